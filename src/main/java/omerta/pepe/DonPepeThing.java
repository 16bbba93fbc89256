package omerta.pepe;

/// What lies on the table before a chair.
public enum DonPepeThing {
    /// Nothing.
    NONE,
    /// A gun: whoever sits there can shoot across.
    GUN,
    /// A knife: whoever sits there can stab a neighbour.
    KNIFE,
    /// A drink: whoever sits there can be put to sleep.
    DRINK,
    /// The cash register, the accountant's chair.
    REGISTER,
    /// One half of the bar.
    BAR,
    /// One half of the casino.
    CASINO,
    /// One half of the restaurant.
    RESTAURANT;

    /// Whether it is one half of a business.
    public boolean isBusiness() {
        return compareTo(BAR) >= 0;
    }
}
