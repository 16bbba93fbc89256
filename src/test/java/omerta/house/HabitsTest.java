package omerta.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Formatter;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.Set;
import java.util.Timer;
import java.util.UUID;
import omerta.engine.Rng;
import org.jspecify.annotations.NullMarked;

/// What the code of the house never does.
@AnalyzeClasses(packages = "omerta", importOptions = MainSources.class)
class HabitsTest {

    private static final DescribedPredicate<JavaClass> PURE =
            Rooms.in("engine", "match").or(Rooms.games());

    @ArchTest
    static final ArchRule rulesHaveNoChanceNoClockNoFiles = noClasses()
            .that(PURE)
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.time..")
                    .or(resideInAnyPackage("java.util.random..", "java.util.concurrent..", "java.util.logging.."))
                    .or(belongToAnyOf(
                            Random.class, SecureRandom.class, UUID.class, Scanner.class, Timer.class, Thread.class)));

    @ArchTest
    static final ArchRule rulesReadNoClockAndThrowNoDice = noClasses()
            .that(PURE)
            .should()
            .accessTargetWhere(calls(Math.class, "random"))
            .orShould()
            .accessTargetWhere(
                    calls(System.class, "currentTimeMillis", "nanoTime", "getenv", "getProperty", "identityHashCode"));

    @ArchTest
    static final ArchRule rulesUseNoReflection = noClasses()
            .that(Rooms.in("engine").or(Rooms.games()))
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.lang.invoke.."))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule whatTheRulesHandOutNeverChanges = fields().that()
            .areDeclaredInClassesThat(Rooms.in("engine").or(Rooms.games()))
            .and()
            .areDeclaredInClassesThat()
            .arePublic()
            .and()
            .areDeclaredInClassesThat(not(belongToAnyOf(Rng.Stream.class)))
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule noStateIsShared = fields().that()
            .areDeclaredInClassesThat(not(Rooms.in("box")))
            .and()
            .areStatic()
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule timeIsHandedIn = noClasses()
            .that(not(Rooms.in("ui", "cli")))
            .should()
            .accessTargetWhere(describe(
                    "now()",
                    access -> access.getTargetOwner().getPackageName().equals("java.time")
                            && access.getTarget().getName().equals("now")))
            .orShould()
            .accessTargetWhere(calls(Clock.class, "systemDefaultZone"));

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that(not(Rooms.in("cli", "")))
            .should()
            .accessTargetWhere(calls(System.class, "out", "err"))
            .orShould()
            .accessTargetWhere(describe(
                    "printStackTrace()",
                    access -> access.getTarget().getFullName().endsWith(".printStackTrace()")));

    @ArchTest
    static final ArchRule noTypeIsTakenFromAFile = noClasses()
            .that(not(Rooms.in("")))
            .should()
            .accessTargetWhere(describe(
                    "default typing",
                    access -> access.getTarget().getName().matches("(activate|enable)DefaultTyping.*|setDefaultTyping")
                            || access.getTarget().getName().matches("CLASS|MINIMAL_CLASS")
                                    && access.getTargetOwner().getName().contains("JsonTypeInfo")))
            .orShould()
            .accessTargetWhere(calls(Class.class, "forName"));

    @ArchTest
    static final ArchRule wordsDoNotDependOnTheMachine = noClasses()
            .should()
            .accessTargetWhere(describe("formatting without a locale", HabitsTest::formatsWithoutALocale));

    @ArchTest
    static void everyRoomIsNullMarkedAndTellsItsPurpose(JavaClasses house) {
        List<String> bare = house.stream()
                .map(JavaClass::getPackage)
                .distinct()
                .filter(room -> !room.isAnnotatedWith(NullMarked.class))
                .map(room -> room.getName())
                .toList();
        assertThat(bare).isEmpty();
    }

    private static boolean formatsWithoutALocale(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        String name = access.getTarget().getName();
        boolean takesLocale = access.getTarget().getFullName().contains("java.util.Locale");
        if (owner.isEquivalentTo(String.class)) {
            return Set.of("format", "toLowerCase", "toUpperCase", "formatted").contains(name) && !takesLocale;
        }
        return owner.isEquivalentTo(Formatter.class) && name.equals("<init>") && !takesLocale;
    }

    private static DescribedPredicate<JavaAccess<?>> calls(Class<?> owner, String... names) {
        Set<String> wanted = Set.of(names);
        return describe(
                owner.getSimpleName() + "." + String.join(", ", names),
                access -> access.getTargetOwner().isAssignableTo(owner)
                        && wanted.contains(access.getTarget().getName()));
    }
}
