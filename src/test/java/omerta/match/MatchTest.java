package omerta.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import omerta.Complaint;
import omerta.engine.Dealt;
import omerta.engine.Decision;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Privacy;
import omerta.engine.Rng;
import omerta.engine.Ruling;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Step;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.hush.Hush;
import omerta.hush.HushAction;
import omerta.hush.HushAction.Bid;
import omerta.hush.HushAction.Draw;
import omerta.hush.HushAction.Play;
import omerta.hush.HushAction.Shout;
import omerta.hush.HushEvent;
import omerta.hush.HushState;
import omerta.hush.Tables;
import org.junit.jupiter.api.Test;

class MatchTest {

    private static final Hush HUSH = new Hush();
    private static final Seat ADA = Seat.of(0);
    private static final Seat BO = Seat.of(1);
    private static final House FRIENDLY = new House(true, false, false);

    private final Match<HushState, HushAction> match = begin(House.STRICT);

    @Test
    void aTableThatDoesNotFitBeginsNoMatch() {
        assertThat(Match.begin(HUSH, Tables.of(5, Options.STANDARD), new Start.Seeded<>(1)))
                .isEqualTo(new Began.Refused<>(Ruling.illegal("HU-1.1", "refusal.seats", 2, 4, 5)));
    }

    @Test
    void aPositionBeginsAMatchIfItFits() {
        HushState position = match.truth();

        assertThat(fine(Match.begin(HUSH, match.table(), new Start.Position<>(position)))
                        .truth())
                .isEqualTo(position);
        HushState view = HUSH.mask(position, ADA);
        assertThat(Match.begin(HUSH, match.table(), new Start.Position<>(view)))
                .isEqualTo(new Began.Refused<>(Ruling.illegal("HU-1.2", "refusal.position")));
    }

    @Test
    void theSameSeedDealsTheSame() {
        assertThat(begin(House.STRICT).truth()).isEqualTo(match.truth());
        assertThat(match.start()).isEqualTo(new Start.Seeded<>(1));
    }

    @Test
    void aRefusedMoveChangesNothing() {
        HushState before = match.truth();

        assertThat(match.play(ADA, new Bid(1))).isEqualTo(Ruling.illegal("HU-3.1", "refusal.bid", 1));
        assertThat(match.play(BO, new Draw())).isInstanceOf(Ruling.Illegal.class);
        assertThat(match.truth()).isSameAs(before);
        assertThat(match.moves()).isZero();
    }

    @Test
    void aRefusedMoveLeavesWhatWasTakenBack() {
        playOne(match);
        match.takeBack(ADA);

        match.play(BO, new Bid(1));
        assertThat(match.canRedo(ADA)).isTrue();
    }

    @Test
    void movesAreKept() {
        match.play(ADA, new Draw());
        HushAction play = match.legalActions(ADA).getFirst();
        match.play(ADA, play);

        assertThat(match.history()).containsExactly(new Move<>(ADA, new Draw()), new Move<>(ADA, play));
        assertThat(match.move(1)).isEqualTo(new Move<>(ADA, play));
        assertThat(match.truthAt(2)).isEqualTo(match.truth());
        assertThat(match.truthAt(1)).isEqualTo(match.step(0).state());
        assertThat(HUSH.apply(match.truthAt(0), ADA, new Draw())).isEqualTo(match.step(0));
        assertThat(match.turn()).isEqualTo(HUSH.turn(match.truth()));
    }

    @Test
    void atTheStartThereIsNothingToTakeBack() {
        assertThat(match.undo(ADA)).isEqualTo(Undo.closed("undo.nothing"));
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.closed("undo.nothing"));
    }

    @Complaint({20, 21, 23})
    @Test
    void undoEndsWhereSomebodyLearned() {
        match.play(ADA, new Draw());

        assertThat(match.undo(ADA)).isEqualTo(Undo.closed("undo.learned"));
        playFirst(match, ADA);
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.FREE);
        assertThat(match.moves()).isEqualTo(1);
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.closed("undo.learned"));
    }

    @Test
    void undoEndsWhereACurtainWentUp() {
        playOne(match);
        match.lift();

        assertThat(match.lifted()).isEqualTo(2);
        assertThat(match.undo(ADA)).isEqualTo(Undo.closed("undo.lifted"));
        match.play(Seat.of(2), new Shout());
        assertThat(match.takeBack(Viewer.TABLE).isFree()).isTrue();
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.closed("undo.lifted"));
    }

    @Test
    void aBidLaidInHandIsTakenBackByItsSeatAlone() {
        while (!match.turn().phase().equals("phase.bid")) {
            playFirst(match, match.turn().decisions().getFirst().seat());
        }
        match.play(ADA, new Bid(1));
        match.play(BO, new Bid(2));
        int moves = match.moves();

        assertThat(match.mover()).contains(BO);
        assertThat(match.takeBack(Viewer.TABLE)).isEqualTo(Undo.closed("undo.hidden", BO));
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.closed("undo.hidden", BO));
        assertThat(match.moves()).isEqualTo(moves);
        assertThat(match.takeBack(BO)).isEqualTo(Undo.FREE);
        assertThat(match.takeBack(BO)).isEqualTo(Undo.closed("undo.hidden", ADA));
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.FREE);
    }

    @Test
    void anOpenMoveIsTakenBackByTheTableOrItsSeatButByNoOtherSeatInHand() {
        match.play(BO, new Shout());

        assertThat(match.undo(Viewer.TABLE)).isEqualTo(Undo.FREE);
        assertThat(match.undo(BO)).isEqualTo(Undo.FREE);
        assertThat(match.takeBack(ADA)).isEqualTo(Undo.closed("undo.other"));
        assertThat(match.moves()).isEqualTo(1);
    }

    @Test
    void ofAMixedDecisionOnlyWhatTheTableDoesNotListIsHidden() {
        Match<HushState, HushAction> mixed = fine(Match.begin(
                new Hush() {
                    @Override
                    public Turn turn(HushState state) {
                        Turn turn = super.turn(state);
                        return new Turn(
                                turn.phase(),
                                turn.decisions().stream()
                                        .map(decision -> new Decision(decision.seat(), Privacy.MIXED))
                                        .toList(),
                                turn.interrupts());
                    }

                    @Override
                    public Step<HushState> apply(HushState state, Seat seat, HushAction action) {
                        Step<HushState> step = super.apply(state, seat, action);
                        return new Step<>(step.state(), step.events(), SeatSet.NONE);
                    }
                },
                match.table(),
                match.start()));
        mixed.play(ADA, new Draw());
        assertThat(mixed.undo(Viewer.TABLE)).as("a draw, which the table lists").isEqualTo(Undo.FREE);
        playFirst(mixed, ADA);
        assertThat(mixed.undo(Viewer.TABLE)).isEqualTo(Undo.closed("undo.hidden", ADA));
        assertThat(mixed.undo(ADA)).isEqualTo(Undo.FREE);
    }

    @Test
    void aMoveIsMadeAgainByWhoeverCouldTakeItBack() {
        match.play(BO, new Shout());
        match.takeBack(BO);
        assertThat(match.canRedo(ADA)).isFalse();
        assertThat(match.redo(ADA)).isFalse();
        assertThat(match.redo(Viewer.TABLE)).isTrue();

        while (!match.turn().phase().equals("phase.bid")) {
            playFirst(match, match.turn().decisions().getFirst().seat());
        }
        match.play(ADA, new Bid(1));
        match.takeBack(ADA);
        int moves = match.moves();
        assertThat(match.canRedo(Viewer.TABLE)).isFalse();
        assertThat(match.redo(Viewer.TABLE)).isFalse();
        assertThat(match.redo(BO)).isFalse();
        assertThat(match.moves()).isEqualTo(moves);
        assertThat(match.redo(ADA)).isTrue();
        assertThat(match.moves()).isEqualTo(moves + 1);
    }

    @Test
    void liftingForgetsWhatWasTakenBack() {
        playOne(match);
        match.takeBack(ADA);
        match.lift();

        assertThat(match.canRedo(ADA)).isFalse();
        assertThat(match.redo(ADA)).isFalse();
    }

    @Test
    void atAFriendlyTableEverythingCanBeTakenBack() {
        Match<HushState, HushAction> friendly = begin(FRIENDLY);
        playOne(friendly);
        friendly.lift();

        assertThat(friendly.takeBack(Viewer.TABLE).isFree()).isTrue();
        assertThat(friendly.lifted()).as("no move that is gone was made before").isEqualTo(1);
        assertThat(friendly.takeBack(Viewer.TABLE).isFree()).isTrue();
        assertThat(friendly.undo(Viewer.TABLE)).isEqualTo(Undo.closed("undo.nothing"));
        assertThat(friendly.truth()).isEqualTo(match.truth());
    }

    @Complaint(24)
    @Test
    void redoMakesTheSameMovesAgainInTheirOrder() {
        Match<HushState, HushAction> friendly = begin(FRIENDLY);
        playOne(friendly);
        HushState after = friendly.truth();
        List<Move<HushAction>> history = friendly.history();
        friendly.takeBack(Viewer.TABLE);
        friendly.takeBack(Viewer.TABLE);

        assertThat(friendly.redo(Viewer.TABLE)).isTrue();
        assertThat(friendly.redo(Viewer.TABLE)).isTrue();
        assertThat(friendly.redo(Viewer.TABLE)).isFalse();
        assertThat(friendly.truth()).isEqualTo(after);
        assertThat(friendly.history()).isEqualTo(history);
    }

    @Test
    void anotherMoveForgetsWhatWasTakenBack() {
        playOne(match);
        match.takeBack(ADA);
        match.play(BO, new Shout());

        assertThat(match.canRedo(ADA)).isFalse();
    }

    @Test
    void aViewIsMasked() {
        match.play(ADA, new Draw());
        View<HushState> view = match.view(BO);

        assertThat(view).isEqualTo(new View<>(BO, HUSH.mask(match.truth(), BO), match.turn(), 1));
        assertThat(view.state()).isNotEqualTo(match.truth());
        assertThat(view.state().rng()).isEqualTo(Rng.SEALED);
        assertThat(match.viewAt(0, Viewer.TABLE).state()).isEqualTo(HUSH.mask(match.truthAt(0), Viewer.TABLE));
        assertThat(match.viewAt(0, ADA).turn()).isEqualTo(HUSH.turn(match.truthAt(0)));
    }

    @Test
    void theTableOffersWhatIsPublic() {
        assertThat(match.openActions(ADA)).containsExactly(new Draw());
        match.play(ADA, new Draw());
        assertThat(match.openActions(ADA)).isEmpty();
        assertThat(match.legalActions(ADA)).isNotEmpty();
        assertThat(match.judge(ADA, new Play((byte) 9)).isLegal()).isFalse();
    }

    @Complaint({25, 26})
    @Test
    void theLogIsMaskedAndCountsMovesFromOne() {
        match.play(ADA, new Draw());
        byte card = match.truth().hands().getFirst().top();

        assertThat(match.log(0, ADA)).containsExactly(new Told(1, Optional.of(ADA), new HushEvent.Drawn(ADA, card)));
        assertThat(match.log(0, BO)).containsExactly(new Told(1, Optional.of(ADA), new HushEvent.Drawn(ADA, (byte) 0)));
        assertThat(match.log(2, ADA)).isEmpty();
    }

    @Test
    void theDealIsToldAsMoveNoughtMaskedUntilASeatHasMoved() {
        Match<HushState, HushAction> told = fine(Match.begin(
                new Hush() {
                    @Override
                    public Dealt<HushState> deal(Table table, Rng rng) {
                        return super.deal(table, rng) instanceof Dealt.Start<HushState>(HushState state, var _)
                                ? new Dealt.Start<>(
                                        state,
                                        List.of(new HushEvent.Drawn(
                                                ADA, state.hands().getFirst().top())))
                                : super.deal(table, rng);
                    }
                },
                match.table(),
                match.start()));
        byte card = told.truth().hands().getFirst().top();

        assertThat(told.dealt()).containsExactly(new HushEvent.Drawn(ADA, card));
        assertThat(told.log(0, ADA)).containsExactly(new Told(0, Optional.empty(), new HushEvent.Drawn(ADA, card)));
        assertThat(told.log(0, Viewer.TABLE))
                .containsExactly(new Told(0, Optional.empty(), new HushEvent.Drawn(ADA, (byte) 0)));
        assertThat(told.log(1, ADA)).isEmpty();
        told.play(ADA, new Draw());
        assertThat(told.recap(ADA)).isEmpty();
        assertThat(told.recap(BO)).isEqualTo(told.log(0, BO)).hasSize(2);
        assertThat(told.log(1, BO)).hasSize(1);
    }

    @Test
    void ofAPositionNoDealIsTold() {
        assertThat(fine(Match.begin(HUSH, match.table(), new Start.Position<>(match.truth())))
                        .dealt())
                .isEmpty();
    }

    @Test
    void theRecapBeginsAfterOnesOwnLastMove() {
        playOne(match);
        assertThat(match.recap(ADA)).isEmpty();
        assertThat(match.recap(BO)).isEqualTo(match.log(0, BO)).hasSize(2);
        match.play(BO, new Draw());
        assertThat(match.recap(ADA)).isEqualTo(match.log(3, ADA)).hasSize(1);
        assertThat(match.recap(BO)).isEmpty();
    }

    @Complaint({8, 19})
    @Test
    void handsLieOpenWhenTheMatchIsOver() {
        assertThatThrownBy(() -> match.openView(0)).isInstanceOf(IllegalStateException.class);
        playToTheEnd(match);

        assertThat(match.turn().isOver()).isTrue();
        assertThat(match.outcome()).isEqualTo(HUSH.outcome(match.truth())).isPresent();
        assertThat(match.openView(0).state()).isEqualTo(match.truthAt(0));
        assertThat(match.openView(3).moves()).isEqualTo(3);
    }

    @Test
    void aMatchThatWasTakenBackFromItsEndIsPlayedAgain() {
        Match<HushState, HushAction> friendly = begin(FRIENDLY);
        playToTheEnd(friendly);
        friendly.takeBack(Viewer.TABLE);

        assertThat(friendly.outcome()).isEmpty();
        assertThatThrownBy(() -> friendly.openView(0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anExcerptEndsAsTheMatchDid() {
        playToTheEnd(match);
        int moves = match.moves();

        Excerpt<HushState, HushAction> excerpt = Excerpt.ofEnd(match, 2);

        assertThat(excerpt.match().truth()).isEqualTo(match.truthAt(moves - 2));
        excerpt.moves().forEach(move -> excerpt.match().play(move.seat(), move.action()));
        assertThat(excerpt.match().truth()).isEqualTo(match.truth());
        assertThatThrownBy(() -> Excerpt.ofEnd(match, moves + 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Match<HushState, HushAction> begin(House house) {
        return fine(Match.begin(HUSH, Tables.of(3, Options.STANDARD, house), new Start.Seeded<>(1)));
    }

    private static <S, A> Match<S, A> fine(Began<S, A> began) {
        return ((Began.Fine<S, A>) began).match();
    }

    private static void playOne(Match<HushState, HushAction> match) {
        match.play(ADA, new Draw());
        playFirst(match, ADA);
    }

    private static void playFirst(Match<HushState, HushAction> match, Seat seat) {
        assertThat(match.play(seat, match.legalActions(seat).getFirst()).isLegal())
                .isTrue();
    }

    private static void playToTheEnd(Match<HushState, HushAction> match) {
        while (!match.turn().isOver()) {
            playFirst(match, match.turn().decisions().getFirst().seat());
        }
    }
}
