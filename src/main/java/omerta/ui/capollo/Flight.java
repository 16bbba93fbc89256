package omerta.ui.capollo;

import omerta.ui.board.art.PileView;

/// Something that goes from one place on the table to another.
///
/// @param from where it was
/// @param to where it comes to
/// @param thing what is seen to move; drawn for this alone
record Flight(Ground from, Ground to, PileView thing) {}
