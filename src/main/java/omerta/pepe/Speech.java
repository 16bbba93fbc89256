package omerta.pepe;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.engine.Telling;
import omerta.engine.Viewer;

/// What Don Pepe says to its players.
final class Speech implements Telling<DonPepeState, DonPepeAction> {

    /// From so many rounds on the table says how many are left.
    private static final int WARNING = 3;

    private final DonPepeTables tables;
    private final Layout layout;
    private final Foresight foresight;

    Speech(DonPepeTables tables, Layout layout, Foresight foresight) {
        this.tables = tables;
        this.layout = layout;
        this.foresight = foresight;
    }

    @Override
    public Message progress(DonPepeState view) {
        return switch (view.phase()) {
            case SEATING -> Message.of("don-pepe.progress.seating");
            case CARDS, RAID -> {
                int left = view.roundsLeft(tables.stall());
                yield left <= WARNING
                        ? Message.of("don-pepe.progress.stall", view.clock().round(), left)
                        : Message.of("don-pepe.progress.round", view.clock().round());
            }
            case OVER -> Message.of("don-pepe.progress.over");
        };
    }

    @Override
    public Message prompt(DonPepeState view, Viewer viewer) {
        Seat active = view.active();
        boolean asked = viewer.is(active);
        return switch (view.phase()) {
            case SEATING, RAID ->
                asked
                        ? Message.of("don-pepe.prompt.seat", view.waiting(active))
                        : Message.of("don-pepe.prompt.wait-seat", active, view.waiting(active));
            case CARDS -> asked ? cards(view.clock()) : Message.of("don-pepe.prompt.wait", active);
            case OVER -> Message.of("don-pepe.prompt.over");
        };
    }

    private static Message cards(DonPepeClock clock) {
        if (clock.isUntouched()) {
            return Message.of("don-pepe.prompt.cards");
        }
        return Message.of(clock.allowsMovement() ? "don-pepe.prompt.movement" : "don-pepe.prompt.done");
    }

    @Override
    public Message describe(DonPepeState view, Seat seat, DonPepeAction action) {
        DonPepeBoard board = view.board();
        return switch (action) {
            case DonPepeAction.Place(DonPepeRole role, int chair) ->
                Message.of("don-pepe.action.place", Phrases.role(role), chair, thing(chair));
            case DonPepeAction.Stab(int by, int victim) ->
                Message.of("don-pepe.action.stab", Phrases.own(board.sitter(by)), Phrases.sitter(board.sitter(victim)));
            case DonPepeAction.Shoot(int by, int victim) ->
                Message.of(
                        "don-pepe.action.shoot", Phrases.own(board.sitter(by)), Phrases.sitter(board.sitter(victim)));
            case DonPepeAction.SetCake(int chair) -> setCake(view, seat, action, chair);
            case DonPepeAction.PassCake(Seat cake, int chair) ->
                Message.of(
                        cake.equals(seat) ? "don-pepe.action.pass-own-cake" : "don-pepe.action.pass-cake",
                        cake,
                        board.cake(cake),
                        Phrases.sitter(board.sitter(chair)));
            case DonPepeAction.KaBoom(Seat cake) -> kaBoom(view, seat, action, cake);
            case DonPepeAction.Drug(List<Integer> chairs) ->
                Message.of(
                        "don-pepe.action.drug",
                        chairs.stream()
                                .map(chair -> Phrases.sitter(board.sitter(chair)))
                                .toList());
            case DonPepeAction.Raid() -> Message.of("don-pepe.action.raid");
            case DonPepeAction.Move(int from, int to) ->
                Message.of("don-pepe.action.move", Phrases.own(board.sitter(from)), to, thing(to));
            case DonPepeAction.Discard(DonPepeCard card) -> Message.of("don-pepe.action.discard", Phrases.card(card));
            case DonPepeAction.Done() -> done(view, seat);
        };
    }

    private Message thing(int chair) {
        return Phrases.thing(layout.thing(chair));
    }

    private Message setCake(DonPepeState view, Seat seat, DonPepeAction action, int chair) {
        List<Message> caught = new ArrayList<>();
        for (DonPepeThreat threat :
                foresight.preview(view.board(), seat, action).threats()) {
            if (threat.cake().equals(seat)) {
                caught.addAll(Phrases.sitters(threat.caught()));
            }
        }
        return caught.isEmpty()
                ? Message.of("don-pepe.action.set-cake-harmless", chair)
                : Message.of("don-pepe.action.set-cake", chair, caught);
    }

    private Message kaBoom(DonPepeState view, Seat seat, DonPepeAction action, Seat cake) {
        List<DonPepeSitter> dead = foresight.preview(view.board(), seat, action).dead();
        int chair = view.board().cake(cake);
        return dead.isEmpty()
                ? Message.of("don-pepe.action.ka-boom-harmless", cake, chair)
                : Message.of("don-pepe.action.ka-boom", cake, chair, Phrases.sitters(dead));
    }

    private Message done(DonPepeState view, Seat seat) {
        int missing = tables.hand() - view.hand(seat).size();
        return missing > 0 ? Message.of("don-pepe.action.done", missing) : Message.of("don-pepe.action.pass");
    }

    @Override
    public List<Message> advice(DonPepeState view, Seat seat, DonPepeAction action) {
        if (action instanceof DonPepeAction.Done) {
            return view.clock().isUntouched() ? List.of(Message.of("don-pepe.advice.no-card")) : List.of();
        }
        if (action instanceof DonPepeAction.Raid) {
            return List.of();
        }
        DonPepePreview preview = foresight.preview(view.board(), seat, action);
        List<Message> advice = new ArrayList<>();
        add(advice, "don-pepe.advice.own-dead", own(preview.dead(), seat));
        add(advice, "don-pepe.advice.own-asleep", own(preview.asleep(), seat));
        List<DonPepeSitter> caught = new ArrayList<>(caught(preview.threats(), seat));
        caught.removeAll(caught(foresight.threats(view.board()), seat));
        add(advice, "don-pepe.advice.own-caught", caught);
        return advice;
    }

    private static void add(List<Message> advice, String key, List<DonPepeSitter> men) {
        if (!men.isEmpty()) {
            advice.add(Message.of(key, men.stream().map(Phrases::own).toList()));
        }
    }

    private static List<DonPepeSitter> own(List<DonPepeSitter> men, Seat seat) {
        return men.stream().filter(sitter -> sitter.man().of().equals(seat)).toList();
    }

    private static List<DonPepeSitter> caught(List<DonPepeThreat> threats, Seat seat) {
        return threats.stream()
                .flatMap(threat -> own(threat.caught(), seat).stream())
                .distinct()
                .toList();
    }
}
