package omerta.ui.shell.frame;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import omerta.text.Phrases;
import omerta.ui.shell.kit.Buttons;

/// The one sentence that answers "what now?": the game's prompt, a hint of the board, a refusal with its clause, or a
/// question that is answered by two buttons.
final class Sentence extends HBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final PseudoClass ASKING = PseudoClass.getPseudoClass("asking");

    private final Phrases phrases;
    private final Consumer<String> rules;
    private final Label words = Buttons.label("", "sentence-words");
    private String prompt = "";
    private Optional<String> clause = Optional.empty();
    private Optional<Runnable> no = Optional.empty();

    Sentence(Phrases phrases, Consumer<String> rules) {
        this.phrases = phrases;
        this.rules = rules;
        getStyleClass().add("sentence");
        words.setId("sentence");
        words.setMaxWidth(Double.MAX_VALUE);
        words.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren().add(words);
    }

    /// The game's own prompt, which stands whenever nothing else is said.
    void prompt(String sentence) {
        prompt = sentence;
        say(sentence);
    }

    /// What is still needed or what will happen; the prompt where there is nothing to say.
    void hint(Optional<String> sentence) {
        if (no.isEmpty()) {
            say(sentence.orElse(prompt));
        }
    }

    /// Why something may not be done.
    ///
    /// @param id the clause; empty where it is no rule that forbids it
    void refuse(String reason, String id) {
        say(reason);
        pseudoClassStateChanged(REFUSED, true);
        if (id.isEmpty()) {
            return;
        }
        clause = Optional.of(id);
        Hyperlink link = new Hyperlink(id);
        link.getStyleClass().add("clause");
        link.setAccessibleText(phrases.words("log.clause", id));
        link.setMinWidth(USE_PREF_SIZE);
        link.setOnAction(_ -> rules.accept(id));
        getChildren().add(link);
    }

    /// Asks whether to do something.
    ///
    /// @param question what will happen
    /// @param yes the words that agree
    /// @param then what follows when agreed
    /// @param otherwise what follows when not
    void ask(String question, String yes, Runnable then, Runnable otherwise) {
        say(question);
        Button agree = Buttons.primary(yes, () -> {
            say(prompt);
            then.run();
        });
        agree.setId("agree");
        Button refuse = Buttons.button(phrases, "ask.no", this::back);
        no = Optional.of(otherwise);
        getChildren().addAll(agree, refuse);
        pseudoClassStateChanged(ASKING, true);
        agree.requestFocus();
    }

    /// Steps back from a question or a refusal to the prompt.
    ///
    /// @return whether there was one
    boolean back() {
        boolean stood = no.isPresent() || clause.isPresent();
        Optional<Runnable> otherwise = no;
        say(prompt);
        otherwise.ifPresent(Runnable::run);
        return stood;
    }

    /// Whether a question waits for its answer.
    boolean isAsking() {
        return no.isPresent();
    }

    /// The clause of the refusal that stands there.
    Optional<String> clause() {
        return clause;
    }

    private void say(String sentence) {
        no = Optional.empty();
        clause = Optional.empty();
        getChildren().setAll(words);
        pseudoClassStateChanged(REFUSED, false);
        pseudoClassStateChanged(ASKING, false);
        words.setText(sentence);
        words.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }
}
