package omerta.peperoni;

/// The bridge over the stream.
///
/// @param near the bridgehead on the near side
/// @param far the bridgehead on the far side
/// @param cost what it costs to go from one to the other
/// @param frame where it is drawn
public record DonPeperoniBridge(String near, String far, int cost, DonPeperoniFrame frame) {}
