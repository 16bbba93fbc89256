package omerta.engine;

import java.util.List;

/// How a match ended.
///
/// @param end how it came to an end, in words
/// @param unit the key of a message that says an amount of what is counted, which is its one argument: `{0} points`
/// @param standings every seat, the best first, in the order of play among equals
/// @param tieBreaks how ties were broken or why they stand, in words; empty where there was no tie
public record Outcome(Message end, String unit, List<Standing> standings, List<Message> tieBreaks) {

    /// Keeps copies.
    public Outcome {
        standings = List.copyOf(standings);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /// So much of what is counted, in words.
    public Message amount(int amount) {
        return Message.of(unit, amount);
    }

    /// The seats on first place.
    public SeatSet winners() {
        SeatSet winners = SeatSet.NONE;
        for (Standing standing : standings) {
            if (standing.place() == 1) {
                winners = winners.with(standing.seat());
            }
        }
        return winners;
    }

    /// Where a seat ended.
    ///
    /// @param seat who
    /// @param place 1 for the first; equals share a place
    /// @param total the sum of the lines, in the outcome's unit
    /// @param lines what made the total, one a source
    public record Standing(Seat seat, int place, int total, List<ScoreLine> lines) {

        /// Refuses lines that do not add up.
        public Standing {
            lines = List.copyOf(lines);
            if (lines.stream().mapToInt(ScoreLine::amount).sum() != total) {
                throw new IllegalArgumentException("the score lines of " + seat + " do not add up to " + total);
            }
        }
    }

    /// One source of points.
    ///
    /// @param source what it is, in words
    /// @param amount how much it gave or cost
    public record ScoreLine(Message source, int amount) {}
}
