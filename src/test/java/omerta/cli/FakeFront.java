package omerta.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An app that only notes what it was asked for.
final class FakeFront implements Front {

    static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    final List<Optional<Path>> opened = new ArrayList<>();
    final List<Shot> shots = new ArrayList<>();
    Optional<String> version = Optional.of("26");
    Optional<FrontFailure> failure = Optional.empty();

    @Override
    public void open(Optional<Path> file) throws FrontFailure {
        if (failure.isPresent()) {
            throw failure.get();
        }
        opened.add(file);
    }

    @Override
    public void draw(Shot shot, Path out) throws IOException, FrontFailure {
        if (failure.isPresent()) {
            throw failure.get();
        }
        shots.add(shot);
        Files.write(out, PNG);
    }

    @Override
    public Optional<String> toolkit() {
        return version;
    }
}
