package omerta.ui.capollo;

import omerta.capollo.DonCapolloPending;
import omerta.capollo.DonCapolloState;
import omerta.capollo.DonCapolloTalk;

/// Says what waits while a favour may break in.
///
/// @param names what things are called
record Waiting(Names names) {

    /// What waits, in words; empty where nothing does.
    String words(DonCapolloState state) {
        if (state.pending().isEmpty()) {
            return "";
        }
        for (int i = state.pending().size() - 1; i >= 0; i--) {
            switch (state.pending().get(i)) {
                case DonCapolloPending.Accounting waits -> {
                    return names.words(
                            "waits-account",
                            names.of(waits.seat()),
                            names.of(waits.business()),
                            names.step(waits.business(), state.row(waits.seat(), waits.business())));
                }
                case DonCapolloPending.Reckoning waits -> {
                    return names.words(
                            "waits-account",
                            names.of(waits.seat()),
                            names.of(waits.business()),
                            names.step(waits.business(), state.row(waits.seat(), waits.business())));
                }
                case DonCapolloPending.Closing waits -> {
                    return names.words(
                            "waits-deal", names.desk().say(new DonCapolloTalk.Done(waits.offer()).message()));
                }
                case DonCapolloPending.Revealed _,
                        DonCapolloPending.Ending _,
                        DonCapolloPending.Talks _,
                        DonCapolloPending.Picking _,
                        DonCapolloPending.Confirming _ -> {}
            }
        }
        return "";
    }
}
