package omerta.ui.peperoni;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;
import omerta.peperoni.DonPeperoniAction;
import omerta.ui.board.Desk;

/// What is said about what is pointed at.
///
/// @param desk which has the words
/// @param names of things
record Hints(Desk<DonPeperoniAction> desk, Names names) {

    /// A way that can be gone.
    ///
    /// @param again whether the next click goes it
    String way(Walks.Way way, boolean again) {
        return desk.say(Message.of(
                again ? "don-peperoni.table.go" : "don-peperoni.table.way",
                way.canvasser(),
                names.message(way.to()),
                way.cost(),
                way.left() - way.cost()));
    }

    /// What an action does.
    String about(DonPeperoniAction action) {
        return desk.describe(action);
    }

    /// What a thing is, where nothing can be done with it at once.
    Optional<String> plainly(Ground ground) {
        return switch (ground) {
            case Ground.Agent(var agent) -> Optional.of(names.agent(agent) + ". " + names.rule(agent));
            case Ground.Canvasser(Seat of, int canvasser) -> Optional.of(names.canvasser(of, canvasser));
            case Ground.Place(int place) -> Optional.of(names.place(place));
            case Ground.Badge() -> Optional.of(desk.words("don-peperoni.table.badge-means"));
            case Ground.Stall(int marker) -> Optional.of(desk.words("don-peperoni.table.stall-means", marker));
            case Ground.Side(Seat seat) -> Optional.of(desk.words("don-peperoni.table.votes-means", names.of(seat)));
            case Ground.Chit _, Ground.End _ -> Optional.empty();
        };
    }

    /// What is still needed after what was pointed at last.
    Optional<String> needed(List<Ground> picked) {
        return picked.isEmpty() ? Optional.empty() : Optional.of(needed(picked.getLast()));
    }

    private String needed(Ground last) {
        return switch (last) {
            case Ground.Chit(int value) -> desk.words("don-peperoni.table.need-for-chit", value);
            case Ground.Agent(var agent) -> desk.words("don-peperoni.table.need-for-agent", names.agent(agent));
            case Ground.Badge() -> desk.words("don-peperoni.table.need-for-badge");
            case Ground.Place(int place) -> desk.words("don-peperoni.table.need-for-house", names.place(place));
            case Ground.Stall(int marker) -> desk.words("don-peperoni.table.need-for-stall", marker);
            case Ground.Canvasser _, Ground.Side _, Ground.End _ -> desk.words("don-peperoni.table.need-other");
        };
    }
}
