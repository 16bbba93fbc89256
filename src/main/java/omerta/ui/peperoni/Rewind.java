package omerta.ui.peperoni;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import omerta.engine.SeatSet;
import omerta.peperoni.DonPeperoniBidding;
import omerta.peperoni.DonPeperoniBoard;
import omerta.peperoni.DonPeperoniElection;
import omerta.peperoni.DonPeperoniEvent;
import omerta.peperoni.DonPeperoniHouse;
import omerta.peperoni.DonPeperoniMarker;
import omerta.peperoni.DonPeperoniScoring;
import omerta.peperoni.DonPeperoniState;

/// Posters, votes and markers as they were before something was told, to be drawn while it is told.
///
/// @param map what the places are
/// @param end the view after all of it
record Rewind(Places map, DonPeperoniState end) {

    /// The view before these happened.
    ///
    /// @param later what happened from then to the end, in that order
    DonPeperoniState before(List<DonPeperoniEvent> later) {
        DonPeperoniBoard board = end.board();
        for (DonPeperoniEvent event : later.reversed()) {
            board = before(event, board);
        }
        return new DonPeperoniState(
                end.terms(), end.clock(), end.stage(), board, end.screens(), end.looks(), end.auction());
    }

    private DonPeperoniBoard before(DonPeperoniEvent event, DonPeperoniBoard board) {
        if (event instanceof DonPeperoniScoring.Won won) {
            return with(board, won.house(), Rewind::undecided);
        }
        if (event instanceof DonPeperoniScoring.Stalemate tied) {
            return with(board, tied.house(), Rewind::undecided);
        }
        if (event instanceof DonPeperoniScoring.Undecided tied) {
            return with(board, tied.house(), Rewind::undecided);
        }
        if (event instanceof DonPeperoniElection.Taken taken) {
            return with(
                    board,
                    taken.house(),
                    house -> new DonPeperoniHouse(
                            house.poster(),
                            Optional.empty(),
                            house.tied(),
                            house.concealed(),
                            house.bribes(),
                            house.agents()));
        }
        return event instanceof DonPeperoniBidding.MarkerWon won ? waiting(board, won.marker()) : board;
    }

    private static DonPeperoniHouse undecided(DonPeperoniHouse house) {
        return new DonPeperoniHouse(
                Optional.empty(), house.taker(), SeatSet.NONE, house.concealed(), house.bribes(), house.agents());
    }

    private DonPeperoniBoard with(DonPeperoniBoard board, String id, UnaryOperator<DonPeperoniHouse> change) {
        List<DonPeperoniHouse> houses = new ArrayList<>(board.houses());
        int index = map.index(map.number(id));
        houses.set(index, change.apply(houses.get(index)));
        return new DonPeperoniBoard(board.homes(), board.places(), houses, board.markers());
    }

    private static DonPeperoniBoard waiting(DonPeperoniBoard board, int marker) {
        List<DonPeperoniMarker> markers = new ArrayList<>(board.markers());
        markers.set(marker - 1, new DonPeperoniMarker.Waiting());
        return new DonPeperoniBoard(board.homes(), board.places(), board.houses(), markers);
    }
}
