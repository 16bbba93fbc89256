package omerta;

import java.nio.file.Path;
import java.util.Optional;
import omerta.cli.Front;
import omerta.cli.FrontFailure;
import omerta.cli.Shot;

/// The app on this machine's desktop.
final class Desktop implements Front {

    @Override
    public void open(Optional<Path> file) throws FrontFailure {
        throw new FrontFailure("", new IllegalStateException());
    }

    @Override
    public byte[] draw(Shot shot) throws FrontFailure {
        throw new FrontFailure("", new IllegalStateException());
    }

    @Override
    public Optional<String> toolkit() {
        return Optional.empty();
    }
}
