package omerta.ui.corleone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.corleone.CorleoneBribe;
import omerta.corleone.CorleoneColour;
import omerta.corleone.CorleoneCourse;
import omerta.corleone.CorleoneEvent;
import omerta.match.Told;

/// What a moment for all tells, page by page: Turf War turf by turf, the bids seat by seat, the count source by source.
///
/// @param events all that happened, in order
/// @param pages one after the other
record Tale(List<CorleoneEvent> events, List<Page> pages) {

    /// Keeps copies.
    Tale {
        events = List.copyOf(events);
        pages = List.copyOf(pages);
    }

    /// One page.
    sealed interface Page {

        /// How many of the events have happened when it is shown.
        int happened();

        /// The influence in a turf.
        ///
        /// @param happened how many of the events have happened
        /// @param counted what was counted
        record War(int happened, CorleoneCourse.Counted counted) implements Page {}

        /// The bids.
        ///
        /// @param happened how many of the events have happened
        /// @param opened all of them
        /// @param turned how many have been turned over
        /// @param outcome what comes of them, once all are
        record Bids(int happened, CorleoneBribe.BidsOpened opened, int turned, List<CorleoneEvent> outcome)
                implements Page {
            /// Keeps a copy.
            public Bids {
                outcome = List.copyOf(outcome);
            }
        }

        /// What is in the suitcases in the end.
        ///
        /// @param happened how many of the events have happened
        record Purses(int happened) implements Page {}

        /// Who gets the money for a turf.
        ///
        /// @param happened how many of the events have happened
        /// @param turf which, from 1
        record Turf(int happened, int turf) implements Page {}

        /// Who gets the money for a colour of jobs.
        ///
        /// @param happened how many of the events have happened
        /// @param colour which
        record Jobs(int happened, CorleoneColour colour) implements Page {}

        /// Who has won.
        ///
        /// @param happened how many of the events have happened
        record Sums(int happened) implements Page {}
    }

    /// The moment in these news; empty where there is none.
    ///
    /// @param turfs how many turfs there are
    /// @param slowly whether bids are turned over one after the other
    static Optional<Tale> of(List<Told> news, int turfs, boolean slowly) {
        List<CorleoneEvent> events = news.stream()
                .map(Told::event)
                .filter(CorleoneEvent.class::isInstance)
                .map(CorleoneEvent.class::cast)
                .toList();
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof CorleoneCourse.Counted counted) {
                pages.add(new Page.War(i + 1, counted));
            } else if (events.get(i) instanceof CorleoneBribe.BidsOpened opened) {
                bids(events, i, opened, slowly, pages);
            } else if (events.get(i) instanceof CorleoneCourse.Ended) {
                count(events.size(), turfs, pages);
            }
        }
        return pages.isEmpty() ? Optional.empty() : Optional.of(new Tale(events, pages));
    }

    private static void bids(
            List<CorleoneEvent> events, int at, CorleoneBribe.BidsOpened opened, boolean slowly, List<Page> pages) {
        List<CorleoneEvent> outcome = events.stream()
                .skip(at + 1L)
                .filter(event -> event instanceof CorleoneBribe.Bought || event instanceof CorleoneBribe.Lost)
                .toList();
        int seats = opened.bids().size();
        for (int turned = slowly ? 1 : seats; turned <= seats; turned++) {
            pages.add(new Page.Bids(at + 1, opened, turned, turned == seats ? outcome : List.of()));
        }
    }

    private static void count(int happened, int turfs, List<Page> pages) {
        pages.add(new Page.Purses(happened));
        for (int turf = 1; turf <= turfs; turf++) {
            pages.add(new Page.Turf(happened, turf));
        }
        for (CorleoneColour colour : CorleoneColour.values()) {
            pages.add(new Page.Jobs(happened, colour));
        }
        pages.add(new Page.Sums(happened));
    }

    /// How many of the last events are still to be told when a page is shown; none at the last.
    int untold(Page page) {
        if (page.equals(pages.getLast())) {
            return 0;
        }
        int told = switch (page) {
            case Page.War war -> war.happened();
            case Page.Bids bids ->
                bids.happened() - (bids.turned() < bids.opened().bids().size() ? 1 : 0);
            case Page.Purses _, Page.Turf _, Page.Jobs _, Page.Sums _ -> beforeTheEnd();
        };
        return events.size() - told;
    }

    private int beforeTheEnd() {
        return (int) events.stream()
                .takeWhile(event -> !(event instanceof CorleoneCourse.Ended))
                .count();
    }

    /// What has not happened yet when a page is shown.
    List<CorleoneEvent> later(Page page) {
        return events.subList(page.happened(), events.size());
    }
}
