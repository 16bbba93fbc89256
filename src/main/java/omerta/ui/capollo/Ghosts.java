package omerta.ui.capollo;

import java.util.Optional;
import omerta.capollo.DonCapolloState;
import omerta.engine.Seat;
import omerta.ui.board.art.PileView;

/// Whose the things on the table are, what they are in a deal, and how they look while they are dragged.
///
/// @param names what things are called
/// @param state the view that is drawn
record Ghosts(Names names, DonCapolloState state) {

    /// Who could give a thing in a deal; empty where nobody could.
    Optional<Seat> owner(Ground ground) {
        return switch (ground) {
            case Ground.Mat(Seat seat) -> Optional.of(seat);
            case Ground.Row(Seat seat, var _) -> Optional.of(seat);
            case Ground.Purse(Seat seat) -> Optional.of(seat);
            case Ground.Hand(Seat seat) -> Optional.of(seat);
            case Ground.Favour(Seat son) -> Optional.of(state.holder(son));
            case Ground.Open _ -> Optional.of(state.active());
            case Ground.Card _,
                    Ground.Plate _,
                    Ground.Draw _,
                    Ground.Discards _,
                    Ground.Place _,
                    Ground.Power _,
                    Ground.Seen _,
                    Ground.Chip _,
                    Ground.Pan _ -> Optional.empty();
        };
    }

    /// What a thing is in a deal.
    Optional<Good> good(Ground ground) {
        return switch (ground) {
            case Ground.Row(var _, var business) -> Optional.of(new Good.RowCard(business));
            case Ground.Purse(Seat seat) -> state.money(seat) > 0 ? Optional.of(new Good.Dollar()) : Optional.empty();
            case Ground.Favour(Seat son) -> Optional.of(new Good.Favour(son));
            case Ground.Open(var business) -> Optional.of(new Good.OpenCard(business));
            case Ground.Card(var business) -> Optional.of(new Good.HandCard(business));
            case Ground.Chip(var _, Good good, boolean _) -> Optional.of(good);
            case Ground.Mat _,
                    Ground.Hand _,
                    Ground.Plate _,
                    Ground.Draw _,
                    Ground.Discards _,
                    Ground.Place _,
                    Ground.Power _,
                    Ground.Seen _,
                    Ground.Pan _ -> Optional.empty();
        };
    }

    /// How a thing looks while it is dragged; empty where it stays where it is.
    Optional<PileView> of(Ground ground) {
        return switch (ground) {
            case Ground.Open(var business) -> Optional.of(PileView.card(new Faces(names).of(business)));
            case Ground.Card(var business) -> Optional.of(PileView.card(new Faces(names).of(business)));
            case Ground.Seen(var business) -> Optional.of(PileView.card(new Faces(names).of(business)));
            case Ground.Row(Seat seat, var business) ->
                Optional.of(new Tiles(names).row(business, state.row(seat, business)));
            case Ground.Favour(Seat son) -> Optional.of(new Tiles(names).favour(son));
            case Ground.Chip(var _, Good good, boolean _) -> Optional.of(new Chips(names).drawn(good, 1));
            case Ground.Purse _,
                    Ground.Power _,
                    Ground.Mat _,
                    Ground.Hand _,
                    Ground.Plate _,
                    Ground.Draw _,
                    Ground.Discards _,
                    Ground.Place _,
                    Ground.Pan _ -> Optional.empty();
        };
    }
}
