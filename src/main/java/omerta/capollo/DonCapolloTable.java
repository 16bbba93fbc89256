package omerta.capollo;

import java.util.List;

/// What the cards of a business bring.
///
/// @param business which
/// @param money the dollars for one card, two cards and so on; less than 0 is paid
/// @param power the power for one card, two cards and so on
public record DonCapolloTable(DonCapolloBusiness business, List<Integer> money, List<Integer> power) {
    /// Keeps copies.
    public DonCapolloTable {
        money = List.copyOf(money);
        power = List.copyOf(power);
    }
}
