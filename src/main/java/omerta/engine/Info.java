package omerta.engine;

import java.util.List;
import java.util.Optional;

/// What is known of a game before it is dealt.
///
/// @param id its name in files, folders and on the command line, like `da-capo`
/// @param clauses the prefix of its clause ids, like `DC`
/// @param leastSeats the fewest players, unless an [Option.Fewer] is agreed
/// @param mostSeats the most players
/// @param options what may be agreed
/// @param stateType the class of its states
/// @param actionType the sealed type of its actions
/// @param eventType the sealed type of its events
/// @param <S> the type of state
/// @param <A> the type of action
public record Info<S, A>(
        String id,
        String clauses,
        int leastSeats,
        int mostSeats,
        List<Option> options,
        Class<S> stateType,
        Class<A> actionType,
        Class<? extends Event> eventType) {

    /// Keeps a copy of the options.
    public Info {
        options = List.copyOf(options);
    }

    /// The fewest players where this was agreed; options with a value that they cannot take are as none.
    public int leastSeats(Options agreed) {
        for (Option option : options) {
            boolean fits = option.accepts(agreed.values().getOrDefault(option.key(), option.standardText()));
            if (option instanceof Option.Fewer fewer && fits && fewer.in(agreed)) {
                return fewer.seats();
            }
        }
        return leastSeats;
    }

    /// Why this table cannot play the game, if so: the wrong number of seats, an option that the game does not have, a
    /// value that the option cannot take, or a seat that this table does not have. The message is one of `refusal.seats`,
    /// `refusal.option`, `refusal.value` and `refusal.no-seat`.
    ///
    /// @param clause the clause that tells how many may play
    public Optional<Ruling.Illegal> misfit(Table table, String clause) {
        int least = leastSeats(table.options());
        if (table.size() < least || table.size() > mostSeats) {
            return Optional.of(Ruling.illegal(clause, "refusal.seats", least, mostSeats, table.size()));
        }
        for (var entry : table.options().values().entrySet()) {
            Optional<Option> option =
                    options.stream().filter(o -> o.key().equals(entry.getKey())).findFirst();
            if (option.isEmpty()) {
                return Optional.of(Ruling.illegal(clause, "refusal.option", Message.verbatim(entry.getKey())));
            }
            if (!option.get().accepts(entry.getValue())) {
                return Optional.of(Ruling.illegal(
                        clause, "refusal.value", Message.verbatim(entry.getKey()), Message.verbatim(entry.getValue())));
            }
            if (isNobody(option.get(), table)) {
                return Optional.of(Ruling.illegal(
                        clause,
                        "refusal.no-seat",
                        Message.verbatim(entry.getKey()),
                        Message.verbatim(entry.getValue()),
                        table.size()));
            }
        }
        return Optional.empty();
    }

    private static boolean isNobody(Option option, Table table) {
        return option instanceof Option.Who who
                && who.in(table.options())
                        .filter(seat -> seat.index() >= table.size())
                        .isPresent();
    }
}
