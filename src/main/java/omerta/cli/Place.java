package omerta.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import omerta.text.Phrases;

/// Where a command runs: what it reads and writes, and what it can call.
///
/// @param in what `-` stands for
/// @param out where results go
/// @param err where errors go
/// @param phrases in the language spoken there
/// @param front the app
/// @param screen whether the app has a display to open on
public record Place(InputStream in, PrintWriter out, PrintWriter err, Phrases phrases, Front front, Screen screen) {}
