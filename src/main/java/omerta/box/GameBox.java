package omerta.box;

import omerta.engine.Game;

/// A game out of its box.
///
/// @param game its rules
/// @param rulesVersion the version of the rules, kept in each saved match
/// @param digest a digest of the printed figures that it was built from, kept in each saved match
/// @param <S> the type of state
/// @param <A> the type of action
public record GameBox<S, A>(Game<S, A> game, String rulesVersion, String digest) {

    /// The game's name in files and folders.
    public String id() {
        return game.info().id();
    }
}
