package omerta.ui.shell.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;
import omerta.engine.Decision;
import omerta.engine.House;
import omerta.engine.Message;
import omerta.engine.Privacy;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import omerta.engine.Table;
import omerta.engine.Turn;
import omerta.engine.Viewer;
import omerta.match.Sight;
import omerta.match.Told;
import omerta.match.Undo;
import omerta.match.View;
import omerta.text.Phrases;
import omerta.ui.shell.flow.Flow;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shell.frame.Choice;
import omerta.ui.shell.frame.Coaching;
import omerta.ui.shell.frame.Sitting;
import omerta.ui.shell.frame.Standing;
import omerta.ui.shell.log.Chronicle;
import omerta.ui.shell.log.Line;

/// Puts into words how a match stands, for those who may look at the screen as it stands.
///
/// @param <S> the type of state
/// @param <A> the type of action
final class Scribe<S, A> {

    /// Of more than this the board tells, step by step.
    private static final int MOST_TOLD = 4;

    private final Sight<S, A> sight;
    private final Phrases phrases;
    private final String title;
    private final Chronicle chronicle;

    Scribe(Sight<S, A> sight, Phrases phrases, String title) {
        this.sight = sight;
        this.phrases = phrases;
        this.title = title;
        this.chronicle = new Chronicle(sight, phrases);
    }

    /// Moves were taken back.
    void rewound() {
        chronicle.rewound();
    }

    /// All that the frame shows.
    ///
    /// @param stand how the screen stands
    /// @param next how it stands once the seat in hand is done
    /// @param tray the private things on the screen
    /// @param news what happened since the last picture
    /// @param recap what happened since the last turn of the seat in hand
    /// @param coach what a lesson says
    /// @param problem what is wrong with keeping the match
    Standing<A> standing(
            Stand stand,
            Stand next,
            Optional<Region> tray,
            List<Told> news,
            List<Told> recap,
            Optional<Coach> coach,
            Optional<Message> problem) {
        Viewer viewer = viewer(stand);
        Table table = sight.table();
        return new Standing<>(
                title,
                say(sight.telling().progress(sight.view(Viewer.TABLE).state())),
                flags(table.house()),
                problem.map(why -> phrases.words("error.save", say(why))),
                coach.map(one -> new Coaching(say(one.says()), one.isOver())),
                sentence(stand, next, news),
                goOn(stand),
                stand.hand().isPresent(),
                sittings(stand, coach.isPresent()),
                tray,
                choices(stand),
                sight.undo(viewer) instanceof Undo.Closed(Message why) ? Optional.of(say(why)) : Optional.empty(),
                sight.canRedo(viewer),
                chronicle.lines(viewer),
                Line.of(recap, table, phrases));
    }

    /// Who looks at the screen: the seat in hand, or everyone.
    static Viewer viewer(Stand stand) {
        return stand.hand().<Viewer>map(seat -> seat).orElse(Viewer.TABLE);
    }

    /// The actions that are offered.
    List<A> actions(Stand stand) {
        return stand.actor()
                .map(seat -> stand.hand().isPresent() ? sight.legalActions(seat) : sight.openActions(seat))
                .orElse(List.of());
    }

    /// What an action of the acting seat does, in words.
    String describe(Stand stand, A action) {
        View<S> view = sight.view(viewer(stand));
        return stand.actor()
                .map(seat -> say(sight.telling().describe(view.state(), seat, action)))
                .orElse("");
    }

    /// A message in words.
    String say(Message message) {
        return phrases.say(message, sight.table());
    }

    /// What a seat is called.
    String name(Seat seat) {
        return Phrases.name(seat, sight.table());
    }

    private String sentence(Stand stand, Stand next, List<Told> news) {
        return switch (stand) {
            case Stand.Moment() -> moment(news);
            case Stand.InHand(Seat seat, boolean finished) -> finished ? done(seat, next) : asked(seat, seat);
            case Stand.Open(Optional<Seat> actor) ->
                actor.map(seat -> asked(seat, Viewer.TABLE)).orElseGet(this::waiting);
            case Stand.Curtain(var _, var _), Stand.Peek(var _), Stand.Over() -> waiting();
        };
    }

    private String asked(Seat seat, Viewer viewer) {
        Message prompt = sight.telling().prompt(sight.view(viewer).state(), seat);
        return phrases.words("table.asks", name(seat), say(prompt));
    }

    private String waiting() {
        return say(sight.telling().prompt(sight.view(Viewer.TABLE).state(), Viewer.TABLE));
    }

    private String moment(List<Told> news) {
        List<String> told = news.stream()
                .filter(one -> one.event().isMoment())
                .map(one -> say(one.event().message()))
                .toList();
        return told.isEmpty() || told.size() > MOST_TOLD ? phrases.words("table.moment") : String.join(" ", told);
    }

    private String done(Seat seat, Stand next) {
        return next instanceof Stand.Curtain(Seat to, var _)
                ? phrases.words("table.done.sentence", name(seat), name(to))
                : phrases.words("table.done.open", name(seat));
    }

    /// The words of the button that goes on, empty where there is none.
    Optional<String> goOn(Stand stand) {
        return switch (stand) {
            case Stand.Moment() -> Optional.of(phrases.words("table.goOn"));
            case Stand.InHand(Seat seat, boolean finished) -> goOn(seat, finished);
            case Stand.Open(var _), Stand.Curtain(var _, var _), Stand.Peek(var _), Stand.Over() -> Optional.empty();
        };
    }

    private Optional<String> goOn(Seat seat, boolean finished) {
        if (finished) {
            return Optional.of(phrases.words("table.done"));
        }
        Turn turn = sight.turn();
        boolean awaited = turn.of(seat)
                .filter(decision -> decision.privacy() == Privacy.MIXED && !Flow.staysInHand(turn, seat))
                .isPresent();
        return awaited ? Optional.of(phrases.words("table.back")) : Optional.empty();
    }

    private List<Choice<A>> choices(Stand stand) {
        return actions(stand).stream()
                .map(action -> new Choice<>(action, describe(stand, action)))
                .toList();
    }

    private List<Sitting> sittings(Stand stand, boolean taught) {
        Turn turn = sight.turn();
        SeatSet winners = stand instanceof Stand.Moment
                ? SeatSet.NONE
                : sight.outcome().map(outcome -> outcome.winners()).orElse(SeatSet.NONE);
        boolean open = stand instanceof Stand.Open;
        boolean bare = sight.table().house().openHands() && stand instanceof Stand.InHand;
        boolean mayLook = sight.outcome().isEmpty() && (open || bare);
        return sight.table().seats().stream()
                .map(seat -> new Sitting(
                        seat,
                        sight.table().player(seat),
                        name(seat),
                        turn.decisions().stream().map(Decision::seat).anyMatch(seat::equals),
                        stand.hand().equals(Optional.of(seat)),
                        winners.contains(seat),
                        mayLook,
                        taught && open && onlyInHand(seat),
                        open && mayAct(turn, stand, seat) ? Optional.of(phrases.words("seat.act")) : Optional.empty()))
                .toList();
    }

    /// Whether all that this seat may do now comes from its hand. In a match that would tell of the hand.
    private boolean onlyInHand(Seat seat) {
        return sight.openActions(seat).isEmpty() && !sight.legalActions(seat).isEmpty();
    }

    private static boolean mayAct(Turn turn, Stand stand, Seat seat) {
        return turn.of(seat).isPresent() && !stand.actor().equals(Optional.of(seat));
    }

    private List<String> flags(House house) {
        List<String> flags = new ArrayList<>();
        if (house.freeUndo()) {
            flags.add(phrases.words("house.freeUndo"));
        }
        if (house.openHands()) {
            flags.add(phrases.words("house.openHands"));
        }
        if (house.noCurtain()) {
            flags.add(phrases.words("house.noCurtain"));
        }
        return flags;
    }
}
