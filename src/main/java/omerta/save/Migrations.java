package omerta.save;

import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/// The way from older formats to the newest: one small pure function a format. A file of every format that was ever
/// written is kept with the tests.
///
/// In every format the file is an object with a whole number `format` and an object `header` that names its `game`.
///
/// @param newest the format that is read and written
/// @param steps each takes a file to the next format; the last one to the newest
record Migrations(int newest, List<UnaryOperator<ObjectNode>> steps) {

    /// The formats of this Omertà: there is one so far.
    static final Migrations STANDARD = new Migrations(Format.NEWEST, List.of());

    /// Keeps a copy.
    Migrations {
        steps = List.copyOf(steps);
    }

    /// The oldest format that can be read.
    int oldest() {
        return newest - steps.size();
    }

    /// A file in the newest format.
    ///
    /// @param format which the file has, from [#oldest] to [#newest]
    ObjectNode migrate(ObjectNode file, int format) {
        ObjectNode migrated = file;
        for (int i = format - oldest(); i < steps.size(); i++) {
            migrated = steps.get(i).apply(migrated);
            migrated.put(Format.FORMAT, oldest() + i + 1);
        }
        return migrated;
    }
}
