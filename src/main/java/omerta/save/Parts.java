package omerta.save;

import omerta.engine.Info;
import omerta.match.Move;
import omerta.match.Start;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.type.TypeFactory;

/// The types of the parts of a file that depend on its game.
///
/// @param start of [Start]
/// @param move of [Move]
/// @param latest of [Latest]
/// @param noted of [JournalLine.Noted]
record Parts(JavaType start, JavaType move, JavaType latest, JavaType noted) {

    /// The parts of a game's file.
    static Parts of(Info<?, ?> info, TypeFactory types) {
        return new Parts(
                types.constructParametricType(Start.class, info.stateType()),
                types.constructParametricType(Move.class, info.actionType()),
                types.constructParametricType(Latest.class, info.stateType()),
                types.constructParametricType(JournalLine.Noted.class, info.actionType()));
    }
}
