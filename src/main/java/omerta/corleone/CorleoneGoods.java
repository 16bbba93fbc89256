package omerta.corleone;

/// How many cards of a good there are.
///
/// @param good which
/// @param cards how many
public record CorleoneGoods(CorleoneGood good, int cards) {}
