package omerta.ui.capollo;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloGoods;
import omerta.capollo.DonCapolloOffer;
import omerta.capollo.DonCapolloPending;
import omerta.capollo.DonCapolloState;
import omerta.engine.Decision;
import omerta.engine.Privacy;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// What is done at the scales in one picture.
///
/// At the open table no card of the own hand is ever on the scales but one that was asked for, and whether it is held
/// is never asked: that is decided behind the curtain.
final class Dealing {

    private final DonCapollo game;
    private final Names names;
    private final DonCapolloState state;
    private final Optional<Seat> actor;
    private final Optional<Seat> hand;
    private final Consumer<Optional<Deal>> shown;
    private final Consumer<Deal> curtain;
    private Optional<Deal> deal = Optional.empty();

    /// What can be done at the scales.
    enum Deed {
        /// Makes the offer.
        MAKE,
        /// Puts the scales away.
        CLOSE,
        /// Accepts.
        ACCEPT,
        /// Changes the scales.
        COUNTER,
        /// Declines.
        DECLINE,
        /// Withdraws the own offer.
        WITHDRAW,
        /// Stands by a deal.
        STAND,
        /// Does not.
        REFUSE
    }

    /// The scales of one picture.
    ///
    /// @param actor who acts, empty where nobody does
    /// @param hand whose hand may be seen, empty at the open table
    /// @param shown shows what is on the scales, or puts them away
    /// @param curtain leads the acting seat behind its curtain with a deal that is put together
    Dealing(
            DonCapollo game,
            Names names,
            DonCapolloState state,
            Optional<Seat> actor,
            Optional<Seat> hand,
            Consumer<Optional<Deal>> shown,
            Consumer<Deal> curtain) {
        this.game = game;
        this.names = names;
        this.state = state;
        this.actor = actor;
        this.hand = hand;
        this.shown = shown;
        this.curtain = curtain;
    }

    DonCapolloState state() {
        return state;
    }

    Shelf shelf() {
        return new Shelf(state, hand);
    }

    /// What is on the scales.
    Optional<Deal> deal() {
        return deal;
    }

    /// Puts on the scales what the match has there.
    void begin() {
        waiting().ifPresent(this::put);
    }

    private Optional<Deal> waiting() {
        return switch (state.top().orElse(null)) {
            case DonCapolloPending.Talks talks -> Optional.of(waiting(talks));
            case DonCapolloPending.Confirming waits ->
                Optional.of(new Deal(
                        isActor(waits.seat()) ? Deal.Stage.CONFIRM : Deal.Stage.WATCHED,
                        waits.offer(),
                        Optional.empty(),
                        0));
            case DonCapolloPending.Revealed _,
                    DonCapolloPending.Ending _,
                    DonCapolloPending.Accounting _,
                    DonCapolloPending.Closing _,
                    DonCapolloPending.Picking _,
                    DonCapolloPending.Reckoning _ -> Optional.empty();
            case null -> Optional.empty();
        };
    }

    private Deal waiting(DonCapolloPending.Talks talks) {
        int last = talks.chain().size() - 1;
        Deal.Stage stage = isActor(talks.last().to())
                ? Deal.Stage.ANSWER
                : isActor(talks.last().from()) ? Deal.Stage.WAITS : Deal.Stage.WATCHED;
        return new Deal(
                stage, talks.last(), last > 0 ? Optional.of(talks.chain().get(last - 1)) : Optional.empty(), 0);
    }

    private boolean isActor(Seat seat) {
        return actor.equals(Optional.of(seat));
    }

    /// Why the acting seat cannot make another an offer; empty where it can.
    Optional<Ruling.Illegal> refuses(Seat other) {
        return game.bargains(state, actor.orElseThrow(), other) instanceof Ruling.Illegal illegal
                ? Optional.of(illegal)
                : Optional.empty();
    }

    /// Brings out the scales, with a thing of either side on them where one was pointed at.
    void open(Seat other, Optional<Good> give, Optional<Good> want) {
        Seat own = actor.orElseThrow();
        Deal begun = Deal.begun(own, other);
        Deal given = give.map(good -> begun.giving(own, good.and(DonCapolloGoods.NOTHING)))
                .orElse(begun);
        put(want.map(good -> given.giving(other, good.and(DonCapolloGoods.NOTHING)))
                .orElse(given));
    }

    /// Shows this deal.
    void put(Deal other) {
        deal = Optional.of(other);
        shown.accept(deal);
    }

    /// A chip is chosen: it goes to the pan, or back from there.
    void press(Ground.Chip chip) {
        deal.filter(Deal::isOpen).ifPresent(open -> {
            DonCapolloGoods given = open.offer().given(chip.side());
            put(open.giving(
                    chip.side(),
                    chip.weighed() ? chip.good().outOf(given) : chip.good().and(given)));
        });
    }

    /// A card of the own hand is chosen while the scales are out.
    void press(DonCapolloBusiness card) {
        Good good = new Good.HandCard(card);
        deal.filter(Deal::isOpen).ifPresent(open -> {
            Seat own = open.offer().from();
            if (shelf().left(own, open.offer().given(own)).containsKey(good)) {
                press(new Ground.Chip(own, good, false));
            }
        });
    }

    /// Steps back: the scales are put away, or show again what waits.
    ///
    /// @return whether there was a step to take back
    boolean back() {
        boolean open = deal.filter(Deal::isOpen).isPresent();
        if (open) {
            deal = waiting();
            shown.accept(deal);
        }
        return open;
    }

    /// Whether the acting seat's hand is there, but behind its curtain.
    boolean isHandBehindCurtain() {
        Seat own = actor.orElseThrow();
        boolean mixed = game.turn(state)
                .of(own)
                .map(Decision::privacy)
                .filter(Privacy.MIXED::equals)
                .isPresent();
        return hand.isEmpty() && mixed && !state.hand(own).isEmpty();
    }

    /// Goes behind the curtain with a deal.
    void behindCurtain(Deal open) {
        curtain.accept(open);
    }

    /// The ways in which a side can make room.
    List<List<DonCapolloBusiness>> ways(Deal open, Seat side) {
        return game.ways(state, open.offer(), side);
    }

    /// Who chooses a way to make room now.
    Optional<Seat> chooser(Deal open) {
        return switch (open.stage()) {
            case OFFER, COUNTER -> Optional.of(open.offer().from());
            case ANSWER -> Optional.of(open.offer().to());
            case CONFIRM -> actor;
            case WAITS, WATCHED -> Optional.empty();
        };
    }

    /// The rows that a side accounts for to make room, as far as it has said so.
    List<DonCapolloBusiness> clears(Deal open, Seat side) {
        if (chooser(open).equals(Optional.of(side))) {
            return open.clear(ways(open, side));
        }
        return side.equals(open.offer().from()) ? open.offer().clear() : List.of();
    }

    /// What can be done with a deal.
    List<Deed> deeds(Deal open) {
        return switch (open.stage()) {
            case OFFER, COUNTER -> List.of(Deed.MAKE, Deed.CLOSE);
            case ANSWER -> List.of(Deed.ACCEPT, Deed.COUNTER, Deed.DECLINE);
            case WAITS -> List.of(Deed.WITHDRAW);
            case CONFIRM -> List.of(Deed.STAND, Deed.REFUSE);
            case WATCHED -> List.of();
        };
    }

    /// Why a deal cannot be made or accepted as it is, in words; empty where it can, or where that is not said before all.
    Optional<String> refusal(Deal open) {
        boolean empty = open.offer().give().isNothing() && open.offer().want().isNothing();
        Optional<Deed> first = deeds(open).stream().findFirst();
        if (empty || first.isEmpty() || leadsBehindCurtain(open, first.get())) {
            return Optional.empty();
        }
        return names.desk().judge(action(open, first.get())) instanceof Ruling.Illegal illegal
                ? Optional.of(names.desk().refused(illegal))
                : Optional.empty();
    }

    /// A button is pressed.
    void does(Deal open, Deed deed) {
        switch (deed) {
            case CLOSE -> back();
            case COUNTER -> put(open.countered(hand.isPresent()));
            case MAKE, ACCEPT, DECLINE, WITHDRAW, STAND, REFUSE -> {
                if (leadsBehindCurtain(open, deed)) {
                    names.desk().act(actor.orElseThrow());
                } else {
                    names.desk().choose(action(open, deed));
                }
            }
        }
    }

    /// Whether cards of the own hand are to be given, which is done behind the curtain alone.
    private boolean leadsBehindCurtain(Deal open, Deed deed) {
        boolean gives = deed == Deed.ACCEPT || deed == Deed.STAND;
        return gives
                && hand.isEmpty()
                && !open.offer().given(actor.orElseThrow()).hand().isEmpty();
    }

    private DonCapolloAction action(Deal open, Deed deed) {
        DonCapolloOffer offer = open.offer();
        List<DonCapolloBusiness> clear =
                chooser(open).map(side -> clears(open, side)).orElse(List.of());
        return switch (deed) {
            case MAKE ->
                open.stage() == Deal.Stage.COUNTER
                        ? new DonCapolloAction.Counter(offer.give(), offer.want(), clear)
                        : new DonCapolloAction.Offer(offer.to(), offer.give(), offer.want(), clear);
            case ACCEPT -> new DonCapolloAction.Accept(clear);
            case DECLINE -> new DonCapolloAction.Decline();
            case WITHDRAW -> new DonCapolloAction.Withdraw();
            case STAND -> new DonCapolloAction.Confirm(clear);
            case REFUSE -> new DonCapolloAction.Refuse();
            case CLOSE, COUNTER -> throw new IllegalArgumentException("no action: " + deed);
        };
    }
}
