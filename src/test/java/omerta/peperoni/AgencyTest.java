package omerta.peperoni;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import omerta.Rule;
import omerta.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/// The end scoring: bribes, then agents.
class AgencyTest {

    /// The last turn of a match of four; the whole end scoring comes with `done`.
    private static Position last(String... options) {
        return Position.begun(4, options).turn(8, "G");
    }

    private static Position over(Position last) {
        return last.stands().does("done").stands();
    }

    @Test
    @Rule({"PP-14.1", "PP-14.2"})
    void theHighestBribeWinsHoweverFewThereAre() {
        Position over =
                over(last().lies("Y", "hacienda", 5).lies("R", "iglesia", 20).lies("B", "iglesia", 50));

        assertThat(over.holder("hacienda")).isEqualTo("Y");
        assertThat(over.holder("iglesia")).isEqualTo("B");
        assertThat(over.votes("B")).isEqualTo(18);
        assertThat(over.all(DonPeperoniScoring.Won.class))
                .extracting(DonPeperoniScoring.Won::how)
                .containsExactly(DonPeperoniWin.ALONE, DonPeperoniWin.IN_THE_END);
    }

    @Test
    @Rule("PP-14.3")
    void ifTheHighestAreEqualNobodyGetsTheVotes() {
        Position over = over(last().lies("R", "iglesia", 20).lies("B", "iglesia", 20));

        assertThat(over.holder("iglesia")).isEqualTo("-");
        assertThat(over.state().phase()).isEqualTo(DonPeperoniPhase.OVER);
        assertThat(over.all(DonPeperoniScoring.Undecided.class)).hasSize(1);
    }

    @Test
    @Rule({"PP-14.4", "PP-14.5"})
    void aStalemateIsWonByTheOnlyRaise() {
        Position tied = last().lies("R", "hacienda", 20)
                .lies("B", "hacienda", 20)
                .tied("hacienda", "RB")
                .lies("R", "hotel", 10)
                .lies("B", "hotel", 10)
                .tied("hotel", "RB")
                .lies("R", "hotel", 1);
        Position over = over(tied);

        assertThat(over.holder("hotel")).isEqualTo("R");
        assertThat(over.holder("hacienda")).isEqualTo("-");
        assertThat(over.all(DonPeperoniScoring.StillTied.class)).hasSize(1);
    }

    @Test
    @Rule("PP-14.6")
    void noHouseChangesAnother() {
        Position both =
                over(last().lies("R", "hotel", 10).lies("B", "hacienda", 10).agents("Y", "hotel", "lawyer"));
        Position one = over(last().lies("R", "hotel", 10).agents("Y", "hotel", "lawyer"));

        assertThat(both.house("hotel")).isEqualTo(one.house("hotel"));
    }

    /// How many lawyers, gunslingers, bodyguards and char ladies there are, and who takes the house.
    @ParameterizedTest
    @CsvFileSource(resources = "/omerta/peperoni/agents.csv", numLinesToSkip = 1)
    @Rule({"PP-15.12", "PP-15.2", "PP-15.3", "PP-15.5", "PP-15.6", "PP-15.7", "PP-15.8", "PP-15.10", "PP-15.11"})
    void everyCompanyOfAgents(
            int lawyers,
            int gunslingers,
            int bodyguards,
            int charLadies,
            String taker,
            String other,
            String same,
            String none,
            String reason) {
        Agency agency = new Agency(lawyers, gunslingers, bodyguards, charLadies);

        assertThat(agency.taker().map(Enum::name).orElse("NONE")).isEqualTo(taker);
        assertThat(List.of(other, same, none))
                .as(reason)
                .isEqualTo(
                        taker.equals("NONE")
                                ? List.of("winner keeps", "winner keeps", "nobody")
                                : List.of("taker +v / winner -v", "no change", "taker +v"));
    }

    @ParameterizedTest
    @CsvSource({
        "lawyer, '', R",
        "lawyer, char-lady, Y",
        "lawyer, bodyguard, Y",
        "lawyer, lawyer, Y",
        "gunslinger, lawyer, R",
        "gunslinger, char-lady, R",
        "gunslinger, bodyguard, Y",
        "gunslinger, gunslinger, Y",
        "bodyguard, '', Y",
        "char-lady, '', Y",
        "char-lady, gunslinger, B"
    })
    @Rule({
        "PP-15.1",
        "PP-15.2",
        "PP-15.3",
        "PP-15.5",
        "PP-15.6",
        "PP-15.7",
        "PP-15.8",
        "PP-15.9",
        "PP-15.10",
        "PP-15.11",
        "PP-15.13",
        "PP-15.16"
    })
    void anAgentOfRedAndOneOfBlueInAHouseOfYellow(String red, String blue, String holder) {
        Position position = last().lies("Y", "iglesia", 10).agents("R", "iglesia", red);
        position = blue.isEmpty() ? position : position.agents("B", "iglesia", blue);
        Position over = over(position);

        assertThat(over.holder("iglesia")).isEqualTo(holder);
        assertThat(over.votes("Y")).isEqualTo(holder.equals("Y") ? 18 : 8);
        assertThat(over.told(DonPeperoniElection.AgentsOpened.class).house()).isEqualTo("iglesia");
    }

    @Test
    @Rule({"PP-15.4", "PP-15.9"})
    void ownAgentsSpoilOwnAgents() {
        Position over = over(last().lies("Y", "iglesia", 10)
                .agents("R", "iglesia", "lawyer", "char-lady")
                .lies("Y", "hotel", 20)
                .agents("B", "hotel", "gunslinger", "bodyguard"));

        assertThat(over.holder("iglesia")).isEqualTo("Y");
        assertThat(over.holder("hotel")).isEqualTo("Y");
        assertThat(over.all(DonPeperoniElection.NotTaken.class))
                .extracting(DonPeperoniElection.NotTaken::why)
                .containsExactly(DonPeperoniFailure.BODYGUARD, DonPeperoniFailure.LAWYER);
    }

    @Test
    @Rule({"PP-15.13", "PP-10.5", "PP-15.17"})
    void theExampleOfFiveAgentsInAHome() {
        Position five = last().agents("Y", "h-pozo", "lawyer", "char-lady")
                .agents("R", "h-pozo", "gunslinger")
                .agents("B", "h-pozo", "lawyer");
        Position taken = over(five.agents("G", "h-pozo", "char-lady"));

        assertThat(taken.holder("h-pozo")).isEqualTo("R");
        assertThat(taken.votes("R")).isEqualTo(16);
        assertThat(taken.votes("G")).isZero();
        assertThat(taken.told(DonPeperoniElection.Taken.class))
                .isEqualTo(new DonPeperoniElection.Taken("h-pozo", Seat.of(1), true, 8, Optional.of(Seat.of(3))));
        assertThat(over(five.agents("G", "h-pozo", "bodyguard")).holder("h-pozo"))
                .isEqualTo("G");
        assertThat(over(five.agents("G", "h-pozo", "gunslinger")).holder("h-pozo"))
                .isEqualTo("G");
    }

    @Test
    @Rule("PP-15.14")
    void whoHasTheHouseAlreadyGainsNothing() {
        Position over = over(last().lies("Y", "iglesia", 10).agents("Y", "iglesia", "gunslinger"));

        assertThat(over.votes("Y")).isEqualTo(18);
        assertThat(over.told(DonPeperoniElection.Taken.class).clause()).isEqualTo("PP-15.14");
    }

    @Test
    @Rule("PP-15.15")
    void aHouseThatNobodyHasIsTakenToo() {
        Position over = over(last().agents("Y", "iglesia", "lawyer")
                .lies("R", "hacienda", 20)
                .lies("B", "hacienda", 20)
                .tied("hacienda", "RB")
                .agents("G", "hacienda", "gunslinger"));

        assertThat(over.votes("Y")).isEqualTo(18);
        assertThat(over.votes("G")).isEqualTo(14);
    }

    @Test
    @Rule({"PP-18.2", "PP-18.3"})
    void unusedAgentsCountAtHomeByTheVariant() {
        Position attack = Position.begun(4).turn(8, "G").agents("R", "h-olivo", "gunslinger");
        assertThat(over(attack).holder("h-olivo")).isEqualTo("R");
        Position home = last("agents-at-home", "true").agents("R", "h-olivo", "gunslinger");
        assertThat(over(home).holder("h-olivo")).isEqualTo("Y");
        Position bare = home.agents("Y", "hotel", "bodyguard").agents("Y", "hacienda", "gunslinger");
        assertThat(over(bare).holder("h-olivo")).isEqualTo("R");
        Position spyOnly = bare.agents("Y", "iglesia", "lawyer").agents("Y", "choza", "char-lady");
        assertThat(over(spyOnly).all(DonPeperoniElection.AgentsOpened.class))
                .filteredOn(opened -> opened.house().equals("h-olivo"))
                .singleElement()
                .satisfies(opened -> assertThat(opened.agents())
                        .containsExactly(new DonPeperoniGuest(Seat.of(1), DonPeperoniAgent.GUNSLINGER)));
    }
}
