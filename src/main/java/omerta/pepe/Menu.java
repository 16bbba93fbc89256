package omerta.pepe;

import java.util.Optional;

/// Which card an action plays.
final class Menu {

    private static final Optional<DonPepeCard> KNIFE = Optional.of(DonPepeCard.KNIFE);
    private static final Optional<DonPepeCard> GUN = Optional.of(DonPepeCard.GUN);
    private static final Optional<DonPepeCard> CAKE = Optional.of(DonPepeCard.CAKE);
    private static final Optional<DonPepeCard> PASS_THE_CAKE = Optional.of(DonPepeCard.PASS_THE_CAKE);
    private static final Optional<DonPepeCard> KA_BOOM = Optional.of(DonPepeCard.KA_BOOM);
    private static final Optional<DonPepeCard> SLUMBER_COCKTAIL = Optional.of(DonPepeCard.SLUMBER_COCKTAIL);
    private static final Optional<DonPepeCard> COPS = Optional.of(DonPepeCard.COPS);
    private static final Optional<DonPepeCard> MOVEMENT = Optional.of(DonPepeCard.MOVEMENT);

    private Menu() {}

    /// The card that an action plays; empty where it plays none.
    static Optional<DonPepeCard> card(DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Stab _ -> KNIFE;
            case DonPepeAction.Shoot _ -> GUN;
            case DonPepeAction.SetCake _ -> CAKE;
            case DonPepeAction.PassCake _ -> PASS_THE_CAKE;
            case DonPepeAction.KaBoom _ -> KA_BOOM;
            case DonPepeAction.Drug _ -> SLUMBER_COCKTAIL;
            case DonPepeAction.Raid _ -> COPS;
            case DonPepeAction.Move _ -> MOVEMENT;
            case DonPepeAction.Place _, DonPepeAction.Discard _, DonPepeAction.Done _ -> Optional.empty();
        };
    }
}
