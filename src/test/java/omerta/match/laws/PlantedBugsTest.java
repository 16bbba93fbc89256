package omerta.match.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Options;
import omerta.engine.Seat;
import omerta.engine.Table;
import omerta.engine.Viewer;
import omerta.hush.Hush;
import omerta.hush.HushAction;
import omerta.hush.HushState;
import omerta.hush.Tables;
import omerta.match.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every law must be able to fail: each finds its own bug in a game that is otherwise in order.
class PlantedBugsTest {

    private static final LawBook<HushState, HushAction> RULES =
            LawBook.<HushState, HushAction>ofRules(true).with(Care.UTMOST);

    @ParameterizedTest
    @EnumSource
    void aBugInTheRulesIsFoundByItsLaw(Bug bug) {
        assertThat(laws(bug.game(), RULES, 60)).as("laws that found %s", bug).contains(bug.law());
    }

    @Test
    void aMatchWithoutEndIsFound() {
        assertThat(laws(new Hush(), RULES, 7)).containsExactly(1);
    }

    @Test
    void aGameInOrderWithACodecInOrderHasNoViolations() {
        assertThat(laws(new Hush(), RULES.with(new MemoryCodec<>()), 60)).isEmpty();
    }

    @Test
    void aSecretThatIsDealtToTwoIsFoundBeforeAnyMove() {
        Hush neighbours = new Hush() {
            @Override
            public HushState mask(HushState state, Viewer viewer) {
                HushState view = super.mask(state, viewer);
                if (!(viewer instanceof Seat seat)) {
                    return view;
                }
                Seat left = seat.next(state.hands().size());
                return Altered.withHands(
                        view,
                        Lists.with(view.hands(), left.index(), state.hands().get(left.index())));
            }
        };
        Played<HushState, HushAction> played =
                new Playout<>(neighbours, Tables.of(3, Options.STANDARD), Policy.MIXED, 0, RULES).play(1);
        assertThat(played.violations().getFirst().toString())
                .startsWith("law 5, seed 1, move 0: ")
                .contains("is dealt the secret of another at .hands[1]");
    }

    @Test
    void aCodecThatForgetsIsFound() {
        Codec<HushState, HushAction> forgetful = new MemoryCodec<>() {
            @Override
            public HushAction readAction(String text) {
                HushAction action = super.readAction(text);
                return action instanceof HushAction.Bid ? new HushAction.Bid(0) : action;
            }
        };
        assertThat(laws(new Hush(), RULES.with(forgetful), 60)).containsOnly(8);
    }

    @Test
    void aMatchThatGoesOnElsewhereAfterLoadingIsFound() {
        Codec<HushState, HushAction> wrong = new MemoryCodec<>() {
            @Override
            public Match<HushState, HushAction> readMatch(String text) {
                Match<HushState, HushAction> match = super.readMatch(text);
                return match.outcome().isPresent() ? match : Forks.upTo(match, Math.max(0, match.moves() - 1));
            }
        };
        assertThat(laws(new Hush(), RULES.with(new ForkLaw<>(wrong)), 60)).containsOnly(10);
    }

    @Test
    void aRefusalWithoutClauseIsFound() {
        Words without = words("HU-3.1", "");
        assertThat(laws(new Hush(), RULES.with(without), 60)).containsOnly(12);
    }

    @Test
    void aMessageWithoutWordsIsFound() {
        assertThat(laws(new Hush(), RULES.with(words("", "refusal.card")), 60)).containsOnly(12);
        assertThat(laws(new Hush(), RULES.with(words("", "score.cards")), 60)).containsOnly(12);
        assertThat(laws(new Hush(), RULES.with(words("", "score.amount")), 60)).containsOnly(12);
        assertThat(laws(new Hush(), RULES.with(words("", "")), 60)).isEmpty();
    }

    private static Words words(String noClause, String noKey) {
        return Words.of(
                id -> !id.equals(noClause),
                (message, _) -> message.key().equals(noKey) ? Optional.of("no words") : Optional.empty());
    }

    /// The numbers of the laws that some matches break.
    private static List<Integer> laws(Hush game, LawBook<HushState, HushAction> book, int bound) {
        List<Integer> laws = new ArrayList<>();
        for (long seed = 1; seed <= 40; seed++) {
            Table table = Tables.of(3, Options.STANDARD);
            Played<HushState, HushAction> played = new Playout<>(game, table, Policy.MIXED, bound, book).play(seed);
            played.violations().stream().map(Violation::law).forEach(laws::add);
        }
        return laws.stream().distinct().toList();
    }
}
