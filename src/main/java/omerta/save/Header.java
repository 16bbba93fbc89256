package omerta.save;

import java.time.Instant;
import omerta.engine.Message;
import omerta.engine.Table;

/// What the first lines of a file tell of its match. Nothing in it is secret.
///
/// @param game the game's name
/// @param rules the version of its rules
/// @param tables the digest of its printed figures
/// @param app the version of Omertà that wrote the file
/// @param number counts up with every file that is written; the greater one is the later one, whatever clocks say
/// @param saved when it was written
/// @param moves how many moves were made
/// @param over whether the match is over
/// @param progress where the match stands, as everyone may know it
/// @param table who plays, by which options
public record Header(
        String game,
        String rules,
        String tables,
        String app,
        long number,
        Instant saved,
        int moves,
        boolean over,
        Message progress,
        Table table) {}
