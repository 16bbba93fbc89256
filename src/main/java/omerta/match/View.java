package omerta.match;

import omerta.engine.Turn;
import omerta.engine.Viewer;

/// What a viewer sees of a match at one point.
///
/// @param viewer who looks
/// @param state masked for the viewer
/// @param turn who must decide
/// @param moves how many moves were made up to here
/// @param <S> the type of state
public record View<S>(Viewer viewer, S state, Turn turn, int moves) {}
