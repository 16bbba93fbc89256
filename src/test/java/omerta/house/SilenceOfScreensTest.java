package omerta.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import omerta.engine.Game;
import omerta.engine.Step;
import omerta.match.Match;
import omerta.match.Start;

/// No screen ever holds a full state: it is handed views, so that what it does not hold it cannot show.
@AnalyzeClasses(packages = "omerta", importOptions = MainSources.class)
class SilenceOfScreensTest {

    private static final Set<String> TELL_THE_TRUTH =
            Set.of("truth", "truthAt", "step", "dealt", "start", "history", "move");

    private static final Set<String> TAKE_OR_GIVE_STATES =
            Set.of("deal", "inspect", "apply", "mask", "determinize", "census", "judge", "legalActions", "turn");

    private static final Set<String> MAKE_FULL_STATES = Set.of("deal", "inspect", "determinize");

    @ArchTest
    static final ArchRule noScreenAsksAMatchForTheTruth = noClasses()
            .that(Rooms.in("ui"))
            .should()
            .accessTargetWhere(
                    describe("the full state of a match", access -> isOn(access, Match.class, TELL_THE_TRUTH)));

    @ArchTest
    static final ArchRule noScreenOfTheHousePlaysByTheRulesItself = noClasses()
            .that(Rooms.in("ui").and(not(Rooms.tables())))
            .should()
            .accessTargetWhere(describe("the rules", access -> isOn(access, Game.class, TAKE_OR_GIVE_STATES)));

    /// A table may ask the rules what follows from the view that it draws.
    @ArchTest
    static final ArchRule noTableMakesAFullState = noClasses()
            .that(Rooms.tables())
            .should()
            .accessTargetWhere(describe("full states", access -> isOn(access, Game.class, MAKE_FULL_STATES)));

    @ArchTest
    static final ArchRule noScreenOfTheHouseKnowsSteps = noClasses()
            .that(Rooms.in("ui").and(not(Rooms.tables())))
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Step.class);

    @ArchTest
    static final ArchRule noScreenKnowsPositions =
            noClasses().that(Rooms.in("ui")).should().dependOnClassesThat().belongToAnyOf(Start.Position.class);

    private static boolean isOn(JavaAccess<?> access, Class<?> owner, Set<String> names) {
        return access.getTarget().getOwner().isAssignableTo(owner)
                && names.contains(access.getTarget().getName());
    }
}
