package omerta.dacapo;

/// What the table agreed on, as far as it is needed after the deal.
///
/// @param length how long is played
/// @param target how many points end a match
public record DaCapoTerms(DaCapoLength length, int target) {

    /// Whether several games are played.
    public boolean isMatch() {
        return length == DaCapoLength.MATCH;
    }
}
