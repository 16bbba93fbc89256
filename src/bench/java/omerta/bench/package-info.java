/// Benchmarks, run by `mvn -Pbench verify`: how fast matches are played, loaded and kept, and how much memory each action
/// costs. [omerta.bench.BenchMain] runs them and writes the table.
@NullMarked
package omerta.bench;

import org.jspecify.annotations.NullMarked;
