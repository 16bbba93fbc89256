package omerta.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import omerta.text.Phrases;
import org.jspecify.annotations.Nullable;

/// The phrases as picocli wants them for its help: as they stand.
final class HelpBundle extends ResourceBundle {

    private final Phrases phrases;

    HelpBundle(Phrases phrases) {
        this.phrases = phrases;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return phrases.pattern(key).orElse(null);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(phrases.keys());
    }
}
