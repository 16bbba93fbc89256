package omerta.corleone;

import java.util.Optional;
import omerta.engine.Pile;

/// What a seat has.
///
/// @param hand goods, bills, jobs and allies, in the order of their codes
/// @param suitcase the bills in it, in the order of their codes, those of a sealed bid among them
/// @param bid the bills of the bid that is in; empty where none is
/// @param done the jobs that it has completed, the last one last
/// @param played the allies that it has played in this act
/// @param thugs how many thugs it can still play
/// @param members how many family members it can still play
/// @param drownedThugs how many of its thugs are in the river
/// @param drownedMembers how many of its family members are in the river
/// @param markers how many control markers it has left
public record CorleoneFamily(
        Pile hand,
        Pile suitcase,
        Optional<Pile> bid,
        Pile done,
        Pile played,
        int thugs,
        int members,
        int drownedThugs,
        int drownedMembers,
        int markers) {

    /// How many figures it can still play.
    public int figures() {
        return thugs + members;
    }

    CorleoneFamily holding(Pile other) {
        return new CorleoneFamily(
                other, suitcase, bid, done, played, thugs, members, drownedThugs, drownedMembers, markers);
    }

    CorleoneFamily packing(Pile newHand, Pile newSuitcase) {
        return new CorleoneFamily(
                newHand, newSuitcase, bid, done, played, thugs, members, drownedThugs, drownedMembers, markers);
    }

    CorleoneFamily bidding(Optional<Pile> other) {
        return new CorleoneFamily(
                hand, suitcase, other, done, played, thugs, members, drownedThugs, drownedMembers, markers);
    }

    CorleoneFamily doing(Pile other) {
        return new CorleoneFamily(
                hand, suitcase, bid, other, played, thugs, members, drownedThugs, drownedMembers, markers);
    }

    CorleoneFamily playing(Pile newHand, Pile newPlayed) {
        return new CorleoneFamily(
                newHand, suitcase, bid, done, newPlayed, thugs, members, drownedThugs, drownedMembers, markers);
    }

    CorleoneFamily figures(int moreThugs, int moreMembers, int moreDrownedThugs, int moreDrownedMembers) {
        return new CorleoneFamily(
                hand,
                suitcase,
                bid,
                done,
                played,
                thugs + moreThugs,
                members + moreMembers,
                drownedThugs + moreDrownedThugs,
                drownedMembers + moreDrownedMembers,
                markers);
    }

    CorleoneFamily marking(int more) {
        return new CorleoneFamily(
                hand, suitcase, bid, done, played, thugs, members, drownedThugs, drownedMembers, markers + more);
    }
}
