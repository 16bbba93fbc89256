package omerta.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import omerta.engine.Event;
import omerta.engine.Options;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.Viewer;
import omerta.match.Match;
import omerta.toy.Playout;
import omerta.toy.Toy;
import omerta.toy.ToyAction;
import omerta.toy.ToyEvent;
import omerta.toy.ToyState;
import org.junit.jupiter.api.Test;

class GameJsonTest {

    private static final Toy TOY = (Toy) Toy.box().game();
    private static final GameJson<ToyState, ToyAction> JSON = GameJson.of(TOY);

    @Test
    void actionsAreNamedInKebabCase() {
        assertThat(List.of(
                                new ToyAction.Bet(ToyState.Lot.HIGH),
                                new ToyAction.Draw(),
                                new ToyAction.Play(new ToyAction.Source.Hand(3), 1),
                                new ToyAction.Play(new ToyAction.Source.TrayTop(), 0),
                                new ToyAction.StowAway(2))
                        .stream()
                        .map(JSON::action))
                .containsExactly(
                        "{\"do\":\"bet\",\"lot\":\"high\"}",
                        "{\"do\":\"draw\"}",
                        "{\"do\":\"play\",\"source\":{\"is\":\"hand\",\"card\":3},\"pile\":1}",
                        "{\"do\":\"play\",\"source\":{\"is\":\"tray-top\"},\"pile\":0}",
                        "{\"do\":\"stow-away\",\"card\":2}");
    }

    @Test
    void eventsAreNamedToo() {
        Event event = new ToyEvent.Played(Seat.of(1), new ToyAction.Source.TrayTop(), 4, 0);
        String json = JSON.event(event);
        assertThat(json)
                .isEqualTo("{\"is\":\"played\",\"seat\":1,\"source\":{\"is\":\"tray-top\"},\"card\":4,\"pile\":0}");
        assertThat(JSON.readEvent(json)).isEqualTo(new Parsed.Value<>(event));
    }

    @Test
    void statesActionsAndEventsSurviveJson() {
        for (long seed = 0; seed < 6; seed++) {
            Match<ToyState, ToyAction> match = Playout.begin(TOY, 2 + (int) seed % 3, Options.STANDARD, seed);
            Playout.play(match, Rng.of(seed).stream(), 300);
            for (int i = 0; i <= match.moves(); i++) {
                survives(match.truthAt(i));
                survives(TOY.mask(match.truthAt(i), Seat.of(0)));
                survives(TOY.mask(match.truthAt(i), Viewer.TABLE));
            }
            for (int i = 0; i < match.moves(); i++) {
                var action = match.move(i).action();
                assertThat(JSON.readAction(JSON.action(action))).isEqualTo(new Parsed.Value<>(action));
                for (Event event : match.step(i).events()) {
                    assertThat(JSON.readEvent(JSON.event(event))).isEqualTo(new Parsed.Value<>(event));
                }
            }
        }
    }

    private static void survives(ToyState state) {
        String json = JSON.state(state);
        assertThat(JSON.readState(json)).isEqualTo(new Parsed.Value<>(state));
        assertThat(JSON.readState(JSON.indented(state))).isEqualTo(new Parsed.Value<>(state));
    }

    @Test
    void theStateReadsLikeThis() {
        ToyState state = Playout.begin(TOY, 2, Options.STANDARD, 7).truth();
        assertThat(JSON.indented(TOY.mask(state, Seat.of(1)))).isEqualTo("""
                {
                  "agreed": {
                    "ranks": 6,
                    "rounds": 4,
                    "bets": true,
                    "scoring": "cards"
                  },
                  "phase": "secret-bets",
                  "seat": 0,
                  "round": 1,
                  "drew": false,
                  "deck": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                  "aside": [],
                  "middle": [
                    [],
                    []
                  ],
                  "places": [
                    {"hand": [0, 0, 0], "tray": [], "lot": null, "points": 0},
                    {"hand": [1, 5, 6], "tray": [], "lot": null, "points": 0}
                  ],
                  "chosen": [],
                  "cheered": [],
                  "last": null,
                  "rng": "sealed"
                }
                """);
    }
}
