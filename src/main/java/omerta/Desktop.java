package omerta;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import omerta.cli.Front;
import omerta.cli.FrontFailure;
import omerta.cli.Shot;
import omerta.ui.App;
import omerta.ui.shell.flow.Stand;
import omerta.ui.shot.TableShot;

/// The app of `ui`, for the command line.
final class Desktop implements Front {

    private static final String TOOLKIT = "javafx.application.Application";

    @Override
    public void open(Optional<Path> file) throws FrontFailure {
        try {
            App.open(file);
        } catch (RuntimeException | LinkageError e) {
            throw failure(e);
        }
    }

    @Override
    public void draw(Shot shot, Path out) throws IOException, FrontFailure {
        try {
            table(shot).write(out);
        } catch (RuntimeException | LinkageError e) {
            throw failure(e);
        }
    }

    private static TableShot<?, ?> table(Shot shot) {
        return new TableShot<>(
                shot.loaded().box().id(),
                shot.loaded().match(),
                stand(shot),
                shot.language(),
                shot.dark(),
                shot.width(),
                shot.height(),
                shot.scale());
    }

    private static Stand stand(Shot shot) {
        if (shot.seat().isEmpty()) {
            return new Stand.Open(Optional.empty());
        }
        return shot.curtain()
                ? new Stand.Curtain(shot.seat().get(), Stand.Reason.TURN)
                : new Stand.InHand(
                        shot.seat().get(),
                        shot.loaded().match().turn().of(shot.seat().get()).isEmpty());
    }

    private static FrontFailure failure(Throwable e) {
        return new FrontFailure(String.valueOf(e.getMessage()).replaceAll("\\s+", " "), e);
    }

    @Override
    public Optional<String> toolkit() {
        try {
            Class<?> type = Class.forName(TOOLKIT, false, Desktop.class.getClassLoader());
            return Optional.of(Optional.ofNullable(type.getModule().getDescriptor())
                    .or(() -> ofJar(type))
                    .flatMap(ModuleDescriptor::rawVersion)
                    .orElse(""));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    /// What the jar of a class says of itself, where it is on the class path.
    private static Optional<ModuleDescriptor> ofJar(Class<?> type) {
        try {
            Path jar = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            return ModuleFinder.of(jar).findAll().stream()
                    .map(found -> found.descriptor())
                    .findFirst();
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
