package omerta.ui.shell.frame;

import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.ui.shell.log.Line;

/// All that the frame shows at one point.
///
/// @param title the name of the game
/// @param progress where the match stands
/// @param flags which friendly options are on, each in words
/// @param trouble why the match is not safe on the disk; empty where it is
/// @param coach what a lesson says; empty where nothing is taught
/// @param sentence what now
/// @param goOn the words of the button that hands over or goes on, empty where there is none
/// @param coverable whether there are private things to cover
/// @param seats one a seat
/// @param tray the private things of the seat in hand
/// @param choices the legal actions in words
/// @param undo why the last move cannot be taken back; empty where it can
/// @param canRedo whether a move can be made again
/// @param log what was told
/// @param recap what was told since the seat's last turn
/// @param <A> the type of action
public record Standing<A>(
        String title,
        String progress,
        List<String> flags,
        Optional<String> trouble,
        Optional<Coaching> coach,
        String sentence,
        Optional<String> goOn,
        boolean coverable,
        List<Sitting> seats,
        Optional<Region> tray,
        List<Choice<A>> choices,
        Optional<String> undo,
        boolean canRedo,
        List<Line> log,
        List<Line> recap) {

    /// Keeps copies.
    public Standing {
        flags = List.copyOf(flags);
        seats = List.copyOf(seats);
        choices = List.copyOf(choices);
        log = List.copyOf(log);
        recap = List.copyOf(recap);
    }
}
