package omerta.ui.shell;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.match.Start;
import omerta.save.Fresh;
import omerta.save.Library;
import omerta.save.Pin;
import omerta.save.Session;
import omerta.save.Settings;
import omerta.save.SettingsFile;
import omerta.save.StatisticsFile;
import omerta.text.Language;
import omerta.text.Phrases;
import omerta.text.Rulebook;
import omerta.ui.board.BoardMaker;
import omerta.ui.board.Pace;
import omerta.ui.shell.home.HomeScreen;
import omerta.ui.shell.home.Host;
import omerta.ui.shell.home.Kept;
import omerta.ui.shell.home.Poster;
import omerta.ui.shell.kit.Buttons;
import omerta.ui.shell.kit.Click;
import omerta.ui.shell.kit.Delay;
import omerta.ui.shell.kit.Look;
import omerta.ui.shell.kit.Screen;
import omerta.ui.shell.kit.Sheets;
import omerta.ui.shell.kit.Stagehand;
import omerta.ui.shell.lesson.Script;
import omerta.ui.shell.play.Manners;
import omerta.ui.shell.rules.RulebookScreen;
import omerta.ui.shell.settings.SettingsPane;
import omerta.ui.shell.setup.Draft;
import omerta.ui.shell.setup.SetupScreen;

/// The app in its window: which screen is shown, in which look and language, and which match is played.
public final class Shell implements Host {

    private static final int USUAL_SEATS = 3;

    private final Scene scene;
    private final Library library;
    private final SettingsFile file;
    private final Counting counting;
    private final Archive archive;
    private final List<BoardMaker<?, ?>> makers;
    private final Surroundings around;
    private final Stagehand stagehand;
    private Settings settings;
    private Phrases phrases;
    private Optional<Room<?, ?>> room = Optional.empty();

    /// The app in this scene.
    ///
    /// @param library where matches are kept
    /// @param file where settings are kept
    /// @param makers the tables that can be drawn
    /// @param around what lies outside
    public Shell(Scene scene, Library library, SettingsFile file, List<BoardMaker<?, ?>> makers, Surroundings around) {
        this.scene = scene;
        this.library = library;
        this.file = file;
        this.archive = new Archive(this, library);
        this.counting = new Counting(this, new StatisticsFile(library.home()));
        this.makers = List.copyOf(makers);
        this.around = around;
        SettingsFile.Read read = file.read();
        settings = read.settings();
        phrases = Phrases.of(language());
        stagehand = new Stagehand(scene, phrases);
        applyLook();
        home();
        read.note().ifPresent(note -> notice(phrases.words("settings.title"), phrases.say(note)));
    }

    // The screens.

    /// Shows the home screen.
    public void home() {
        Shelves shelves = new Shelves(phrases, LocalDate.now(ZoneId.systemDefault()), ZoneId.systemDefault());
        List<Poster> posters = Games.boxes().stream()
                .flatMap(box -> Shelves.maker(makers, box.id()).map(maker -> shelves.poster(box, maker)).stream())
                .toList();
        show(new HomeScreen(
                phrases,
                this,
                posters,
                shelves.kept(library.list()),
                library.canRestore(),
                library.problem().map(phrases::say)));
    }

    @Override
    public void play(String game) {
        Games.find(game).ifPresent(this::setUp);
    }

    private <S, A> void setUp(GameBox<S, A> box) {
        var info = box.game().info();
        Phrases words = phrases.with(box.id());
        int seats = Math.clamp(
                settings.names().isEmpty() ? USUAL_SEATS : settings.names().size(),
                info.leastSeats(),
                info.mostSeats());
        List<String> names = IntStream.range(0, seats)
                .mapToObj(i -> i < settings.names().size() ? settings.names().get(i) : words.words("setup.name", i + 1))
                .toList();
        Draft draft =
                Draft.of(seats, info.leastSeats(), info.mostSeats(), names).of(info.options());
        show(new SetupScreen(
                words,
                box.id(),
                info.options(),
                draft,
                Shelves.maker(makers, box.id()).orElseThrow().poster(),
                chosen -> start(box, words, chosen),
                Script.isThere(box.id()) && counting.isNew(box.id())
                        ? Optional.of(() -> lesson(box.id()))
                        : Optional.empty(),
                this::home));
    }

    private <S, A> Optional<String> start(GameBox<S, A> box, Phrases words, Draft draft) {
        RandomGenerator random = RandomGenerator.getDefault();
        var table = draft.table(random, Pin::hash);
        set(now -> now.withNames(
                draft.chairs().stream().map(chair -> chair.name().strip()).toList()));
        return switch (library.begin(box, table, new Start.Seeded<S>(random.nextLong()))) {
            case Fresh.In<S, A>(Session<S, A> session) -> {
                enter(session);
                yield Optional.empty();
            }
            case Fresh.Not<S, A>(var reason) -> Optional.of(words.say(reason.why(), table));
        };
    }

    /// Plays a match.
    <S, A> void enter(Session<S, A> session) {
        enter(() -> new MatchRoom<>(this, session, makerOf(session.box())));
    }

    private void enter(Supplier<Room<?, ?>> next) {
        closeRoom();
        Room<?, ?> entered = next.get();
        room = Optional.of(entered);
        entered.begin();
    }

    @Override
    public void lesson(String game) {
        Script.of(game, phrases.with(game)).ifPresent(this::teach);
    }

    private <S, A> void teach(Script<S, A> script) {
        enter(() -> new LessonRoom<>(this, script, makerOf(script.box())));
    }

    @SuppressWarnings("unchecked") // a table is made for the states and actions of the game that it names
    private <S, A> BoardMaker<S, A> makerOf(GameBox<S, A> box) {
        return (BoardMaker<S, A>) Shelves.maker(makers, box.id()).orElseThrow();
    }

    /// Leaves the match that is played, if one is; it is kept.
    void leave() {
        closeRoom();
        home();
    }

    private void closeRoom() {
        room.ifPresent(Room::close);
        room = Optional.empty();
    }

    @Override
    public void rules(String game) {
        Rulebook.of(game, phrases.language())
                .ifPresent(book -> show(new RulebookScreen(phrases.with(game), book, this::home)));
    }

    @Override
    public void sample(String game) {
        archive.sample(game);
    }

    @Override
    public void resume(Path match) {
        archive.resume(match);
    }

    @Override
    public void delete(Kept kept) {
        archive.delete(kept);
    }

    @Override
    public void restore() {
        archive.restore();
    }

    @Override
    public void openFile() {
        archive.openFile();
    }

    @Override
    public void statistics() {
        counting.show();
    }

    @Override
    public void settings() {
        sheet(phrases.words("settings.title"), settingsPane(), "sheet-medium");
    }

    @Override
    public void quit() {
        closeRoom();
        around.quit();
    }

    // What the window tells.

    /// The window has lost the keyboard.
    public void focusLost() {
        stagehand.focusLost();
        room.ifPresent(Room::focusLost);
    }

    /// The window is about to close; the match that is played is kept.
    public void closing() {
        closeRoom();
    }

    /// A file was dropped on the window; while a match is played nothing happens.
    public void dropped(Path match) {
        if (room.isEmpty()) {
            resume(match);
        }
    }

    /// The system's look has changed.
    public void systemLookChanged() {
        applyLook();
    }

    /// An error of the program.
    public void failed(Throwable thrown) {
        Region content = room.<Region>map(one -> one.error(thrown))
                .orElseGet(() ->
                        Sheets.error(phrases, thrown, Buttons.primary(phrases.words("error.goOn"), this::closeSheet)));
        sheet(phrases.words("error.title"), content, "sheet-small");
    }

    // What the rooms ask.

    void show(Screen screen) {
        stagehand.show(screen);
    }

    void sheet(String title, Region content, String styleClass) {
        stagehand.sheet(title, content, styleClass);
    }

    void closeSheet() {
        stagehand.closeSheet();
    }

    void notice(String title, String words) {
        sheet(
                title,
                Sheets.words(words, Buttons.primary(phrases.words("sheet.close"), this::closeSheet)),
                "sheet-small");
    }

    void click() {
        if (settings.sounds()) {
            Click.play();
        }
    }

    Counting counting() {
        return counting;
    }

    Phrases phrases() {
        return phrases;
    }

    Library library() {
        return library;
    }

    Files files() {
        return around.files();
    }

    Delay delay() {
        return around.delay();
    }

    /// The match that is played.
    Optional<Room<?, ?>> room() {
        return room;
    }

    /// The screen that is shown.
    public Screen screen() {
        return stagehand.screen();
    }

    // Settings.

    Region settingsPane() {
        return new SettingsPane(phrases, settings, this::set);
    }

    /// Changes the settings; they take effect at once.
    public void set(UnaryOperator<Settings> change) {
        Settings before = settings;
        settings = change.apply(settings);
        file.write(settings);
        if (before.theme() != settings.theme() || before.fontPercent() != settings.fontPercent()) {
            applyLook();
        }
        Language spoken = phrases.language();
        phrases = Phrases.of(language());
        stagehand.speak(phrases);
        room.ifPresent(one -> one.change(phrases, manners()));
        if (phrases.language() != spoken) {
            if (room.isEmpty()) {
                home();
            }
            settings();
        }
    }

    /// What is set.
    public Settings current() {
        return settings;
    }

    Manners manners() {
        boolean still = settings.reducedMotion() || Platform.getPreferences().isReducedMotion();
        return new Manners(
                still ? Pace.STILL : new Pace(settings.speedPercent() / 100.0),
                settings.confirmations(),
                settings.advice(),
                settings.coverOnFocusLoss(),
                look().em());
    }

    private Language language() {
        return Language.of(settings.language()).orElseGet(() -> Language.closestTo(Locale.getDefault()));
    }

    private Look look() {
        boolean dark = switch (settings.theme()) {
            case DARK -> true;
            case LIGHT -> false;
            case SYSTEM -> Platform.getPreferences().getColorScheme() == ColorScheme.DARK;
        };
        return new Look(dark, settings.fontPercent());
    }

    private void applyLook() {
        look().apply(scene, makers.stream().map(BoardMaker::styleSheet).toList());
    }
}
