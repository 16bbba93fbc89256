package omerta.pepe;

/// What a seat's men bring in at the beginning of a turn, in dollars.
///
/// @param boss what the Boss brings
/// @param businesses what the businesses bring
/// @param doubled whether the accountant multiplies it
/// @param due all of it
public record DonPepeLoot(int boss, int businesses, boolean doubled, int due) {

    /// The clause by which it is what it is.
    String clause() {
        if (doubled) {
            return "DP-6.5";
        }
        return businesses > 0 ? "DP-6.2" : "DP-6.1";
    }
}
