package omerta.cli;

import static org.assertj.core.api.Assertions.assertThat;

import omerta.text.Language;
import org.junit.jupiter.api.Test;

class GamesCommandTest {

    @Test
    void everyGameWithItsSeatsAndOptions() {
        assertThat(Said.by("games")).isEqualTo(Said.fine("""
                                Game     Seats  Option   Standard  Values
                                da-capo  2-6    length   match     match, single, single-unsettled
                                                target   50        10 to 100
                                                dealer   random    random, 1 to 6
                                toy      2-4    ranks    6         5 to 9
                                                rounds   4         1 to 9
                                                bets     true      true, false
                                                scoring  cards     cards, values
                                """));
    }

    @Test
    void theHeadIsInTheReadersLanguage() {
        assertThat(Said.in(Language.GERMAN, "games").out())
                .startsWith("Spiel    Plätze  Option   Standard  Werte\nda-capo  2-6     length");
        assertThat(Said.in(Language.BRAZILIAN, "games").out())
                .startsWith("Jogo     Lugares  Opção    Padrão  Valores\nda-capo  2-6      length");
    }

    @Test
    void theSameAsJson() {
        assertThat(Said.by("games", "--json").out()).endsWith("""
                          {
                            "id": "toy",
                            "rulesVersion": "1.0",
                            "leastSeats": 2,
                            "mostSeats": 4,
                            "options": [{"is": "whole", "key": "ranks", "least": 5, "most": 9, "step": 1, "standard": 6}, \
                        {"is": "whole", "key": "rounds", "least": 1, "most": 9, "step": 1, "standard": 4}, \
                        {"is": "flag", "key": "bets", "standard": true}, \
                        {"is": "choice", "key": "scoring", "values": ["cards", "values"], "standard": "cards"}]
                          }
                        ]
                        """);
        assertThat(Said.in(Language.GERMAN, "games", "--json")).isEqualTo(Said.by("games", "--json"));
    }
}
