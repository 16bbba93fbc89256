package omerta.bench.start;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// The least that JavaFX can show: what the app's start is measured against.
public final class EmptyWindow extends Application {

    /// Opens the window.
    public static void main(String[] args) {
        launch(args);
    }

    @Override
    public void start(Stage stage) {
        stage.setTitle("Empty");
        stage.setScene(new Scene(new StackPane(new Label("Empty")), 1280, 720));
        stage.show();
    }
}
