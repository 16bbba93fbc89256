package omerta.ui.shell.frame;

/// A legal action in words.
///
/// @param action what
/// @param words the sentence
/// @param <A> the type of action
public record Choice<A>(A action, String words) {}
