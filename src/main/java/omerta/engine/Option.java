package omerta.engine;

import java.util.List;
import java.util.Optional;

/// Something about a game that its players agree on before the deal. Each kind reads its value from [Options] and has a
/// standard that holds where nothing was said.
public sealed interface Option {

    /// Its name in files and on the command line, like `target`.
    String key();

    /// The value that holds where nothing was said, as text.
    String standardText();

    /// Whether this text is a value of it.
    boolean accepts(String text);

    /// Yes or no, written `true` or `false`.
    ///
    /// @param key the option's name
    /// @param standard the value that holds where nothing was said
    record Flag(String key, boolean standard) implements Option {
        @Override
        public String standardText() {
            return Boolean.toString(standard);
        }

        @Override
        public boolean accepts(String text) {
            return text.equals("true") || text.equals("false");
        }

        /// Its value among these.
        public boolean in(Options options) {
            return Boolean.parseBoolean(options.text(this));
        }
    }

    /// One of a few words.
    ///
    /// @param key the option's name
    /// @param values all values, in the order they are offered
    /// @param standard the one that holds where nothing was said
    record Choice(String key, List<String> values, String standard) implements Option {
        /// Refuses a standard that is no value.
        public Choice {
            values = List.copyOf(values);
            if (!values.contains(standard)) {
                throw new IllegalArgumentException(standard + " is no value of " + key);
            }
        }

        @Override
        public String standardText() {
            return standard;
        }

        @Override
        public boolean accepts(String text) {
            return values.contains(text);
        }

        /// Its value among these.
        public String in(Options options) {
            return options.text(this);
        }
    }

    /// A whole number in a range.
    ///
    /// @param key the option's name
    /// @param least the smallest value
    /// @param most the greatest value
    /// @param step what one click adds
    /// @param standard the value that holds where nothing was said
    record Whole(String key, int least, int most, int step, int standard) implements Option {
        @Override
        public String standardText() {
            return Integer.toString(standard);
        }

        @Override
        public boolean accepts(String text) {
            if (!text.matches("-?[0-9]{1,9}")) {
                return false;
            }
            int value = Integer.parseInt(text);
            return value >= least && value <= most;
        }

        /// Its value among these.
        public int in(Options options) {
            return Integer.parseInt(options.text(this));
        }
    }

    /// Whether fewer may play than the game is for, written `true` or `false`; unless it is agreed they may not.
    ///
    /// @param key the option's name
    /// @param seats the fewest players then
    record Fewer(String key, int seats) implements Option {
        @Override
        public String standardText() {
            return Boolean.toString(false);
        }

        @Override
        public boolean accepts(String text) {
            return text.equals("true") || text.equals("false");
        }

        /// Whether it was agreed.
        public boolean in(Options options) {
            return Boolean.parseBoolean(options.text(this));
        }
    }

    /// A seat of the table, written as its number from 1, or the lot, written `random`: then nobody was chosen.
    ///
    /// @param key the option's name
    record Who(String key) implements Option {

        /// What is written where nobody was chosen.
        public static final String LOT = "random";

        @Override
        public String standardText() {
            return LOT;
        }

        /// Whether this is the lot or some table has such a seat; that this one has it is asked by [Info#misfit].
        @Override
        public boolean accepts(String text) {
            return text.equals(LOT)
                    || (text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) < '1' + Seat.MOST);
        }

        /// The seat that was chosen among these; empty for the lot.
        public Optional<Seat> in(Options options) {
            String text = options.text(this);
            return text.equals(LOT) ? Optional.empty() : Optional.of(Seat.of(text.charAt(0) - '1'));
        }

        /// A seat as a value of it.
        public static String text(Seat seat) {
            return Integer.toString(seat.index() + 1);
        }
    }
}
