/// Keeps matches: in files, in a journal while they are played, in the library that lists them.
///
/// - [Library] is the folder of matches; [Library#enter] locks it against a second copy of the app. It begins, lists,
///   resumes, imports and discards matches.
/// - A [Session] is one match being played and kept: every action is in the journal before the call returns, and
///   the file is written anew at each hand-over.
/// - [MatchFile] reads and writes one file, for programs that are handed a path. What came of reading is a value,
///   [Opened]: a match, or a refusal in words, often with an offer to load a part.
/// - [GameJson] is the JSON of one game's states, actions and events.
///
/// A file is written beside itself, flushed, and swapped in; three generations are kept. Nothing is believed that is read:
/// every move is played again by the rules.
@NullMarked
package omerta.save;

import org.jspecify.annotations.NullMarked;
