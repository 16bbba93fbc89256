package omerta.corleone;

import java.util.List;

/// The icons of businesses, and what jobs and allies do.
public sealed interface CorleoneEffect {

    /// How many times it can be used, each time by itself.
    default int times() {
        return 1;
    }

    /// The same effect, once.
    default CorleoneEffect once() {
        return this;
    }

    /// The same effect with one use less, where it has several.
    default CorleoneEffect less() {
        throw new IllegalStateException("has one use only: " + this);
    }

    /// An effect that happens by itself, at the latest when its player is done.
    sealed interface Automatic extends CorleoneEffect {
        @Override
        default Automatic once() {
            return this;
        }
    }

    /// An effect that its player uses or leaves out.
    sealed interface Chosen extends CorleoneEffect {}

    /// Takes goods from their pile.
    ///
    /// @param good which
    /// @param times how many
    record Good(CorleoneGood good, int times) implements Automatic {
        @Override
        public Good once() {
            return times == 1 ? this : new Good(good, 1);
        }

        @Override
        public CorleoneEffect less() {
            return new Good(good, times - 1);
        }
    }

    /// Takes exactly these bills.
    ///
    /// @param bills their values, in the order in which they are taken
    record Money(List<Integer> bills) implements Automatic {
        /// Keeps a copy.
        public Money {
            bills = List.copyOf(bills);
        }
    }

    /// Puts a bill from the hand into the suitcase.
    ///
    /// @param times how many
    record Suitcase(int times) implements Chosen {
        @Override
        public CorleoneEffect once() {
            return times == 1 ? this : new Suitcase(1);
        }

        @Override
        public CorleoneEffect less() {
            return new Suitcase(times - 1);
        }
    }

    /// Discards a hand card and takes a good.
    ///
    /// @param times how many times
    record Exchange(int times) implements Chosen {
        @Override
        public CorleoneEffect once() {
            return times == 1 ? this : new Exchange(1);
        }

        @Override
        public CorleoneEffect less() {
            return new Exchange(times - 1);
        }
    }

    /// Looks at two jobs, keeps one.
    ///
    /// @param times how many times
    record DrawJob(int times) implements Chosen {
        @Override
        public CorleoneEffect once() {
            return times == 1 ? this : new DrawJob(1);
        }

        @Override
        public CorleoneEffect less() {
            return new DrawJob(times - 1);
        }
    }

    /// Discards hand cards and takes bills.
    ///
    /// @param cards how many
    /// @param bills their values, in the order in which they are taken
    record Convert(int cards, List<Integer> bills) implements Chosen {
        /// Keeps a copy.
        public Convert {
            bills = List.copyOf(bills);
        }
    }

    /// Takes the horse head.
    record HorseHead() implements Automatic {}

    /// Takes a good that the player names, but no narcotics.
    ///
    /// @param times how many
    record AnyGood(int times) implements Chosen {
        @Override
        public CorleoneEffect once() {
            return times == 1 ? this : new AnyGood(1);
        }

        @Override
        public CorleoneEffect less() {
            return new AnyGood(times - 1);
        }
    }

    /// Sends a rival figure to the river.
    ///
    /// @param target which kind
    record Kill(CorleoneTarget target) implements Chosen {}

    /// Sends up to two rival figures of one turf to the river, at most one of them a family member.
    record DriveBy() implements Chosen {}

    /// Marks a free space.
    record Bomb() implements Chosen {}

    /// Moves a rival figure.
    ///
    /// @param target which kind
    record MoveRival(CorleoneTarget target) implements Chosen {}

    /// Moves an own figure, which acts again.
    ///
    /// @param target which kind
    record MoveOwn(CorleoneTarget target) implements Chosen {}

    /// Brings an own figure back from the river.
    record Rescue() implements Chosen {}

    /// Puts an own control marker under the stack of a turf.
    ///
    /// @param times how many, each in another turf
    record Marker(int times) implements Chosen {
        @Override
        public CorleoneEffect once() {
            return times == 1 ? this : new Marker(1);
        }

        @Override
        public CorleoneEffect less() {
            return new Marker(times - 1);
        }
    }

    /// Takes a card at random from the hand of a rival.
    record Steal() implements Chosen {}

    /// Takes the lowest bill from the hand of each rival.
    record Collect() implements Automatic {}

    /// The highest bill of a rival's suitcase goes into that rival's hand.
    record Spill() implements Chosen {}

    /// Puts a neutral figure.
    ///
    /// @param figure which
    record Neutral(CorleoneNeutral figure) implements Chosen {}

    /// Takes the front of a business in a turf that the player controls.
    record UseFront() implements Chosen {}
}
