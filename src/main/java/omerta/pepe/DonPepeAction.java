package omerta.pepe;

import java.util.List;
import omerta.engine.Seat;

/// What a seat may do. Chairs are numbered from 1.
public sealed interface DonPepeAction {

    /// Puts an own gangster on a free chair, at the start or after a raid.
    ///
    /// @param role which of those that wait
    /// @param chair where
    record Place(DonPepeRole role, int chair) implements DonPepeAction {}

    /// Knife: an own gangster stabs a neighbour.
    ///
    /// @param by the chair of the own gangster
    /// @param victim the chair of the neighbour
    record Stab(int by, int victim) implements DonPepeAction {}

    /// Gun: an own gangster shoots whoever sits across.
    ///
    /// @param by the chair of the own gangster
    /// @param victim the chair across
    record Shoot(int by, int victim) implements DonPepeAction {}

    /// Cake: puts the own cake on a chair.
    ///
    /// @param chair where
    record SetCake(int chair) implements DonPepeAction {}

    /// Pass the Cake: passes a cake to the next gangster on its left or right.
    ///
    /// @param cake whose cake
    /// @param chair the chair of the gangster who gets it
    record PassCake(Seat cake, int chair) implements DonPepeAction {}

    /// Ka-Boom!: makes another player's cake explode.
    ///
    /// @param cake whose cake
    record KaBoom(Seat cake) implements DonPepeAction {}

    /// Slumber Cocktail: drops a pill into each of these drinks.
    ///
    /// @param chairs the chairs of the drinkers, in ascending order
    record Drug(List<Integer> chairs) implements DonPepeAction {
        /// Keeps a copy.
        public Drug {
            chairs = List.copyOf(chairs);
        }
    }

    /// It's the Cops!: everyone leaves the table and is seated anew.
    record Raid() implements DonPepeAction {}

    /// Movement: an own gangster moves to a free chair.
    ///
    /// @param from his chair
    /// @param to the free chair
    record Move(int from, int to) implements DonPepeAction {}

    /// Discards a card instead of playing one.
    ///
    /// @param card which
    record Discard(DonPepeCard card) implements DonPepeAction {}

    /// Ends the turn: the hand is drawn up, own sleepers wake.
    record Done() implements DonPepeAction {}
}
