package omerta.ui.shell;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import omerta.box.Box;
import omerta.save.Entry;
import omerta.save.Header;
import omerta.text.Phrases;
import omerta.ui.board.BoardMaker;
import omerta.ui.shell.home.Kept;
import omerta.ui.shell.home.Poster;
import omerta.ui.shell.lesson.Script;

/// Puts into words what lies on the shelves: the games, and the matches of the library.
///
/// @param phrases of the house
/// @param today from which the days of matches are counted
/// @param zone in which they are told
record Shelves(Phrases phrases, LocalDate today, ZoneId zone) {

    /// A game and its table.
    Poster poster(Box<?, ?, ?> box, BoardMaker<?, ?> maker) {
        Phrases words = phrases.with(box.id());
        return new Poster(
                box.id(),
                words.words(box.id() + ".title"),
                words.words(box.id() + ".line"),
                box.leastSeats(),
                box.mostSeats(),
                maker.poster(),
                Shelves.class.getResource(sample(box.id())) != null,
                Script.isThere(box.id()));
    }

    /// Where the recorded match of a game lies on the class path.
    static String sample(String game) {
        return "/assets/samples/" + game + ".omerta.json";
    }

    /// The matches of a list.
    List<Kept> kept(List<Entry> entries) {
        return entries.stream().map(this::kept).toList();
    }

    private Kept kept(Entry entry) {
        return switch (entry) {
            case Entry.Match(var file, Header header) -> {
                Phrases words = phrases.with(header.game());
                yield new Kept.Playable(
                        file,
                        words.words(header.game() + ".title"),
                        header.table().players(),
                        words.say(header.progress(), header.table()),
                        when(header.saved().atZone(zone)),
                        header.over());
            }
            case Entry.Broken(var file, var _, var why) -> new Kept.Damaged(file, phrases.say(why));
        };
    }

    private String when(ZonedDateTime time) {
        String hour = DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(phrases.language().locale())
                .format(time);
        LocalDate day = time.toLocalDate();
        if (day.equals(today)) {
            return phrases.words("home.when.today", hour);
        }
        return day.equals(today.minusDays(1))
                ? phrases.words("home.when.yesterday", hour)
                : DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                        .withLocale(phrases.language().locale())
                        .format(time);
    }

    /// The table of a game among these.
    static Optional<BoardMaker<?, ?>> maker(List<BoardMaker<?, ?>> makers, String game) {
        return makers.stream().filter(maker -> maker.game().equals(game)).findFirst();
    }
}
