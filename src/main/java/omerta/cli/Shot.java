package omerta.cli;

import java.util.Optional;
import omerta.engine.Seat;
import omerta.save.Loaded;
import omerta.text.Language;

/// A picture to draw of a match.
///
/// @param loaded the match
/// @param seat in hand, or named by the curtain; empty for the open table
/// @param curtain whether the curtain is down
/// @param width of the screen in pixels, 320 to 7680
/// @param height of the screen in pixels, 240 to 4320
/// @param scale pixels of the picture for each pixel of the screen, 0.5 to 4
/// @param dark whether the look is dark
/// @param language of the words in it
public record Shot(
        Loaded<?, ?> loaded,
        Optional<Seat> seat,
        boolean curtain,
        int width,
        int height,
        double scale,
        boolean dark,
        Language language) {}
