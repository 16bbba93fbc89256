/// Measures the start: from nothing to the first frame, of the packaged app and of an empty window.
/// [omerta.bench.start.Starts] runs both in processes of their own, where [omerta.bench.start.FirstFrame] stops the time.
@NullMarked
package omerta.bench.start;

import org.jspecify.annotations.NullMarked;
