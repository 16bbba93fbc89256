/// Pictures of every screen and every important state, for people to look at: `mvn -Pshots verify` draws them into
/// `target/shots/`, with an `index.html` that shows them side by side.
///
/// A [omerta.shots.Walk] goes through the app in one [omerta.shots.Manner] (language, look, size) and takes a picture
/// wherever it stops; an [omerta.shots.Evening] lends it matches of a game at every stage.
@NullMarked
package omerta.shots;

import org.jspecify.annotations.NullMarked;
