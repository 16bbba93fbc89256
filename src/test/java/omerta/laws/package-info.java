/// The laws held against games: [omerta.laws.GameLaws] is what each game's own test extends.
@NullMarked
package omerta.laws;

import org.jspecify.annotations.NullMarked;
