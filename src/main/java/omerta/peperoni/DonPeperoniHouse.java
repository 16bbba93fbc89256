package omerta.peperoni;

import java.util.List;
import java.util.Optional;
import omerta.engine.Lists;
import omerta.engine.Pile;
import omerta.engine.Seat;
import omerta.engine.SeatSet;

/// What is in a house.
///
/// @param poster who has it by bribes or as family home
/// @param taker whose agent has taken it in the end
/// @param tied between whom there is a stalemate
/// @param concealed whose last chit lies face down
/// @param bribes the seats' chits; shorter where the last seats have none
/// @param agents the seats' agents; shorter where the last seats have none
public record DonPeperoniHouse(
        Optional<Seat> poster,
        Optional<Seat> taker,
        SeatSet tied,
        SeatSet concealed,
        List<Pile> bribes,
        List<Pile> agents) {
    /// Keeps copies, without what is empty at the end.
    public DonPeperoniHouse {
        bribes = trimmed(bribes);
        agents = trimmed(agents);
    }

    /// A house in which nobody has left anything.
    public static final DonPeperoniHouse EMPTY =
            new DonPeperoniHouse(Optional.empty(), Optional.empty(), SeatSet.NONE, SeatSet.NONE, List.of(), List.of());

    private static List<Pile> trimmed(List<Pile> piles) {
        int size = piles.size();
        while (size > 0 && piles.get(size - 1).isEmpty()) {
            size--;
        }
        return List.copyOf(size < piles.size() ? piles.subList(0, size) : piles);
    }

    /// A seat's chits, in the order they were laid.
    public Pile chits(Seat seat) {
        return seat.index() < bribes.size() ? bribes.get(seat.index()) : Pile.EMPTY;
    }

    /// A seat's agents, in the order they were left.
    public Pile agents(Seat seat) {
        return seat.index() < agents.size() ? agents.get(seat.index()) : Pile.EMPTY;
    }

    /// Who has it: by an agent, by bribes or as family home.
    public Optional<Seat> holder() {
        return taker.or(() -> poster);
    }

    /// Whether there is a stalemate.
    public boolean isTied() {
        return !tied.isEmpty();
    }

    /// How many seats have left a bribe.
    public int bribers() {
        int count = 0;
        for (Pile chits : bribes) {
            count += chits.isEmpty() ? 0 : 1;
        }
        return count;
    }

    /// How many agents are there, whosever.
    public int agentCount() {
        int count = 0;
        for (Pile left : agents) {
            count += left.size();
        }
        return count;
    }

    /// What a seat's chits are worth; concealed ones that are not known count nothing.
    public int bribe(Seat seat, DonPeperoniTables tables) {
        Pile chits = chits(seat);
        int worth = 0;
        for (int i = 0; i < chits.size(); i++) {
            worth += tables.worth(chits.at(i));
        }
        return worth;
    }

    DonPeperoniHouse won(Seat seat) {
        return new DonPeperoniHouse(Optional.of(seat), taker, SeatSet.NONE, SeatSet.NONE, bribes, agents);
    }

    DonPeperoniHouse taken(Seat seat) {
        return new DonPeperoniHouse(poster, Optional.of(seat), tied, concealed, bribes, agents);
    }

    DonPeperoniHouse tied(SeatSet between) {
        return new DonPeperoniHouse(poster, taker, between, SeatSet.NONE, bribes, agents);
    }

    DonPeperoniHouse bribed(Seat seat, byte chit) {
        return new DonPeperoniHouse(poster, taker, tied, concealed.with(seat), pushed(bribes, seat, chit), agents);
    }

    DonPeperoniHouse visited(Seat seat, byte agent) {
        return new DonPeperoniHouse(poster, taker, tied, concealed, bribes, pushed(agents, seat, agent));
    }

    DonPeperoniHouse holding(List<Pile> otherBribes, List<Pile> otherAgents) {
        return new DonPeperoniHouse(poster, taker, tied, concealed, otherBribes, otherAgents);
    }

    private static List<Pile> pushed(List<Pile> piles, Seat seat, byte item) {
        List<Pile> more = piles;
        while (more.size() <= seat.index()) {
            more = Lists.plus(more, Pile.EMPTY);
        }
        return Lists.with(more, seat.index(), more.get(seat.index()).push(item));
    }
}
