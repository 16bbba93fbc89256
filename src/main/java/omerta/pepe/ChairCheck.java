package omerta.pepe;

import java.util.List;
import omerta.engine.BadTables;

/// Checks the chairs: they stand in one ring, whoever is across looks back, each business has two halves.
final class ChairCheck {

    private static final int HALVES = 2;

    private ChairCheck() {}

    static void check(List<DonPepeChair> chairs) {
        if (chairs.size() != DonPepeTables.CHAIRS) {
            throw new BadTables("chairs", chairs.size() + " chairs, not " + DonPepeTables.CHAIRS);
        }
        for (int i = 0; i < chairs.size(); i++) {
            DonPepeChair chair = chairs.get(i);
            if (chair.chair() != i + 1) {
                throw wrong(i, "chair", chair.chair() + " stands in the place of chair " + (i + 1));
            }
            neighbour(chairs, i, "left", chair.left());
            neighbour(chairs, i, "right", chair.right());
            across(chairs, i, chair.across());
        }
        for (int i = 0; i < chairs.size(); i++) {
            int left = chairs.get(i).left();
            if (chairs.get(left - 1).right() != i + 1) {
                throw wrong(i, "left", "chair " + left + " has another chair on its right");
            }
        }
        ring(chairs);
        businesses(chairs);
        letters(chairs);
    }

    private static BadTables wrong(int index, String part, String reason) {
        return new BadTables("chairs[" + index + "]." + part, reason);
    }

    private static void neighbour(List<DonPepeChair> chairs, int index, String part, int neighbour) {
        if (neighbour < 1 || neighbour > chairs.size()) {
            throw wrong(index, part, "there is no chair " + neighbour);
        }
        if (neighbour == index + 1) {
            throw wrong(index, part, "a chair is no neighbour of itself");
        }
    }

    private static void across(List<DonPepeChair> chairs, int index, int across) {
        if (across < 0 || across > chairs.size()) {
            throw wrong(index, "across", "there is no chair " + across);
        }
        if (across == index + 1) {
            throw wrong(index, "across", "a chair does not face itself");
        }
        if (across > 0 && chairs.get(across - 1).across() != index + 1) {
            throw wrong(index, "across", "chair " + across + " does not face it");
        }
    }

    private static void ring(List<DonPepeChair> chairs) {
        int chair = 1;
        for (int steps = 1; steps < chairs.size(); steps++) {
            chair = chairs.get(chair - 1).left();
            if (chair == 1) {
                throw wrong(0, "left", "the ring closes after " + steps + " chairs");
            }
        }
    }

    private static void businesses(List<DonPepeChair> chairs) {
        for (DonPepeThing thing : DonPepeThing.values()) {
            long count = chairs.stream().filter(chair -> chair.thing() == thing).count();
            if (thing.isBusiness() && count != HALVES) {
                throw new BadTables("chairs", count + " chairs with " + thing + ", not " + HALVES);
            }
        }
    }

    private static void letters(List<DonPepeChair> chairs) {
        for (int i = 0; i < chairs.size(); i++) {
            String letter = chairs.get(i).letter();
            if (!letter.matches("[A-Z]?")) {
                throw wrong(i, "letter", "not a capital letter");
            }
            if (!letter.isEmpty()
                    && chairs.subList(0, i).stream()
                            .anyMatch(other -> other.letter().equals(letter))) {
                throw wrong(i, "letter", letter + " is another chair");
            }
        }
    }
}
