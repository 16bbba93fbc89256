package omerta.golden;

import omerta.engine.Table;
import omerta.match.Start;
import omerta.match.laws.Policy;

/// How a golden match comes about.
///
/// @param name of the transcript, in words with hyphens
/// @param table who plays, by which options
/// @param start where it begins
/// @param policy how all seats choose where no moves are recorded yet
/// @param seed of their choices
/// @param <S> the type of state
record Recipe<S>(String name, Table table, Start<S> start, Policy policy, long seed) {}
