package omerta.peperoni;

import java.util.List;

/// How the stream is drawn.
///
/// @param width how wide
/// @param line its middle, from the top down
public record DonPeperoniStream(int width, List<DonPeperoniPoint> line) {
    /// Keeps a copy.
    public DonPeperoniStream {
        line = List.copyOf(line);
    }
}
