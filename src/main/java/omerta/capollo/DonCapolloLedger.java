package omerta.capollo;

import java.util.List;
import java.util.Optional;
import omerta.engine.Message;
import omerta.engine.Seat;

/// What happens in accountabilities and in the final count.
public sealed interface DonCapolloLedger extends DonCapolloEvent {

    @Override
    default Optional<Seat> doer() {
        return switch (this) {
            case Said(Seat seat, var _, var _, var _) -> Optional.of(seat);
            case Accounted(Seat seat, var _, var _, var _, var _, var _, var _) -> Optional.of(seat);
            case Kept(Seat seat, var _) -> Optional.of(seat);
            case Counted(Seat seat, var _, var _, var _) -> Optional.of(seat);
            case Exchanged(Seat seat, var _, var _) -> Optional.of(seat);
            case FavourCounted(Seat seat, var _) -> Optional.of(seat);
            case AccountFell _, Ended _ -> Optional.empty();
        };
    }

    /// The final count is shown to all.
    @Override
    default boolean isMoment() {
        return switch (this) {
            case Said _, Accounted _, Kept _, AccountFell _ -> false;
            case Counted _, FavourCounted _, Exchanged _, Ended _ -> true;
        };
    }

    /// A row is to be accounted for.
    ///
    /// @param seat by whom
    /// @param business which row
    /// @param count how many cards it has
    /// @param forced whether it is paid for even if the money is not enough
    record Said(Seat seat, DonCapolloBusiness business, int count, boolean forced) implements DonCapolloLedger {
        @Override
        public String clause() {
            return forced ? "CA-7.6" : "CA-7.9";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.said", seat, Phrases.business(business), count);
        }
    }

    /// A row was accounted for.
    ///
    /// @param seat whose
    /// @param business which
    /// @param count how many cards it had
    /// @param money the dollars it brought; less than 0 if they were paid
    /// @param power the power it brought
    /// @param paid the power that was paid for costs
    /// @param waived the dollars that nothing was left for
    record Accounted(Seat seat, DonCapolloBusiness business, int count, int money, int power, int paid, int waived)
            implements DonCapolloLedger {
        @Override
        public String clause() {
            return paid + waived > 0 ? "CA-7.7" : "CA-7.1";
        }

        @Override
        public Message message() {
            return Message.of(
                    "don-capollo.event.accounted",
                    seat,
                    Phrases.row(new DonCapolloRow(business, count)),
                    Phrases.money(money),
                    power - paid);
        }
    }

    /// A row was kept after all.
    ///
    /// @param seat whose
    /// @param business which
    record Kept(Seat seat, DonCapolloBusiness business) implements DonCapolloLedger {
        @Override
        public String clause() {
            return "CA-11.12";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.kept", seat, Phrases.business(business));
        }
    }

    /// An accountability fell, since its row is gone or its costs can not be paid.
    ///
    /// @param seat whose
    /// @param business which
    record AccountFell(Seat seat, DonCapolloBusiness business) implements DonCapolloLedger {
        @Override
        public String clause() {
            return "CA-11.16";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.account-fell", seat, Phrases.business(business));
        }
    }

    /// The cards of a seat were accounted for in the final count.
    ///
    /// @param seat whose
    /// @param rows how they were divided
    /// @param money the dollars that the seat has then
    /// @param power the power that the seat has then
    record Counted(Seat seat, List<DonCapolloRow> rows, int money, int power) implements DonCapolloLedger {
        /// Keeps a copy.
        public Counted {
            rows = List.copyOf(rows);
        }

        @Override
        public String clause() {
            return "CA-13.2";
        }

        @Override
        public Message message() {
            return Message.of(
                    "don-capollo.event.counted",
                    seat,
                    rows.stream().map(Phrases::row).toList(),
                    Phrases.money(money),
                    power);
        }
    }

    /// A favour brought a power in the final count.
    ///
    /// @param holder who gains
    /// @param son who loses
    record FavourCounted(Seat holder, Seat son) implements DonCapolloLedger {
        @Override
        public String clause() {
            return "CA-14.1";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.favour-counted", holder, son);
        }
    }

    /// Money became power in the final count.
    ///
    /// @param seat whose
    /// @param power how much
    /// @param left the dollars that are left
    record Exchanged(Seat seat, int power, int left) implements DonCapolloLedger {
        @Override
        public String clause() {
            return "CA-14.5";
        }

        @Override
        public Message message() {
            return Message.of("don-capollo.event.exchanged", seat, power, Phrases.money(left));
        }
    }

    /// The game is over.
    ///
    /// @param winners who has won
    record Ended(List<Seat> winners) implements DonCapolloLedger {
        /// Keeps a copy.
        public Ended {
            winners = List.copyOf(winners);
        }

        @Override
        public String clause() {
            return winners.size() > 1 ? "CA-15.3" : "CA-15.1";
        }

        @Override
        public Message message() {
            return Message.of(
                    winners.size() > 1 ? "don-capollo.event.ended-shared" : "don-capollo.event.ended",
                    winners.stream().map(Phrases::name).toList());
        }
    }
}
