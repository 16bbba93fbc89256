/// Golden matches: recorded matches as readable transcripts, played again move by move and compared.
///
/// [omerta.golden.GoldenMatches] is what each game's own test extends. Its transcripts lie in
/// `src/test/resources/golden/<game>`. After a wanted change of rules, words or JSON they are written anew by
///
///     mvn test -Dtest='*Golden*' -Domerta.bless=true
@NullMarked
package omerta.golden;

import org.jspecify.annotations.NullMarked;
