package omerta.corleone;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;

/// The pause between two acts, and Open New Business, with which the next one begins.
final class Pause {

    private final Desk desk;

    Pause(Desk desk) {
        this.desk = desk;
    }

    void run() {
        desk.set(desk.clock().in(CorleonePhase.ENTRACTE));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.ENTRACTE));
        int before = desk.tables().act(desk.clock().act()).members();
        desk.set(desk.clock().nextAct());
        int members = desk.tables().act(desk.clock().act()).members();
        figures(members);
        desk.tell(new CorleoneCourse.ActBegan(desk.clock().act()));
        if (members > before) {
            desk.tell(new CorleoneCourse.MemberJoined(members));
        }
        jobs();
        allies();
        newBusiness();
    }

    private void figures(int members) {
        int thugs = desk.tables().setup(desk.seats()).thugs();
        desk.set(desk.board().cleared());
        for (Seat seat : Seat.first(desk.seats())) {
            CorleoneFamily family = desk.family(seat);
            desk.set(
                    seat,
                    family.figures(
                            thugs - family.thugs(),
                            members - family.members(),
                            -family.drownedThugs(),
                            -family.drownedMembers()));
        }
        desk.tell(new CorleoneCourse.FiguresBack());
    }

    /// Lays jobs open.
    void jobs() {
        List<String> names = new ArrayList<>();
        int wanted = desk.tables().setup(desk.seats()).jobs();
        for (int i = 0; i < wanted; i++) {
            byte job = desk.drawJob();
            if (job > 0) {
                desk.set(desk.supply().laying(desk.supply().row().push(job)));
                names.add(desk.city().job(job).id());
            }
        }
        desk.teachAll();
        desk.tell(new CorleoneCourse.JobsLaid(names));
    }

    /// Lays the allies of the act open; those that are left of the last one leave the game.
    void allies() {
        CorleoneSupply supply = desk.supply();
        Pile gone = supply.gone().pushAll(supply.allies());
        List<String> left = names(supply.allies());
        int act = desk.clock().act();
        if (act > supply.later().size()) {
            desk.set(supply.showing(supply.later(), Pile.EMPTY, gone));
            desk.tell(new CorleoneCourse.AlliesLaid(left, List.of()));
            return;
        }
        Pile later = supply.later().get(act - 1);
        int count = desk.tables().setup(desk.seats()).allies();
        Pile shown = later.taken(count);
        desk.set(supply.showing(Lists.with(supply.later(), act - 1, later.pop(count)), shown, gone));
        desk.tell(new CorleoneCourse.AlliesLaid(left, names(shown)));
    }

    private List<String> names(Pile allies) {
        List<String> names = new ArrayList<>(allies.size());
        for (int i = 0; i < allies.size(); i++) {
            names.add(desk.city().ally(allies.at(i)).id());
        }
        return names;
    }

    /// The tile of the act is laid.
    void newBusiness() {
        desk.set(desk.clock().in(CorleonePhase.OPEN_NEW_BUSINESS));
        desk.tell(new CorleoneCourse.PhaseBegan(CorleonePhase.OPEN_NEW_BUSINESS));
        tile(desk.tables().act(desk.clock().act()).tile());
    }

    /// A tile of a kind is laid into the free slot with the lowest number.
    void tile(CorleoneTile tile) {
        int turf = 1;
        while (desk.board().tiles().at(turf - 1) > 0) {
            turf++;
        }
        int business = desk.supply().tiles(tile).top();
        desk.set(desk.supply().opening(tile));
        desk.set(desk.board().tiling(turf, business));
        desk.teachAll();
        desk.tell(new CorleoneCourse.Opened(
                desk.city().business(business).id(), desk.city().turfId(turf), tile));
    }
}
