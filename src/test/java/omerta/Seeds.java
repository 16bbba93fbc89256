package omerta;

/// Where the seeds of random tests come from.
public final class Seeds {

    private Seeds() {}

    /// A new seed, or the one that `-Domerta.seed=N` gives. It is printed.
    ///
    /// @param what it is for
    public static long next(String what) {
        Long given = Long.getLong("omerta.seed");
        long seed = given == null ? System.nanoTime() & 0xFFFF_FFFFL : given;
        System.out.println(what + ": seed " + seed);
        return seed;
    }
}
