package omerta.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Optional;

/// The arrows between the rooms, and which room may know which library.
@AnalyzeClasses(packages = "omerta", importOptions = MainSources.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule engineKnowsNothing = arrows("engine", "engine");

    @ArchTest
    static final ArchRule gamesKnowOnlyTheEngine = classes()
            .that(Rooms.games())
            .should()
            .onlyDependOnClassesThat(not(Rooms.ours()).or(Rooms.in("engine")).or(Rooms.games()))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule noGameKnowsAnother = classes()
            .that(Rooms.games().or(Rooms.in("ui", "text", "cli", "save", "match", "engine")))
            .should(knowNoGameButTheirOwn());

    @ArchTest
    static final ArchRule matchesKnowOnlyTheEngine = arrows("match", "match", "engine");

    @ArchTest
    static final ArchRule boxOpensGames = classes()
            .that(Rooms.in("box"))
            .should()
            .onlyDependOnClassesThat(
                    not(Rooms.ours()).or(Rooms.in("box", "engine")).or(Rooms.games()));

    @ArchTest
    static final ArchRule saveKnowsBoxesAndMatches = arrows("save", "save", "box", "match", "engine", "");

    @ArchTest
    static final ArchRule wordsKnowOnlyTheEngine = arrows("text", "text", "match", "engine");

    @ArchTest
    static final ArchRule commandLineKnowsNoScreen =
            noClasses().that(Rooms.in("cli")).should().dependOnClassesThat(Rooms.in("ui"));

    @ArchTest
    static final ArchRule onlyTheDoorKnowsTheScreen =
            noClasses().that(not(Rooms.in("ui", ""))).should().dependOnClassesThat(Rooms.in("ui"));

    @ArchTest
    static final ArchRule onlyTheScreenKnowsJavaFx = noClasses()
            .that(not(Rooms.in("ui")))
            .should()
            .dependOnClassesThat(resideInAnyPackage("javafx..", "atlantafx..", "org.kordamp.."));

    @ArchTest
    static final ArchRule onlyBoxAndSaveKnowJackson = noClasses()
            .that(not(Rooms.in("box", "save")))
            .should()
            .dependOnClassesThat(resideInAnyPackage("tools.jackson..", "com.fasterxml.."));

    @ArchTest
    static final ArchRule onlyTheCommandLineKnowsPicocli =
            noClasses().that(not(Rooms.in("cli", ""))).should().dependOnClassesThat(resideInAnyPackage("picocli.."));

    @ArchTest
    static final ArchRule engineAndGamesStandOnJavaAlone = classes()
            .that(Rooms.in("engine", "match").or(Rooms.games()))
            .should()
            .onlyDependOnClassesThat(
                    Rooms.ours().or(resideInAnyPackage("java.lang..", "java.util..", "org.jspecify..")));

    @ArchTest
    static final ArchRule screenKnowsTheOpenWindowsOnly = noClasses()
            .that(Rooms.tables())
            .should()
            .dependOnClassesThat(Rooms.in("save", "box", "cli"))
            .allowEmptyShould(true);

    private static ArchRule arrows(String from, String... to) {
        return classes()
                .that(Rooms.in(from))
                .should()
                .onlyDependOnClassesThat(not(Rooms.ours()).or(Rooms.in(to)))
                .allowEmptyShould(true);
    }

    private static DescribedPredicate<JavaClass> registryOfTables() {
        return describe("the registry of tables", type -> type.getPackageName().equals("omerta.ui"));
    }

    private static ArchCondition<JavaClass> knowNoGameButTheirOwn() {
        return new ArchCondition<>("know no game but their own") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (registryOfTables().test(type)) {
                    return;
                }
                type.getDirectDependenciesFromSelf().stream()
                        .filter(arrow -> Rooms.game(arrow.getTargetClass())
                                .filter(game -> !Rooms.game(type).equals(Optional.of(game)))
                                .isPresent())
                        .forEach(arrow -> events.add(SimpleConditionEvent.violated(type, arrow.getDescription())));
            }
        };
    }
}
