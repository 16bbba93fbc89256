package omerta.save;

import java.time.Instant;

/// What a file says of its writing.
///
/// @param app the version of Omertà
/// @param number counts up with every file
/// @param saved when
record Stamp(String app, long number, Instant saved) {}
