package omerta.ui.shell;

import omerta.ui.shell.kit.Delay;

/// What lies outside of the shell: the dialogs of the system, the time, the way out.
///
/// @param files asks for files
/// @param delay lets time pass
/// @param end closes the app
public record Surroundings(Files files, Delay delay, Runnable end) {

    void quit() {
        end.run();
    }
}
