package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.board.kit.Chooser;
import org.jspecify.annotations.Nullable;

/// How the actions of a seat lead from one thing on the table to another.
///
/// @param state the view that is drawn
/// @param actor who acts
record Ways(DonCapolloState state, Seat actor) implements Chooser.Ends<DonCapolloAction, Ground> {

    @Override
    public Optional<Chooser.Link<Ground>> of(DonCapolloAction action) {
        return Optional.ofNullable(
                switch (action) {
                    case DonCapolloAction.LayOpen(var business) -> link(new Ground.Open(business), home(business));
                    case DonCapolloAction.LayHand(var business) -> link(new Ground.Card(business), home(business));
                    case DonCapolloAction.Pick(var business) -> link(new Ground.Seen(business), home(business));
                    case DonCapolloAction.Account(var business) ->
                        link(new Ground.Row(actor, business), new Ground.Discards());
                    case DonCapolloAction.Donate(int power) ->
                        power == 1 ? link(new Ground.Power(actor), new Ground.Purse(actor)) : null;
                    case DonCapolloAction.Look(Seat son) -> link(new Ground.Favour(son), new Ground.Hand(son));
                    case DonCapolloAction.CallRow(Seat son, var business) ->
                        link(new Ground.Favour(son), new Ground.Row(son, business));
                    case DonCapolloAction.CallOpen(Seat son, var business) ->
                        link(new Ground.Favour(son), new Ground.Open(business));
                    case DonCapolloAction.Take _,
                            DonCapolloAction.TwoCards _,
                            DonCapolloAction.ThreeCards _,
                            DonCapolloAction.Buy _,
                            DonCapolloAction.Offer _,
                            DonCapolloAction.Counter _,
                            DonCapolloAction.Accept _,
                            DonCapolloAction.Decline _,
                            DonCapolloAction.Withdraw _,
                            DonCapolloAction.Confirm _,
                            DonCapolloAction.Refuse _,
                            DonCapolloAction.Pass _ -> null;
                });
    }

    private static Chooser.Link<Ground> link(Ground from, Ground to) {
        return new Chooser.Link<>(from, to);
    }

    /// Where a card comes to lie before the acting seat.
    private Ground home(DonCapolloBusiness business) {
        return state.row(actor, business) > 0 ? new Ground.Row(actor, business) : new Ground.Place(actor);
    }

    @Override
    public Optional<DonCapolloAction> join(Ground from, Ground to) {
        return Optional.ofNullable(
                switch (from) {
                    case Ground.Open(var business) -> isOwn(to) ? new DonCapolloAction.LayOpen(business) : null;
                    case Ground.Card(var business) -> isOwn(to) ? new DonCapolloAction.LayHand(business) : null;
                    case Ground.Seen(var business) -> isOwn(to) ? new DonCapolloAction.Pick(business) : null;
                    case Ground.Row(Seat seat, var business) ->
                        seat.equals(actor) && to instanceof Ground.Discards
                                ? new DonCapolloAction.Account(business)
                                : null;
                    case Ground.Power(Seat seat) ->
                        seat.equals(actor) && to.equals(new Ground.Purse(actor))
                                ? new DonCapolloAction.Donate(1)
                                : null;
                    case Ground.Favour(Seat son) -> called(son, to);
                    case Ground.Plate _,
                            Ground.Draw _,
                            Ground.Discards _,
                            Ground.Mat _,
                            Ground.Place _,
                            Ground.Purse _,
                            Ground.Hand _,
                            Ground.Chip _,
                            Ground.Pan _ -> null;
                });
    }

    private boolean isOwn(Ground to) {
        return to.equals(new Ground.Place(actor)) || (to instanceof Ground.Row(Seat seat, var _) && seat.equals(actor));
    }

    private @Nullable DonCapolloAction called(Seat son, Ground to) {
        return switch (to) {
            case Ground.Hand(Seat seat) -> seat.equals(son) ? new DonCapolloAction.Look(son) : null;
            case Ground.Row(Seat seat, var business) ->
                seat.equals(son) ? new DonCapolloAction.CallRow(son, business) : null;
            case Ground.Open(var business) -> new DonCapolloAction.CallOpen(son, business);
            case Ground.Plate _,
                    Ground.Draw _,
                    Ground.Discards _,
                    Ground.Mat _,
                    Ground.Place _,
                    Ground.Purse _,
                    Ground.Power _,
                    Ground.Favour _,
                    Ground.Card _,
                    Ground.Seen _,
                    Ground.Chip _,
                    Ground.Pan _ -> null;
        };
    }

    @Override
    public boolean moves(Ground key) {
        return switch (key) {
            case Ground.Open _, Ground.Card _, Ground.Seen _ -> true;
            case Ground.Row(Seat seat, var _) -> seat.equals(actor);
            case Ground.Power(Seat seat) -> seat.equals(actor);
            case Ground.Favour(Seat son) ->
                !son.equals(actor) && state.holder(son).equals(actor);
            case Ground.Plate _,
                    Ground.Draw _,
                    Ground.Discards _,
                    Ground.Mat _,
                    Ground.Place _,
                    Ground.Purse _,
                    Ground.Hand _,
                    Ground.Chip _,
                    Ground.Pan _ -> false;
        };
    }

    @Override
    public boolean isPlain(DonCapolloAction action) {
        return !(action instanceof DonCapolloAction.Donate) && of(action).isPresent();
    }

    /// What a plate does.
    static DonCapolloAction deed(Ground.Deed deed) {
        return switch (deed) {
            case TAKE -> new DonCapolloAction.Take();
            case TWO -> new DonCapolloAction.TwoCards();
            case THREE -> new DonCapolloAction.ThreeCards();
            case BUY -> new DonCapolloAction.Buy();
            case PASS -> new DonCapolloAction.Pass();
            case STAND -> new DonCapolloAction.Confirm(List.of());
            case KEEP -> new DonCapolloAction.Refuse();
        };
    }
}
