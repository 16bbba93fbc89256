/// Benchmarks, run by `mvn -Pbench verify`: how fast matches are played, loaded and kept, and how much memory each action
/// costs, what a table on the screen costs, how long the start takes. [omerta.bench.BenchMain] runs them and writes the table.
@NullMarked
package omerta.bench;

import org.jspecify.annotations.NullMarked;
