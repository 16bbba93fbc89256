package omerta.bench;

import java.util.ArrayList;
import java.util.List;
import omerta.box.GameBox;
import omerta.box.Games;
import omerta.engine.Decision;
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

/// Matches to be measured.
final class Matches {

    private static final int TRIES = 50;

    private Matches() {}

    static GameBox<?, ?> box(String game) {
        return Games.find(game).orElseThrow();
    }

    static Table table(int seats) {
        List<Player> players = new ArrayList<>();
        for (SeatColour colour : List.of(SeatColour.values()).subList(0, seats)) {
            players.add(new Player(colour.name(), colour));
        }
        return new Table(players, Options.STANDARD, House.STRICT);
    }

    static <S, A> Match<S, A> begin(Game<S, A> game, Table table, long seed) {
        return switch (Match.begin(game, table, new Start.Seeded<>(seed))) {
            case Began.Fine<S, A>(Match<S, A> match) -> match;
            case Began.Refused<S, A>(var reason) -> throw new IllegalArgumentException(reason.clause());
        };
    }

    /// A match of so many random moves; the longest of some where all are over before.
    static <S, A> Match<S, A> played(Game<S, A> game, Table table, int moves) {
        Match<S, A> longest = begin(game, table, 0);
        for (long seed = 1; seed <= TRIES && longest.moves() < moves; seed++) {
            Match<S, A> match = begin(game, table, seed);
            Rng.Stream chance = Rng.of(seed).stream();
            while (match.moves() < moves && !match.turn().isOver()) {
                List<Decision> asked = match.turn().decisions();
                Seat seat = asked.get(chance.below(asked.size())).seat();
                List<A> legal = match.legalActions(seat);
                match.play(seat, legal.get(chance.below(legal.size())));
            }
            longest = match.moves() > longest.moves() ? match : longest;
        }
        return longest;
    }
}
