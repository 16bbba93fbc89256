package omerta.ui.shell.home;

import javafx.scene.layout.Region;

/// A game on the home screen.
///
/// @param id its name in files
/// @param title as people know it
/// @param tagline one sentence about it
/// @param least the fewest players
/// @param most the most players
/// @param art its poster
/// @param hasSample whether there is a recorded match of it to open
/// @param hasLesson whether its first turn is taught
public record Poster(
        String id,
        String title,
        String tagline,
        int least,
        int most,
        Region art,
        boolean hasSample,
        boolean hasLesson) {}
