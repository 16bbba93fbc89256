package omerta.pepe;

import java.util.List;
import omerta.engine.Pile;

/// What actions do to the men and cakes at the table.
final class Deeds {

    private final Reach reach;

    Deeds(Reach reach) {
        this.reach = reach;
    }

    /// The chairs whose men die of an action, as a set.
    int dead(DonPepeBoard board, DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Stab(int _, int victim) -> Layout.bit(victim);
            case DonPepeAction.Shoot(int _, int victim) -> Layout.bit(victim);
            case DonPepeAction.KaBoom(var cake) -> reach.caught(board, board.cake(cake));
            case DonPepeAction.Drug(List<Integer> chairs) -> drugged(board, chairs, true);
            case DonPepeAction.Place _,
                    DonPepeAction.SetCake _,
                    DonPepeAction.PassCake _,
                    DonPepeAction.Raid _,
                    DonPepeAction.Move _,
                    DonPepeAction.Discard _,
                    DonPepeAction.Done _ -> 0;
        };
    }

    /// The chairs whose men fall asleep by an action, as a set.
    static int asleep(DonPepeBoard board, DonPepeAction action) {
        return action instanceof DonPepeAction.Drug(List<Integer> chairs) ? drugged(board, chairs, false) : 0;
    }

    private static int drugged(DonPepeBoard board, List<Integer> chairs, boolean before) {
        int drugged = 0;
        for (int i = 0; i < chairs.size(); i++) {
            int chair = chairs.get(i);
            drugged |= board.sleeps(chair) == before ? Layout.bit(chair) : 0;
        }
        return drugged;
    }

    /// The table after an action of a seat, as far as men and cakes go.
    DonPepeBoard after(DonPepeBoard board, int seat, DonPepeAction action) {
        return switch (action) {
            case DonPepeAction.Stab _, DonPepeAction.Shoot _ -> without(board, dead(board, action));
            case DonPepeAction.SetCake(int chair) -> board.withCake(seat, (byte) chair);
            case DonPepeAction.PassCake(var cake, int chair) -> board.withCake(cake.index(), (byte) chair);
            case DonPepeAction.KaBoom(var cake) -> exploded(board, cake.index());
            case DonPepeAction.Drug _ ->
                without(pills(board, asleep(board, action), (byte) (seat + 1)), dead(board, action));
            case DonPepeAction.Move(int from, int to) -> moved(board, from, to);
            case DonPepeAction.Place(DonPepeRole role, int chair) -> placed(board, DonPepeMan.code(seat, role), chair);
            case DonPepeAction.Raid _ -> raided(board);
            case DonPepeAction.Discard _, DonPepeAction.Done _ -> board;
        };
    }

    /// The table after a cake has exploded where it lies: it lies before its owner again, or has left the game where the
    /// owner has no men any more.
    DonPepeBoard exploded(DonPepeBoard board, int cake) {
        DonPepeBoard after = without(board, reach.caught(board, board.cakes().at(cake)));
        return after.withCake(cake, after.living(cake) > 0 ? DonPepeBoard.AT_HOME : DonPepeBoard.GONE);
    }

    /// The table without the men on these chairs: they have fallen.
    static DonPepeBoard without(DonPepeBoard board, int dead) {
        if (dead == 0) {
            return board;
        }
        byte[] chairs = board.chairs().toArray();
        byte[] fallen = new byte[Integer.bitCount(dead)];
        int count = 0;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if ((dead & Layout.bit(chair)) != 0) {
                fallen[count++] = chairs[chair - 1];
                chairs[chair - 1] = DonPepeMan.NOBODY;
            }
        }
        return new DonPepeBoard(
                Pile.of(chairs),
                pills(board, dead, (byte) 0).pills(),
                board.cakes(),
                board.waiting(),
                board.fallen().pushAll(Pile.of(fallen)));
    }

    /// The table with the same pill, or none, on the heads of the men on these chairs.
    static DonPepeBoard pills(DonPepeBoard board, int chairs, byte pill) {
        Pile pills = board.pills();
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if ((chairs & Layout.bit(chair)) != 0) {
                pills = pills.with(chair - 1, pill);
            }
        }
        return new DonPepeBoard(board.chairs(), pills, board.cakes(), board.waiting(), board.fallen());
    }

    private static DonPepeBoard moved(DonPepeBoard board, int from, int to) {
        byte[] chairs = board.chairs().toArray();
        chairs[to - 1] = chairs[from - 1];
        chairs[from - 1] = DonPepeMan.NOBODY;
        return new DonPepeBoard(Pile.of(chairs), board.pills(), board.cakes(), board.waiting(), board.fallen());
    }

    private static DonPepeBoard placed(DonPepeBoard board, byte man, int chair) {
        return new DonPepeBoard(
                board.chairs().with(chair - 1, man),
                board.pills(),
                board.cakes(),
                board.waiting().without(man),
                board.fallen());
    }

    private static DonPepeBoard raided(DonPepeBoard board) {
        Pile men = Pile.EMPTY;
        for (int chair = 1; chair <= DonPepeTables.CHAIRS; chair++) {
            if (!board.isFree(chair)) {
                men = men.push((byte) board.man(chair));
            }
        }
        return new DonPepeBoard(DonPepeBoard.NOBODY, DonPepeBoard.NOBODY, board.cakes(), men.sorted(), board.fallen());
    }
}
