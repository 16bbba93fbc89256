package omerta.ui.capollo;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;

/// Where the mats and the market lie: the mats in as many columns as make them largest, the market between their lines.
///
/// @param market where it lies
/// @param isFlat whether it lies in one line, not in two
/// @param mats where each lies, that of seat 0 first
/// @param unit how large a unit of the mats is, in pixels
record TablePlan(Rectangle2D market, boolean isFlat, List<Rectangle2D> mats, double unit) {

    /// The width of a mat, in units.
    static final double MAT_WIDE = 262;

    /// The height of a mat, in units.
    static final double MAT_HIGH = 134;

    /// The width of the market in one line, in units.
    static final double FLAT_WIDE = 700;

    /// The height of the market in one line, in units.
    static final double FLAT_HIGH = 112;

    /// The width of the market in two lines, in units.
    static final double DEEP_WIDE = 470;

    /// The height of the market in two lines, in units.
    static final double DEEP_HIGH = 150;

    private static final double GAP = 6;
    private static final double MOST_LARGER = 1.3;
    private static final double LEAST = 0.1;

    /// The plan for this size, in pixels.
    static TablePlan of(double width, double height, int seats) {
        Try best = new Try(width, height, seats, 1, true);
        for (int columns = 1; columns <= seats; columns++) {
            for (boolean flat : new boolean[] {true, false}) {
                Try other = new Try(width, height, seats, columns, flat);
                best = other.worth() > best.worth() ? other : best;
            }
        }
        return best.plan();
    }

    private record Try(double width, double height, int seats, int columns, boolean flat) {

        int lines() {
            return (seats + columns - 1) / columns;
        }

        private double marketWide() {
            return flat ? FLAT_WIDE : DEEP_WIDE;
        }

        private double marketTall() {
            return flat ? FLAT_HIGH : DEEP_HIGH;
        }

        /// What is left of the height between the gaps.
        private double room() {
            return height - GAP * (lines() + 2);
        }

        /// Mats and market alike as large as fits, but where the market is held back by the width; then the mats take what
        /// it leaves.
        double unit() {
            double wide = (width - GAP * (columns + 1)) / columns / MAT_WIDE;
            double alike = room() / (lines() * MAT_HIGH + marketTall());
            double market = Math.min(alike, (width - 2 * GAP) / marketWide());
            double high = (room() - market * marketTall()) / (lines() * MAT_HIGH);
            return Math.max(LEAST, Math.min(wide, high));
        }

        /// As large as fits beside the mats, but not much larger than they are.
        double marketUnit() {
            double high = (room() - lines() * MAT_HIGH * unit()) / marketTall();
            double wide = (width - 2 * GAP) / marketWide();
            return Math.max(LEAST, Math.min(Math.min(wide, high), unit() * MOST_LARGER));
        }

        double marketHigh() {
            return marketUnit() * marketTall();
        }

        double worth() {
            return 3 * unit() + Math.min(unit(), marketUnit());
        }

        TablePlan plan() {
            double matWide = unit() * MAT_WIDE;
            double matHigh = unit() * MAT_HIGH;
            double across = marketUnit() * marketWide();
            double free = Math.max(0, height - marketHigh() - lines() * matHigh) / (lines() + 2);
            int above = lines() / 2;
            List<Rectangle2D> mats = new ArrayList<>();
            for (int i = 0; i < seats; i++) {
                int line = i / columns;
                int inLine = Math.min(columns, seats - line * columns);
                double apart = Math.max(0, width - inLine * matWide) / (inLine + 1);
                double y = free * (line + 1) + line * matHigh + (line >= above ? marketHigh() + free : 0);
                mats.add(new Rectangle2D(apart + i % columns * (matWide + apart), y, matWide, matHigh));
            }
            Rectangle2D market = new Rectangle2D(
                    Math.max(0, (width - across) / 2), free * (above + 1) + above * matHigh, across, marketHigh());
            return new TablePlan(market, flat, mats, unit());
        }
    }
}
