package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import omerta.match.Told;
import omerta.peperoni.DonPeperoniBidding;
import omerta.peperoni.DonPeperoniCourse;
import omerta.peperoni.DonPeperoniElection;
import omerta.peperoni.DonPeperoniEvent;
import omerta.peperoni.DonPeperoniPolice;
import omerta.peperoni.DonPeperoniScoring;
import omerta.peperoni.DonPeperoniSum;
import omerta.peperoni.DonPeperoniVisit;

/// What a moment for all tells, step by step: the end scoring house by house, everything else chit by chit.
///
/// @param events all of it, in order
/// @param steps one after the other
record Tale(List<DonPeperoniEvent> events, List<Step> steps) {

    private static final int TOGETHER = 5;

    /// Keeps copies.
    Tale {
        events = List.copyOf(events);
        steps = List.copyOf(steps);
    }

    /// One step.
    ///
    /// @param from the first event that is told now
    /// @param to the first one that has not happened yet
    /// @param turned how many of the sums that the first one opens have been turned over
    record Step(int from, int to, int turned) {}

    /// The moment in these news; empty where there is none.
    ///
    /// @param slowly whether chits are turned over one after the other
    static Optional<Tale> of(List<Told> news, boolean slowly) {
        List<DonPeperoniEvent> events = news.stream()
                .map(Told::event)
                .filter(DonPeperoniEvent.class::isInstance)
                .map(DonPeperoniEvent.class::cast)
                .filter(DonPeperoniEvent::isMoment)
                .toList();
        boolean count = events.stream().anyMatch(DonPeperoniElection.ElectionBegan.class::isInstance);
        List<Step> steps = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= events.size(); to++) {
            if (to == events.size() || isNew(events, from, to)) {
                add(steps, events, from, to, slowly && !count);
                from = to;
            }
        }
        return events.isEmpty() ? Optional.empty() : Optional.of(new Tale(events, steps));
    }

    private static boolean isNew(List<DonPeperoniEvent> events, int from, int at) {
        DonPeperoniEvent event = events.get(at);
        return at - from == TOGETHER
                || !sums(event).isEmpty()
                || event instanceof DonPeperoniElection.AgentsOpened
                || !house(event).equals(house(events.get(from)));
    }

    private static void add(List<Step> steps, List<DonPeperoniEvent> events, int from, int to, boolean slowly) {
        int sums = sums(events.get(from)).size();
        for (int turned = 1; slowly && turned < sums; turned++) {
            steps.add(new Step(from, from + 1, turned));
        }
        if (slowly && sums > 0 && to > from + 1) {
            steps.add(new Step(from, from + 1, sums));
        }
        steps.add(new Step(from, to, sums));
    }

    /// What is told at a step.
    List<DonPeperoniEvent> told(Step step) {
        return events.subList(step.from(), step.to());
    }

    /// What has not happened yet at a step.
    List<DonPeperoniEvent> later(Step step) {
        return events.subList(step.to(), events.size());
    }

    /// Whether sums are still to be turned over at a step.
    boolean isTurning(Step step) {
        return step.turned() < sums(events.get(step.from())).size();
    }

    /// The house that a step is about, by its name in the figures; empty where it is about none.
    String house(Step step) {
        return house(events.get(step.from()));
    }

    /// The sums that an event opens; none for most.
    static List<DonPeperoniSum> sums(DonPeperoniEvent event) {
        if (event instanceof DonPeperoniScoring.Opened opened) {
            return opened.bribes();
        }
        return event instanceof DonPeperoniBidding.BidsOpened opened ? opened.bids() : List.of();
    }

    private static String house(DonPeperoniEvent event) {
        return switch (event) {
            case DonPeperoniScoring scoring -> house(scoring);
            case DonPeperoniElection election -> house(election);
            case DonPeperoniCourse _, DonPeperoniVisit _, DonPeperoniBidding _, DonPeperoniPolice _ -> "";
        };
    }

    private static String house(DonPeperoniScoring event) {
        return switch (event) {
            case DonPeperoniScoring.Opened told -> told.house();
            case DonPeperoniScoring.Won told -> told.house();
            case DonPeperoniScoring.Stalemate told -> told.house();
            case DonPeperoniScoring.Undecided told -> told.house();
            case DonPeperoniScoring.StillTied told -> told.house();
        };
    }

    private static String house(DonPeperoniElection event) {
        return switch (event) {
            case DonPeperoniElection.AgentsOpened told -> told.house();
            case DonPeperoniElection.Taken told -> told.house();
            case DonPeperoniElection.NotTaken told -> told.house();
            case DonPeperoniElection.ElectionBegan _, DonPeperoniElection.ScreenOpened _ -> "";
        };
    }
}
