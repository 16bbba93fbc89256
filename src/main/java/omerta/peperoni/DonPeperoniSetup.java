package omerta.peperoni;

import java.util.List;

/// How the village is set for a number of players.
///
/// @param players how many
/// @param far whether the far side belongs to the game
/// @param bribes how many players' bribes have a house scored at once
/// @param demandingBribes the same for a house with the highest number
/// @param nearHomes how many may live on the near side, by the house rule for far homes
/// @param locked the houses that are locked
/// @param removed the chits that are taken from each player
public record DonPeperoniSetup(
        int players,
        boolean far,
        int bribes,
        int demandingBribes,
        int nearHomes,
        List<String> locked,
        List<DonPeperoniChits> removed) {
    /// Keeps copies.
    public DonPeperoniSetup {
        locked = List.copyOf(locked);
        removed = List.copyOf(removed);
    }
}
