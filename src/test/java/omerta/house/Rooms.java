package omerta.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Optional;
import java.util.Set;

/// The rooms of the house: the packages right under `omerta`. Whatever is none of the shared rooms is a game.
final class Rooms {

    static final Set<String> SHARED = Set.of("", "engine", "match", "box", "save", "text", "cli", "ui");

    private static final String HOUSE = "omerta";

    private Rooms() {}

    /// The room of one of our classes, empty for one of others; `""` is the front door.
    static Optional<String> room(JavaClass type) {
        return step(type, 1);
    }

    /// The game that a class belongs to, in its own room or in its room of tables.
    static Optional<String> game(JavaClass type) {
        return room(type).flatMap(room -> {
            if (room.equals("ui")) {
                return step(type, 2)
                        .filter(table -> !table.isEmpty()
                                && !Set.of("board", "shell", "shot").contains(table));
            }
            return SHARED.contains(room) ? Optional.empty() : Optional.of(room);
        });
    }

    static DescribedPredicate<JavaClass> in(String... rooms) {
        Set<String> wanted = Set.of(rooms);
        return describe(
                "in " + String.join(", ", rooms),
                type -> room(type).filter(wanted::contains).isPresent());
    }

    static DescribedPredicate<JavaClass> ours() {
        return describe("of the house", type -> room(type).isPresent());
    }

    static DescribedPredicate<JavaClass> games() {
        return describe(
                "in a game",
                type -> room(type).filter(room -> !SHARED.contains(room)).isPresent());
    }

    static DescribedPredicate<JavaClass> tables() {
        return describe(
                "in a game's table",
                type -> room(type).filter("ui"::equals).isPresent()
                        && game(type).isPresent());
    }

    private static Optional<String> step(JavaClass type, int index) {
        String[] path = type.getPackageName().split("\\.", -1);
        if (!path[0].equals(HOUSE)) {
            return Optional.empty();
        }
        return Optional.of(index < path.length ? path[index] : "");
    }
}
