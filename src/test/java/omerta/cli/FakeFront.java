package omerta.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// An app that only notes what it was asked for.
final class FakeFront implements Front {

    final List<Optional<Path>> opened = new ArrayList<>();
    final List<Shot> shots = new ArrayList<>();
    Optional<FrontFailure> failure = Optional.empty();

    @Override
    public void open(Optional<Path> file) throws FrontFailure {
        if (failure.isPresent()) {
            throw failure.get();
        }
        opened.add(file);
    }

    @Override
    public void shoot(Shot shot) throws FrontFailure {
        if (failure.isPresent()) {
            throw failure.get();
        }
        shots.add(shot);
    }

    @Override
    public Optional<String> toolkit() {
        return Optional.of("26");
    }
}
