package omerta.corleone;

import java.util.ArrayList;
import java.util.List;

/// The printed figures, numbered and looked up: cards by their code, businesses and spaces by their number.
///
/// - Codes of cards in piles: 1 to 4 the goods, 5 to 8 the bills in ascending order, then the jobs, then the allies, both
///   in the order of the tables.
/// - Businesses are numbered from 1: the printed ones, the blue tiles, the red tiles.
/// - Spaces are numbered from 0: two fronts in each turf, the printed business and the tile, then the spots.
/// - Turfs are numbered from 1.
public final class CorleoneCity {

    /// How many spaces are fronts; all after them are spots.
    public static final int FRONTS = 2 * CorleoneTables.TURFS;

    /// How many values bills have.
    static final int VALUES = 4;

    /// The code of the lowest bill.
    static final int BILL = CorleoneGood.KINDS + 1;

    /// The code of the first job.
    static final int JOB = BILL + VALUES;

    /// The code of the first ally.
    static final int ALLY = JOB + CardCheck.JOBS;

    /// No range of codes has more cards.
    static final int MOST_CARDS = 256;

    /// The greatest code.
    static final int CARDS = ALLY + CardCheck.ALLIES - 1;

    private final CorleoneTables tables;
    private final List<CorleoneCard> cards = new ArrayList<>();
    private final List<CorleoneBusiness> businesses = new ArrayList<>();
    private final int[] touched;

    /// The city of these figures.
    public CorleoneCity(CorleoneTables tables) {
        this.tables = tables;
        for (CorleoneGood good : CorleoneGood.values()) {
            cards.add(new CorleoneCard.Good(good));
        }
        tables.bills().forEach(bills -> cards.add(new CorleoneCard.Bill(bills.value())));
        tables.jobs().forEach(job -> cards.add(new CorleoneCard.Job(job.id())));
        tables.allies().forEach(ally -> cards.add(new CorleoneCard.Ally(ally.id())));
        tables.turfs().forEach(turf -> businesses.add(turf.business()));
        businesses.addAll(tables.blue());
        businesses.addAll(tables.red());
        touched = new int[FRONTS + tables.spots().size()];
        for (int space = 0; space < touched.length; space++) {
            touched[space] = isFront(space)
                    ? 1 << space / 2
                    : tables.spots().get(space - FRONTS).turfs().stream()
                            .mapToInt(turf -> 1 << turf - 1)
                            .sum();
        }
    }

    /// The printed figures.
    public CorleoneTables tables() {
        return tables;
    }

    /// Whether a code is that of a good.
    public static boolean isGood(int code) {
        return code >= 1 && code < BILL;
    }

    /// Whether a code is that of a bill.
    public static boolean isBill(int code) {
        return code >= BILL && code < JOB;
    }

    /// Whether a code is that of a job.
    public static boolean isJob(int code) {
        return code >= JOB && code < ALLY;
    }

    /// Whether a code is that of an ally.
    public static boolean isAlly(int code) {
        return code >= ALLY && code <= CARDS;
    }

    /// Whether a code is that of any card.
    static boolean isCard(int code) {
        return code >= 1 && code <= CARDS;
    }

    /// Whether a space is the front of a business.
    public static boolean isFront(int space) {
        return space < FRONTS;
    }

    /// The number of the turf in which a front is.
    public static int turf(int front) {
        return front / 2 + 1;
    }

    /// The front of the printed business of a turf.
    public static int printed(int turf) {
        return 2 * (turf - 1);
    }

    /// The front of the tile of a turf.
    public static int tile(int turf) {
        return 2 * (turf - 1) + 1;
    }

    /// How many spaces there are.
    public int spaces() {
        return touched.length;
    }

    /// The turfs that a figure on a space is in, one bit a turf, the lowest for turf 1.
    int touched(int space) {
        return touched[space];
    }

    /// Whether a figure on a space is in a turf.
    public boolean isIn(int space, int turf) {
        return (touched[space] >> turf - 1 & 1) == 1;
    }

    /// The card with this code.
    public CorleoneCard card(int code) {
        return cards.get(code - 1);
    }

    /// The dollars of the bill with this code.
    public int value(int code) {
        return tables.bills().get(code - BILL).value();
    }

    /// The code of a bill; 0 where there is none of this value.
    public byte bill(int value) {
        for (int i = 0; i < VALUES; i++) {
            if (tables.bills().get(i).value() == value) {
                return (byte) (BILL + i);
            }
        }
        return 0;
    }

    /// The job with this code.
    public CorleoneJob job(int code) {
        return tables.jobs().get(code - JOB);
    }

    /// The ally with this code.
    public CorleoneAlly ally(int code) {
        return tables.allies().get(code - ALLY);
    }

    /// The business with this number.
    public CorleoneBusiness business(int number) {
        return businesses.get(number - 1);
    }

    /// How many businesses there are.
    int businesses() {
        return businesses.size();
    }

    /// The number of the first tile of a kind.
    int first(CorleoneTile tile) {
        return CorleoneTables.TURFS
                + 1
                + (tile == CorleoneTile.RED ? tables.blue().size() : 0);
    }

    /// How many tiles of a kind there are.
    int count(CorleoneTile tile) {
        return tile == CorleoneTile.RED ? tables.red().size() : tables.blue().size();
    }

    /// The number of the business on a front; 0 where there is none.
    public int businessAt(CorleoneBoard board, int front) {
        return front % 2 == 0 ? turf(front) : board.tiles().at(turf(front) - 1);
    }

    /// A space of this board in words: a front by its business, a spot by its name.
    CorleonePlace place(CorleoneBoard board, int space) {
        return isFront(space)
                ? new CorleonePlace.Front(business(businessAt(board, space)).id())
                : new CorleonePlace.Spot(tables.spots().get(space - FRONTS).id());
    }

    /// A turf's name in files.
    String turfId(int turf) {
        return tables.turfs().get(turf - 1).id();
    }

    /// How many cards of a code there are.
    int copies(int code) {
        return isGood(code)
                ? tables.goods().get(code - 1).cards()
                : isBill(code) ? tables.bills().get(code - BILL).cards() : 1;
    }
}
