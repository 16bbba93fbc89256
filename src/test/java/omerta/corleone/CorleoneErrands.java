package omerta.corleone;

import static omerta.corleone.Moves.complete;
import static omerta.corleone.Moves.place;
import static omerta.corleone.Moves.play;
import static omerta.corleone.Position.A;
import static omerta.corleone.Position.B;
import static omerta.corleone.Position.C;

/// Positions for tests of the table on screen in which a job or an ally of Ada does something to others, and what it is has
/// to be chosen. Bo and Cy sit with her.
public final class CorleoneErrands {

    private CorleoneErrands() {}

    /// The code of a front or a round spot.
    public static int space(String place) {
        return Sketch.space(place);
    }

    private static CorleoneState completed(Position position, String job, String goods) {
        return position.hand(A, goods + " " + job).does(A, complete(job, goods)).state();
    }

    private static CorleoneState played(Position position, String ally) {
        return position.hand(A, ally).does(A, play(ally)).state();
    }

    /// Ada may steal a card: Bo has two, Cy has none.
    public static CorleoneState stealing() {
        return completed(Position.at(3).hand(B, "$5 the-fence"), "hijacked-truck", "booze gun");
    }

    /// Ada may spill a suitcase: there are $1, $3 and $5 in Bo's, nothing in Cy's.
    public static CorleoneState spilling() {
        return completed(Position.at(3).suitcase(B, "$1 $3 $5"), "word-to-the-revenue", "gun blood blood");
    }

    /// Ada may bring a figure back from the river, where thugs and family members of hers lie.
    public static CorleoneState rescuing() {
        return played(Position.at(3).keeps(A, 1, 0), "the-night-surgeon");
    }

    /// Ada may shoot one or two figures of one turf. In Theater Mile Bo has a thug and a family member and Cy a family
    /// member, in Harborside Cy has a thug; at the Pork Butcher stands a thug of Ada's.
    public static CorleoneState shooting() {
        return completed(
                Position.at(3)
                        .stands(A, "pork-butcher")
                        .stands(B, "supper-club marquee-yard")
                        .stands(C, "stagecoach-arch pier-warehouse"),
                "open-war",
                "booze gun gun gun");
    }

    /// Ada may put markers under two stacks: she has a family member on Rope Walk, and Bo controls Harborside.
    public static CorleoneState marking() {
        return completed(Position.at(3).stands(A, "rope-walk").stack(1, "B"), "landslide", "booze gun gun blood");
    }

    /// In the Turf War Ada has won Theater Mile and Exchange Street, and no marker is left to put there: all hers lie in
    /// turfs 1, 2, 4 and 5.
    public static CorleoneState out() {
        return Position.at(3)
                .stack(1, "ABA")
                .stack(2, "BAAAAA")
                .stack(4, "BA")
                .stack(5, "A")
                .stands(A, "supper-club")
                .spent(B, C)
                .keeps(A, 1, 0)
                .does(A, place("pawnbroker"))
                .state();
    }

    /// Ada may post the Police Captain, the Alderman or the Shop Steward; at the Pork Butcher and on Rope Walk stand figures
    /// of Bo's.
    public static CorleoneState posting(CorleoneNeutral figure) {
        String ally = switch (figure) {
            case POLICE_CAPTAIN -> "the-beat-captain";
            case ALDERMAN -> "the-alderman";
            case SHOP_STEWARD -> "the-shop-steward";
        };
        return played(Position.at(3).stands(B, "pork-butcher rope-walk"), ally);
    }

    /// The last turn of Act I, one thug to play. In Harborside stand the Police Captain at the Pier Warehouse and the Shop
    /// Steward, in Old Market a thug of Ada's.
    public static CorleoneState policed() {
        return Position.at(3)
                .neutral("pier-warehouse")
                .steward(1)
                .stands(A, "pork-butcher")
                .spent(B, C)
                .keeps(A, 1, 0)
                .state();
    }
}
