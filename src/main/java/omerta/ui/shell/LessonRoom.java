package omerta.ui.shell;

import omerta.ui.board.BoardMaker;
import omerta.ui.shell.lesson.Lesson;
import omerta.ui.shell.lesson.Script;

/// A guided first turn in the app.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class LessonRoom<S, A> extends Room<S, A> {

    LessonRoom(Shell shell, Script<S, A> script, BoardMaker<S, A> maker) {
        super(shell, maker, _ -> new Lesson<>(script));
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
