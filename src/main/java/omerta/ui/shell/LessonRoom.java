package omerta.ui.shell;

import omerta.ui.board.BoardMaker;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.lesson.Lesson;
import omerta.ui.shell.lesson.Script;

/// A guided first turn in the app.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class LessonRoom<S, A> extends Room<S, A> {

    LessonRoom(Shell shell, Script<S, A> script, BoardMaker<S, A> maker) {
        super(shell, maker, room -> new Lesson<>(script, () -> end(room)));
    }

    private static void end(Room<?, ?> room) {
        Shell shell = room.shell();
        shell.sheet(
                room.phrases().words("lesson.title", room.title()),
                Sheets.words(
                        room.phrases().words("lesson.end"),
                        Buttons.button(room.phrases(), "error.home", shell::leave),
                        Buttons.primary(room.phrases().words("home.play"), () -> {
                            shell.leave();
                            shell.play(room.maker().game());
                        })),
                "sheet-small");
    }

    @Override
    void close() {}

    @Override
    public void results() {
        leave();
    }

    @Override
    public void saveAs() {
        shell().notice(phrases().words("file.save"), phrases().words("lesson.unkept"));
    }
}
