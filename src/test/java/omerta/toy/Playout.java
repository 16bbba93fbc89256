package omerta.toy;

import java.util.ArrayList;
import java.util.List;
import omerta.engine.Game;
import omerta.engine.House;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;
import omerta.match.Began;
import omerta.match.Match;
import omerta.match.Start;

/// Plays a game at random, the same way for the same seed.
public final class Playout {

    private static final List<SeatColour> COLOURS = List.of(SeatColour.values());

    private Playout() {}

    /// A table of `seats` players with plain names.
    public static Table table(int seats, Options options) {
        List<Player> players = new ArrayList<>();
        for (Seat seat : Seat.first(seats)) {
            players.add(new Player("Player " + (seat.index() + 1), COLOURS.get(seat.index())));
        }
        return new Table(players, options, House.STRICT);
    }

    /// A match at its start.
    public static <S, A> Match<S, A> begin(Game<S, A> game, int seats, Options options, long seed) {
        return ((Began.Fine<S, A>) Match.begin(game, table(seats, options), new Start.Seeded<>(seed))).match();
    }

    /// Plays up to `moves` moves, fewer where the match ends before.
    public static <S, A> void play(Match<S, A> match, Rng.Stream chance, int moves) {
        for (int i = 0; i < moves && !match.turn().isOver(); i++) {
            move(match, chance);
        }
    }

    /// Plays one move.
    public static <S, A> void move(Match<S, A> match, Rng.Stream chance) {
        List<Seat> able = match.table().seats().stream()
                .filter(seat -> !match.legalActions(seat).isEmpty())
                .toList();
        Seat seat = able.get(chance.below(able.size()));
        List<A> actions = match.legalActions(seat);
        match.play(seat, actions.get(chance.below(actions.size())));
    }
}
