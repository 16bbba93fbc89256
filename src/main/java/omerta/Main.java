package omerta;

/// Starts the program.
public final class Main {

    private Main() {}

    /// Prints the name and the version.
    public static void main(String[] args) {
        System.out.println("Omertà " + Version.current());
    }
}
