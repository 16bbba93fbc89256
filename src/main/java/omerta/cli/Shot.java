package omerta.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// A picture to draw of a match.
///
/// @param match the file of the match
/// @param stand how the screen stands
/// @param seat the seat in hand or named by the curtain; empty for the one that decides
/// @param width in pixels before scaling, 320 to 7680
/// @param height in pixels before scaling, 240 to 4320
/// @param scale pixels of the picture a pixel of the screen, 0.5 to 4
/// @param dark whether the look is dark
/// @param language of the words in it
/// @param out where the PNG goes
public record Shot(
        Path match,
        Stand stand,
        Optional<String> seat,
        int width,
        int height,
        double scale,
        boolean dark,
        Locale language,
        Path out) {

    /// The three ways the screen can stand.
    public enum Stand {
        /// The open table.
        TABLE,
        /// The curtain before a seat's turn.
        CURTAIN,
        /// A seat has lifted its curtain.
        IN_HAND
    }
}
