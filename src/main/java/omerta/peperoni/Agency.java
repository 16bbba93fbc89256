package omerta.peperoni;

import java.util.List;
import java.util.Optional;

/// Which agent takes a house, if any, from how many of each kind are there, whosever.
///
/// @param lawyers how many lawyers
/// @param gunslingers how many gunslingers
/// @param bodyguards how many bodyguards
/// @param charLadies how many char ladies
record Agency(int lawyers, int gunslingers, int bodyguards, int charLadies) {

    static Agency of(List<DonPeperoniGuest> guests) {
        return new Agency(
                count(guests, DonPeperoniAgent.LAWYER),
                count(guests, DonPeperoniAgent.GUNSLINGER),
                count(guests, DonPeperoniAgent.BODYGUARD),
                count(guests, DonPeperoniAgent.CHAR_LADY));
    }

    private static int count(List<DonPeperoniGuest> guests, DonPeperoniAgent agent) {
        return (int) guests.stream().filter(guest -> guest.agent() == agent).count();
    }

    /// The kind of agent that takes the house; it is there once.
    Optional<DonPeperoniAgent> taker() {
        if (gunslingers == 1 && bodyguards == 0) {
            return Optional.of(DonPeperoniAgent.GUNSLINGER);
        }
        return lawyers == 1 && gunslingers + bodyguards + charLadies == 0
                ? Optional.of(DonPeperoniAgent.LAWYER)
                : Optional.empty();
    }

    /// Why no agent takes the house, where none does.
    DonPeperoniFailure failure() {
        if (gunslingers > 1) {
            return DonPeperoniFailure.GUNSLINGERS;
        }
        if (bodyguards > 0 && gunslingers + lawyers > 0) {
            return DonPeperoniFailure.BODYGUARD;
        }
        return lawyers > 0 ? DonPeperoniFailure.LAWYER : DonPeperoniFailure.NOBODY;
    }
}
