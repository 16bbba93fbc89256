package omerta.peperoni;

import omerta.engine.Pile;

/// What has been done in the turn that is played.
///
/// @param spent how many points each canvasser has used
/// @param current the canvasser whose part it is, 1 or 2; 0 before the first part
/// @param changed whether the part of the other one is over
/// @param bribed the houses in which a bribe was left
/// @param visited the houses in which an agent was left
/// @param marked whether a police marker was used
/// @param raise the house in which a raise at once is asked for; 0 where none is
public record DonPeperoniStage(
        Pile spent, int current, boolean changed, Pile bribed, Pile visited, boolean marked, int raise) {

    /// A turn in which nothing has been done.
    public static final DonPeperoniStage FRESH = new DonPeperoniStage(
            Pile.faceDown(DonPeperoniTables.CANVASSERS), 0, false, Pile.EMPTY, Pile.EMPTY, false, 0);

    /// How many points both canvassers have used.
    public int used() {
        return spent.at(0) + spent.at(1);
    }

    /// How many points a canvasser has used.
    public int spent(int canvasser) {
        return spent.at(canvasser - 1);
    }

    /// Whether the part of a canvasser is over.
    public boolean isOver(int canvasser) {
        return changed && current != canvasser;
    }

    /// A canvasser steps or acts: its part begins, if it has not.
    DonPeperoniStage by(int canvasser) {
        return current == canvasser
                ? this
                : new DonPeperoniStage(spent, canvasser, current != 0, bribed, visited, marked, raise);
    }

    DonPeperoniStage spending(int canvasser, int points) {
        Pile more = spent.with(canvasser - 1, (byte) (spent(canvasser) + points));
        return new DonPeperoniStage(more, current, changed, bribed, visited, marked, raise);
    }

    DonPeperoniStage bribing(int house) {
        return new DonPeperoniStage(spent, current, changed, bribed.push((byte) house), visited, marked, raise);
    }

    DonPeperoniStage visiting(int house) {
        return new DonPeperoniStage(spent, current, changed, bribed, visited.push((byte) house), marked, raise);
    }

    DonPeperoniStage marking() {
        return new DonPeperoniStage(spent, current, changed, bribed, visited, true, raise);
    }

    DonPeperoniStage raising(int house) {
        return new DonPeperoniStage(spent, current, changed, bribed, visited, marked, house);
    }
}
