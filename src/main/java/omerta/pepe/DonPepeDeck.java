package omerta.pepe;

/// How many cards there are of each kind.
///
/// @param knife Knife
/// @param gun Gun
/// @param cake Cake
/// @param passTheCake Pass the Cake
/// @param kaBoom Ka-Boom!
/// @param slumberCocktail Slumber Cocktail
/// @param cops the raid
/// @param movement Movement
public record DonPepeDeck(
        int knife, int gun, int cake, int passTheCake, int kaBoom, int slumberCocktail, int cops, int movement) {

    /// How many cards there are of a kind.
    public int of(DonPepeCard card) {
        return switch (card) {
            case KNIFE -> knife;
            case GUN -> gun;
            case CAKE -> cake;
            case PASS_THE_CAKE -> passTheCake;
            case KA_BOOM -> kaBoom;
            case SLUMBER_COCKTAIL -> slumberCocktail;
            case COPS -> cops;
            case MOVEMENT -> movement;
        };
    }

    /// How many cards there are.
    public int cards() {
        int cards = 0;
        for (DonPepeCard card : DonPepeCard.values()) {
            cards += of(card);
        }
        return cards;
    }
}
