package omerta.ui.shell.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import omerta.engine.House;
import omerta.engine.Option;
import omerta.engine.Options;
import omerta.engine.Player;
import omerta.engine.Seat;
import omerta.engine.SeatColour;
import omerta.engine.Table;

/// A table that is being set.
///
/// @param chairs in the order of play
/// @param least the fewest seats of the game
/// @param most the most seats of the game
/// @param shuffled whether the order of play is drawn at random at the start
/// @param options what was agreed about the game
/// @param offered what may be agreed; options that name a seat follow the chair that was chosen
/// @param house how friendly the table is
public record Draft(
        List<Chair> chairs, int least, int most, boolean shuffled, Options options, List<Option> offered, House house) {

    private static final int NOBODY = -1;

    /// Keeps copies.
    public Draft {
        chairs = List.copyOf(chairs);
        offered = List.copyOf(offered);
    }

    /// A table of this many seats, whose players are called by these names.
    ///
    /// @param names of the seats by their number, from 0
    public static Draft of(int seats, int least, int most, List<String> names) {
        SeatColour[] colours = SeatColour.values();
        List<Chair> chairs = IntStream.range(0, seats)
                .mapToObj(i -> new Chair(names.get(i), colours[i], ""))
                .toList();
        return new Draft(chairs, least, most, false, Options.STANDARD, List.of(), House.STRICT);
    }

    /// Of a game with these options.
    public Draft of(List<Option> game) {
        return new Draft(chairs, least, most, shuffled, options, game, house);
    }

    /// With one chair changed.
    public Draft with(int index, UnaryOperator<Chair> change) {
        List<Chair> more = new ArrayList<>(chairs);
        more.set(index, change.apply(chairs.get(index)));
        return with(more);
    }

    /// With one chair more, in the first colour that is free.
    public Draft more(String name) {
        List<Chair> more = new ArrayList<>(chairs);
        free().ifPresent(colour -> more.add(new Chair(name, colour, "")));
        return with(more);
    }

    /// Without this chair.
    public Draft without(int index) {
        List<Chair> fewer = new ArrayList<>(chairs);
        fewer.remove(index);
        return with(fewer).follow(seat -> seat == index ? NOBODY : seat > index ? seat - 1 : seat);
    }

    /// With a chair moved up (-1) or down (+1) in the order of play; as it is where it cannot move.
    public Draft moved(int index, int by) {
        int to = index + by;
        if (to < 0 || to >= chairs.size()) {
            return this;
        }
        List<Chair> moved = new ArrayList<>(chairs);
        Collections.swap(moved, index, to);
        return with(moved).follow(seat -> seat == index ? to : seat == to ? index : seat);
    }

    /// With a chair in this colour; the chair that had it gets the other's.
    public Draft coloured(int index, SeatColour colour) {
        SeatColour before = chairs.get(index).colour();
        List<Chair> swapped = chairs.stream()
                .map(chair -> chair.colour() == colour ? chair.coloured(before) : chair)
                .toList();
        return with(swapped).with(index, chair -> chair.coloured(colour));
    }

    /// With the order of play drawn at the start, or as it stands.
    public Draft shuffled(boolean now) {
        return new Draft(chairs, least, most, now, options, offered, house);
    }

    /// With another value of an option.
    public Draft option(String key, String value) {
        return new Draft(chairs, least, most, shuffled, options.with(key, value), offered, house);
    }

    /// At another house.
    public Draft at(House other) {
        return new Draft(chairs, least, most, shuffled, options, offered, other);
    }

    /// Whether a seat can be added.
    public boolean canGrow() {
        return chairs.size() < most;
    }

    /// Whether a seat can be taken away.
    public boolean canShrink() {
        return chairs.size() > fewest();
    }

    private int fewest() {
        for (Option option : offered) {
            if (option instanceof Option.Fewer fewer && fewer.in(options)) {
                return fewer.seats();
            }
        }
        return least;
    }

    /// Why the table cannot be sat at yet, as a key of the words of the shell; empty where it can.
    public Optional<String> problem() {
        if (chairs.stream().anyMatch(chair -> chair.name().isBlank())) {
            return Optional.of("setup.problem.blank");
        }
        return chairs.stream().anyMatch(chair -> chair.name().strip().length() > Player.LONGEST_NAME)
                ? Optional.of("setup.problem.long")
                : Optional.empty();
    }

    /// The table.
    ///
    /// @param random draws the order of play where it is wanted
    /// @param lock makes of a PIN what is kept of it
    public Table table(RandomGenerator random, UnaryOperator<String> lock) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, chairs.size()).boxed().toList());
        if (shuffled) {
            Collections.shuffle(order, java.util.Random.from(random));
        }
        List<Player> players = order.stream()
                .map(chairs::get)
                .map(chair -> new Player(
                        chair.name().strip(), chair.colour(), chair.pin().isEmpty() ? "" : lock.apply(chair.pin())))
                .toList();
        return new Table(players, follow(order::indexOf).options, house);
    }

    private Draft with(List<Chair> other) {
        return new Draft(other, least, most, shuffled, options, offered, house);
    }

    /// Whoever was chosen now sits elsewhere, or nowhere.
    private Draft follow(IntUnaryOperator to) {
        Draft now = this;
        for (Option option : offered) {
            Optional<Seat> seat = option instanceof Option.Who who ? who.in(options) : Optional.empty();
            if (seat.isPresent()) {
                int index = to.applyAsInt(seat.get().index());
                now = now.option(option.key(), index == NOBODY ? Option.Who.LOT : Option.Who.text(Seat.of(index)));
            }
        }
        return now;
    }

    private Optional<SeatColour> free() {
        return Arrays.stream(SeatColour.values())
                .filter(colour -> chairs.stream().noneMatch(chair -> chair.colour() == colour))
                .findFirst();
    }
}
