package omerta.capollo;

import static omerta.capollo.Fixture.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import omerta.engine.Event;
import omerta.engine.Pile;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.Step;
import omerta.engine.Table;

/// A match in which what matters is set and then played on; all cards that are not set lie in the draw pile.
final class Position {

    /// The active seat, which has yet to do its main action.
    static final Seat A = Seat.of(0);

    /// The seats to its left.
    static final Seat B = Seat.of(1);

    /// The seat after that.
    static final Seat C = Seat.of(2);

    /// The seat after that.
    static final Seat D = Seat.of(3);

    private final Table table;
    private DonCapolloState state;
    private List<Event> told = List.of();

    private Position(Table table, DonCapolloState state) {
        this.table = table;
        this.state = state;
    }

    /// Nobody has cards, everybody has $5.
    static Position at(int seats, String... options) {
        Table table = Fixture.table(seats, options);
        DonCapolloState state = Fixture.dealt(table, 1).state().with(DonCapolloClock.begun(1, A, seats));
        for (Seat seat : Seat.first(seats)) {
            state = state.with(state.cards().hand(seat, Pile.EMPTY));
        }
        return new Position(table, state).deck();
    }

    /// The cards that are not set go to the draw pile.
    private Position deck() {
        DonCapolloCards cards = state.cards();
        state = state.with(cards.piles(Pile.EMPTY, cards.discards(), cards.pass()));
        int[] seen = Census.cards(state);
        Pile draw = Pile.EMPTY;
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            for (int i = seen[business.code()]; i < GAME.tables().copies(); i++) {
                draw = draw.push(business.code());
            }
        }
        state = state.with(cards.piles(draw, cards.discards(), cards.pass()));
        return this;
    }

    Position row(Seat seat, DonCapolloBusiness business, int count) {
        state = state.with(state.cards().row(seat, business, count));
        return deck();
    }

    Position hand(Seat seat, DonCapolloBusiness... cards) {
        state = state.with(state.cards().hand(seat, pile(cards)));
        return deck();
    }

    Position open(DonCapolloBusiness... cards) {
        state = state.with(state.cards().opening(pile(cards)))
                .with(state.clock().acting());
        return deck();
    }

    /// The draw pile is these cards, the last one on top; the others are discarded.
    Position draw(DonCapolloBusiness... cards) {
        Pile rest = state.cards().draw();
        for (DonCapolloBusiness card : cards) {
            rest = rest.without(card.code());
        }
        state = state.with(state.cards()
                .piles(
                        pile(cards),
                        state.cards().discards().pushAll(rest),
                        state.cards().pass()));
        return this;
    }

    /// The draw pile is the second one.
    Position secondPile() {
        DonCapolloCards cards = state.cards();
        state = state.with(cards.piles(cards.draw(), cards.discards(), 2));
        return this;
    }

    /// What was discarded is with a player's hand instead.
    Position noDiscards(Seat holder) {
        DonCapolloCards cards = state.cards();
        Pile hand = state.hand(holder).pushAll(cards.discards());
        state = state.with(cards.piles(cards.draw(), Pile.EMPTY, cards.pass()).hand(holder, hand));
        return this;
    }

    Position money(Seat seat, int money) {
        state = state.earning(seat, money - state.money(seat), 0);
        return this;
    }

    Position power(Seat seat, int power) {
        state = state.earning(seat, 0, power - state.power(seat));
        return this;
    }

    Position favour(Seat son, Seat holder) {
        state = state.favouring(son, holder);
        return this;
    }

    Position acted() {
        state = state.with(state.clock().acting());
        return this;
    }

    /// This turn is the last.
    Position last() {
        state = state.with(state.clock().acting().runOut());
        return this;
    }

    Position does(Seat seat, DonCapolloAction action) {
        assertThat(GAME.inspect(table, state)).isEqualTo(Ruling.LEGAL);
        assertThat(GAME.judge(state, seat, action)).isEqualTo(Ruling.LEGAL);
        Step<DonCapolloState> step = GAME.apply(state, seat, action);
        state = step.state();
        told = step.events();
        assertThat(GAME.inspect(table, state)).isEqualTo(Ruling.LEGAL);
        return this;
    }

    /// The clause by which an action is refused; empty where it is legal.
    String refuses(Seat seat, DonCapolloAction action) {
        return switch (GAME.judge(state, seat, action)) {
            case Ruling.Legal() -> "";
            case Ruling.Illegal(String clause, var _) -> clause;
        };
    }

    /// What the last action led to, by name.
    Position tells(String... events) {
        assertThat(told.stream().map(event -> event.getClass().getSimpleName())).containsExactly(events);
        return this;
    }

    List<Event> told() {
        return told;
    }

    DonCapolloState state() {
        return state;
    }

    /// Who must decide.
    List<Seat> asked() {
        return GAME.turn(state).decisions().stream()
                .map(decision -> decision.seat())
                .toList();
    }

    private static Pile pile(DonCapolloBusiness... cards) {
        byte[] codes = new byte[cards.length];
        for (int i = 0; i < cards.length; i++) {
            codes[i] = cards[i].code();
        }
        return Pile.of(codes);
    }

    /// An offer.
    static DonCapolloAction.Offer offer(
            Seat to, DonCapolloGoods give, DonCapolloGoods want, DonCapolloBusiness... clear) {
        return new DonCapolloAction.Offer(to, give, want, Arrays.asList(clear));
    }

    /// An acceptance.
    static DonCapolloAction.Accept accept(DonCapolloBusiness... clear) {
        return new DonCapolloAction.Accept(Arrays.asList(clear));
    }
}
