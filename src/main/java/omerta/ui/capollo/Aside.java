package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.capollo.DonCapollo;
import omerta.capollo.DonCapolloAction;
import omerta.capollo.DonCapolloBusiness;
import omerta.capollo.DonCapolloState;
import omerta.engine.Ruling;
import omerta.engine.Seat;

/// What a seat may do out of turn. Everything that decides it is public.
///
/// @param game the rules
/// @param state a view of the match
/// @param seat who
record Aside(DonCapollo game, DonCapolloState state, Seat seat) {

    /// The four things.
    enum Kind {
        /// To account for a row.
        ACCOUNT,
        /// To ask for a donation.
        DONATE,
        /// To call in a favour.
        CALL,
        /// To offer the own favour for a card.
        OFFER
    }

    /// Why the seat may not do it now; empty where it may.
    Optional<Ruling.Illegal> may(Kind kind) {
        List<Ruling> rulings = switch (kind) {
            case ACCOUNT -> accounts();
            case DONATE -> List.of(judge(new DonCapolloAction.Donate(1)));
            case CALL -> calls();
            case OFFER -> offers();
        };
        return rulings.stream().anyMatch(Ruling::isLegal)
                ? Optional.empty()
                : rulings.stream().map(ruling -> (Ruling.Illegal) ruling).findFirst();
    }

    private Ruling judge(DonCapolloAction action) {
        return game.judge(state, seat, action);
    }

    private List<Ruling> accounts() {
        List<Ruling> rulings = new ArrayList<>();
        for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
            if (state.row(seat, business) > 0) {
                rulings.add(judge(new DonCapolloAction.Account(business)));
            }
        }
        return rulings.isEmpty() ? List.of(judge(new DonCapolloAction.Account(DonCapolloBusiness.WEAPONS))) : rulings;
    }

    private List<Ruling> calls() {
        List<Ruling> rulings = new ArrayList<>();
        for (Seat son : others()) {
            if (state.holder(son).equals(seat)) {
                rulings.add(judge(new DonCapolloAction.Look(son)));
                for (DonCapolloBusiness business : DonCapolloBusiness.values()) {
                    rulings.add(judge(new DonCapolloAction.CallRow(son, business)));
                    rulings.add(judge(new DonCapolloAction.CallOpen(son, business)));
                }
            }
        }
        return rulings.isEmpty() ? List.of(judge(new DonCapolloAction.Look(others().getFirst()))) : rulings;
    }

    private List<Ruling> offers() {
        return others().stream().map(other -> game.bargains(state, seat, other)).toList();
    }

    private List<Seat> others() {
        return Seat.first(state.seats()).stream()
                .filter(other -> !other.equals(seat))
                .toList();
    }
}
