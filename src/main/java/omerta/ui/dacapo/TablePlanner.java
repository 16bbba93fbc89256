package omerta.ui.dacapo;

import java.util.Comparator;

/// Finds the plan that uses the space of a table best.
final class TablePlanner {

    private static final double SMALLER = 0.8;
    private static final double LEAST_EMS = 2.8;
    private static final double MOST_EMS = 6.5;
    private static final double LEAST_LETTERS = 11.5;
    private static final double STEP = 0.94;

    private TablePlanner() {}

    /// The plan for this much space. Where the cards would be very small or very large beside the letters, the whole
    /// table is drawn smaller or larger.
    ///
    /// @param others how many other seats there are, 1 to 5
    /// @param em the size of letters before scaling
    static TablePlan plan(double width, double height, int others, double em) {
        double scale = 1;
        TablePlan plan = best(scale, width, height, others, em);
        while (plan.other() > MOST_EMS * em) {
            scale /= STEP;
            plan = best(scale, width, height, others, em);
        }
        while (plan.other() < LEAST_EMS * em && scale * STEP * em > LEAST_LETTERS) {
            scale *= STEP;
            plan = best(scale, width, height, others, em);
        }
        return plan;
    }

    private static TablePlan best(double scale, double width, double height, int others, double em) {
        TablePlan usual = best(scale, width, height, others, em, SMALLER);
        return usual.isTouchable() ? usual : best(scale, width, height, others, em, 1);
    }

    private static TablePlan best(double scale, double width, double height, int others, double em, double smaller) {
        return Arrangement.all(others).stream()
                .map(seats -> TablePlan.of(scale, width / scale, height / scale, seats, em, smaller))
                .max(Comparator.comparingDouble(TablePlan::worth))
                .orElseThrow();
    }
}
