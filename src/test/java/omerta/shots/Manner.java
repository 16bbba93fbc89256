package omerta.shots;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import omerta.text.Language;

/// How the app looks and speaks in a row of pictures.
///
/// @param language of its words
/// @param dark whether it is night
/// @param width of the window, in pixels
/// @param height of the window, in pixels
/// @param fontPercent the size of the type
/// @param scale pixels of the picture a pixel of the window, in one direction
record Manner(Language language, boolean dark, int width, int height, int fontPercent, int scale) {

    private static final int USUAL = 100;

    /// All spoken languages by night and by day in both sizes, and some that try the room: the longest language, the largest
    /// type, a small window, and a fine screen.
    static List<Manner> all() {
        List<Manner> all = new ArrayList<>();
        for (int[] size : new int[][] {{1280, 720}, {1920, 1080}}) {
            for (boolean dark : new boolean[] {false, true}) {
                for (Language language : Language.spoken()) {
                    all.add(new Manner(language, dark, size[0], size[1], USUAL, 1));
                }
            }
        }
        all.add(new Manner(Language.PSEUDO, false, 1280, 720, USUAL, 1));
        all.add(new Manner(Language.ENGLISH, false, 1280, 720, 2 * USUAL, 1));
        all.add(new Manner(Language.GERMAN, true, 1280, 720, 2 * USUAL, 1));
        all.add(new Manner(Language.GERMAN, true, 1024, 700, USUAL, 1));
        all.add(new Manner(Language.BRAZILIAN, false, 1024, 700, USUAL, 1));
        all.add(new Manner(Language.ENGLISH, true, 1920, 1080, USUAL, 2));
        return all;
    }

    /// A name for files.
    String key() {
        return String.format(
                Locale.ROOT,
                "%s-%s-%dx%d%s",
                language.tag(),
                dark ? "dark" : "light",
                width * scale,
                height * scale,
                fontPercent == USUAL ? "" : "-" + fontPercent);
    }
}
