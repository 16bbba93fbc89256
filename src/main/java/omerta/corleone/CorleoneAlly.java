package omerta.corleone;

import java.util.List;

/// An ally card.
///
/// @param id its name in files
/// @param act the act in which it can be bought, from 1
/// @param effects its ability
public record CorleoneAlly(String id, int act, List<CorleoneEffect> effects) {
    /// Keeps a copy.
    public CorleoneAlly {
        effects = List.copyOf(effects);
    }
}
