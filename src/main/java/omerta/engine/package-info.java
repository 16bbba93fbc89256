/// What every game is made of. This room knows no game, no JSON and no JavaFX.
///
/// A game is a [Game]: pure functions over an immutable state and its actions.
///
/// - [Game#deal] makes a legal start from a [Table] and an [Rng]; [Game#turn] says who must decide.
/// - [Game#legalActions] lists what a seat may do, [Game#judge] says of one action whether it is legal and,
///   where it is not, which clause of the rulebook forbids it.
/// - [Game#apply] gives the next state with the events that led to it, as a [Step].
/// - [Game#mask] blanks out what a [Viewer] may not know; a view is a masked state of the same type.
/// - [Game#outcome] is empty until the match is over.
///
/// Words are not made here: games name them by [Message], a key with arguments.
@NullMarked
package omerta.engine;

import org.jspecify.annotations.NullMarked;
