package omerta.capollo;

/// What a seat has gathered.
///
/// @param money in dollars
/// @param power from 0 up while the game goes on
public record DonCapolloPurse(int money, int power) {

    DonCapolloPurse plus(int moreMoney, int morePower) {
        return new DonCapolloPurse(money + moreMoney, power + morePower);
    }
}
