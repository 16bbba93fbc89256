package omerta.corleone;

import omerta.engine.Pile;
import omerta.engine.Ruling;

/// Whether the city can look like this.
final class BoardInspection {

    private final CorleoneCity city;

    BoardInspection(CorleoneCity city) {
        this.city = city;
    }

    Ruling inspect(CorleoneState state) {
        Ruling tiles = tiles(state);
        return tiles.isLegal() ? figures(state) : tiles;
    }

    /// Each tile is there once: in a turf or to come.
    private Ruling tiles(CorleoneState state) {
        boolean fine = true;
        for (CorleoneTile kind : CorleoneTile.values()) {
            Pile coming = state.supply().tiles(kind);
            int first = city.first(kind);
            fine &= Inspection.all(coming, first, first + city.count(kind));
            for (int tile = first; tile < first + city.count(kind); tile++) {
                byte code = (byte) tile;
                fine &= coming.count(code) + state.board().tiles().count(code) == 1;
            }
        }
        Pile open = state.board().tiles();
        for (int i = 0; i < open.size(); i++) {
            fine &= open.at(i) == 0 || (open.at(i) > CorleoneTables.TURFS && open.at(i) <= city.businesses());
            fine &= i == 0 || open.at(i) == 0 || open.at(i - 1) > 0;
        }
        return Inspection.unless(fine, "CO-42.1", "tiles");
    }

    private Ruling figures(CorleoneState state) {
        CorleoneBoard board = state.board();
        boolean fine = board.steward() >= 0 && board.steward() <= CorleoneTables.TURFS;
        int captains = 0;
        int aldermen = 0;
        for (int space = 0; space < city.spaces(); space++) {
            byte figure = board.figures().at(space);
            boolean neutral = figure == CorleoneBoard.NEUTRAL;
            captains += neutral && CorleoneCity.isFront(space) ? 1 : 0;
            aldermen += neutral && !CorleoneCity.isFront(space) ? 1 : 0;
            fine &= figure == 0 || (board.isThere(space) && (neutral || (figure > 0 && figure <= state.seats())));
            fine &= !board.isMined(space) || board.isThere(space);
        }
        for (Pile stack : board.stacks()) {
            fine &= Inspection.all(stack, 1, state.seats() + 1);
        }
        fine &= captains <= 1 && aldermen <= 1 && board.bombs() >>> city.spaces() == 0;
        return Inspection.unless(fine, "CO-6.1", "board");
    }
}
