package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Seat;

/// The events of cards, told from the table as it was before them.
final class Report {

    private Report() {}

    /// What a card does.
    static DonPepeEvent of(DonPepeBoard board, Seat seat, DonPepeAction action, Deeds deeds) {
        return switch (action) {
            case DonPepeAction.Stab(int by, int victim) ->
                new DonPepeDeed.Stabbed(board.sitter(by), board.sitter(victim));
            case DonPepeAction.Shoot(int by, int victim) ->
                new DonPepeDeed.Shot(board.sitter(by), board.sitter(victim));
            case DonPepeAction.SetCake(int chair) -> new DonPepeDeed.CakeSet(seat, chair);
            case DonPepeAction.PassCake(Seat cake, int chair) ->
                new DonPepeDeed.CakePassed(seat, cake, board.cake(cake), chair);
            case DonPepeAction.KaBoom(Seat cake) ->
                new DonPepeDeed.Exploded(seat, cake, board.cake(cake), sitters(board, deeds.dead(board, action)));
            case DonPepeAction.Drug _ ->
                new DonPepeDeed.Drugged(
                        seat, sitters(board, Deeds.asleep(board, action)), sitters(board, deeds.dead(board, action)));
            case DonPepeAction.Move(int from, int to) ->
                new DonPepeDeed.Moved(DonPepeMan.of(board.man(from)), from, to);
            case DonPepeAction.Place _, DonPepeAction.Raid _, DonPepeAction.Discard _, DonPepeAction.Done _ ->
                throw new IllegalArgumentException("no card with an aim: " + action);
        };
    }

    /// The men on these chairs.
    static List<DonPepeSitter> sitters(DonPepeBoard board, int chairs) {
        List<DonPepeSitter> sitters = new ArrayList<>(Integer.bitCount(chairs));
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if ((chairs & Layout.bit(chair)) != 0) {
                sitters.add(board.sitter(chair));
            }
        }
        return sitters;
    }

    /// The chairs of a seat's men who sleep, as a set.
    static int sleepers(DonPepeBoard board, int seat) {
        int sleepers = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (board.isOf(chair, seat) && board.sleeps(chair)) {
                sleepers |= Layout.bit(chair);
            }
        }
        return sleepers;
    }
}
