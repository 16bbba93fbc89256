package omerta.engine;

/// A small immutable generator, the same on every Java: SplitMix64, one `long` of state.
///
/// A state keeps one and draws by a [Stream]; masks hold [#SEALED], from which nothing can be drawn.
///
/// @param seed where it stands
/// @param open whether it may be drawn from
public record Rng(long seed, boolean open) {

    /// The generator as everybody sees it: not at all.
    public static final Rng SEALED = new Rng(0, false);

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /// Refuses a sealed generator that still tells where it stands.
    public Rng {
        if (!open && seed != 0) {
            throw new IllegalArgumentException("a sealed generator tells nothing");
        }
    }

    /// A generator that starts from this seed.
    public static Rng of(long seed) {
        return new Rng(seed, true);
    }

    /// Starts to draw; [Stream#rest] is the generator to keep afterwards.
    ///
    /// @throws IllegalStateException if it is sealed
    public Stream stream() {
        if (!open) {
            throw new IllegalStateException("nothing is drawn from a sealed generator");
        }
        return new Stream(seed);
    }

    /// A run of draws. It is mutable and never leaves the method that started it.
    public static final class Stream {
        private long seed;

        private Stream(long seed) {
            this.seed = seed;
        }

        /// 64 random bits.
        public long bits() {
            seed += GAMMA;
            long z = seed;
            z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
            z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
            return z ^ (z >>> 31);
        }

        /// A number from 0 to `bound` - 1, all equally likely.
        public int below(int bound) {
            if (bound <= 0) {
                throw new IllegalArgumentException("no number below " + bound);
            }
            int bits = (int) (bits() >>> 33);
            int value = bits % bound;
            while (bits - value + (bound - 1) < 0) {
                bits = (int) (bits() >>> 33);
                value = bits % bound;
            }
            return value;
        }

        /// Mixes these in place, all orders equally likely (Fisher and Yates).
        public void shuffle(byte[] items) {
            for (int i = items.length - 1; i > 0; i--) {
                int j = below(i + 1);
                byte item = items[i];
                items[i] = items[j];
                items[j] = item;
            }
        }

        /// A generator apart from this one, for something else.
        public Rng split() {
            return Rng.of(bits());
        }

        /// The generator as it stands now.
        public Rng rest() {
            return Rng.of(seed);
        }
    }
}
