package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloCall;
import omerta.capollo.DonCapolloEvent;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloLedger;
import omerta.capollo.DonCapolloOffer;
import omerta.capollo.DonCapolloPlay;
import omerta.capollo.DonCapolloTalk;
import omerta.engine.Seat;
import omerta.ui.board.art.CardFace;
import omerta.ui.board.art.PileView;

/// What goes where in an event.
///
/// @param names what things are called
record Flights(Names names) {

    /// The ways of all things that an event moves.
    List<Flight> of(DonCapolloEvent event) {
        return switch (event) {
            case DonCapolloPlay play -> of(play);
            case DonCapolloCall call -> of(call);
            case DonCapolloTalk talk ->
                talk instanceof DonCapolloTalk.Done(DonCapolloOffer offer) ? deal(offer) : List.of();
            case DonCapolloLedger ledger -> of(ledger);
        };
    }

    private List<Flight> of(DonCapolloPlay event) {
        return switch (event) {
            case DonCapolloPlay.TurnedUp(Seat _, var cards, int _) ->
                cards.stream()
                        .map(card -> card(new Ground.Draw(), new Ground.Open(card), card))
                        .toList();
            case DonCapolloPlay.Drew(Seat seat, Optional<DonCapolloBusiness> card, int _) ->
                List.of(new Flight(
                        new Ground.Draw(),
                        new Ground.Hand(seat),
                        card.map(this::face).orElseGet(() -> PileView.card(CardFace.back()))));
            case DonCapolloPlay.Laid(Seat seat, var card, boolean hand, int _) ->
                List.of(card(hand ? new Ground.Hand(seat) : new Ground.Open(card), new Ground.Row(seat, card), card));
            case DonCapolloPlay.Donated(Seat seat, int _) ->
                List.of(new Flight(new Ground.Power(seat), new Ground.Purse(seat), coin()));
            case DonCapolloPlay.TurnBegan _,
                    DonCapolloPlay.DrewNothing _,
                    DonCapolloPlay.Shuffled _,
                    DonCapolloPlay.RanOut _,
                    DonCapolloPlay.LetPass _,
                    DonCapolloPlay.TurnDone _ -> List.of();
        };
    }

    private List<Flight> of(DonCapolloCall event) {
        return switch (event) {
            case DonCapolloCall.Looked(Seat _, Seat son, var _) -> List.of(favour(son));
            case DonCapolloCall.Picked(Seat seat, Seat son, var card) ->
                List.of(card(new Ground.Hand(son), new Ground.Row(seat, card), card));
            case DonCapolloCall.CalledRow(Seat seat, Seat son, var card) ->
                List.of(favour(son), card(new Ground.Row(son, card), new Ground.Row(seat, card), card));
            case DonCapolloCall.CalledOpen(Seat seat, Seat son, var card) ->
                List.of(favour(son), card(new Ground.Open(card), new Ground.Row(seat, card), card));
        };
    }

    private List<Flight> of(DonCapolloLedger event) {
        return switch (event) {
            case DonCapolloLedger.Accounted(Seat seat, var card, int _, int money, int _, int _, int _) -> {
                List<Flight> flights = new ArrayList<>();
                flights.add(card(new Ground.Row(seat, card), new Ground.Discards(), card));
                if (money > 0) {
                    flights.add(new Flight(new Ground.Row(seat, card), new Ground.Purse(seat), coin()));
                }
                yield flights;
            }
            case DonCapolloLedger.Said _,
                    DonCapolloLedger.Kept _,
                    DonCapolloLedger.AccountFell _,
                    DonCapolloLedger.Counted _,
                    DonCapolloLedger.FavourCounted _,
                    DonCapolloLedger.Exchanged _,
                    DonCapolloLedger.Ended _ -> List.of();
        };
    }

    private List<Flight> deal(DonCapolloOffer offer) {
        List<Flight> flights = new ArrayList<>();
        goods(offer.from(), offer.to(), offer.give(), flights);
        goods(offer.to(), offer.from(), offer.want(), flights);
        return flights;
    }

    private void goods(Seat from, Seat to, DonCapolloGoods goods, List<Flight> flights) {
        for (Good good : Good.kinds(goods)) {
            flights.add(
                    switch (good) {
                        case Good.Dollar() -> new Flight(new Ground.Purse(from), new Ground.Purse(to), coin());
                        case Good.OpenCard(var card) -> card(new Ground.Open(card), new Ground.Row(to, card), card);
                        case Good.RowCard(var card) -> card(new Ground.Row(from, card), new Ground.Row(to, card), card);
                        case Good.HandCard(var card) -> card(new Ground.Hand(from), new Ground.Row(to, card), card);
                        case Good.Favour(Seat son) -> favour(son);
                    });
        }
    }

    private Flight card(Ground from, Ground to, DonCapolloBusiness card) {
        return new Flight(from, to, face(card));
    }

    private PileView face(DonCapolloBusiness card) {
        return PileView.card(new Faces(names).of(card));
    }

    private static PileView coin() {
        return Tiles.SYMBOLS
                .sketch(34, 34, "capollo-count")
                .with("coin", 2, 2, 30, 30)
                .thing();
    }

    /// A favour changes mats: the place of its spot has changed.
    private Flight favour(Seat son) {
        return new Flight(new Ground.Favour(son), new Ground.Favour(son), new Tiles(names).favour(son));
    }
}
