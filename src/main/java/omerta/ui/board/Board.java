package omerta.ui.board;

import javafx.scene.layout.Region;
import omerta.engine.Seat;

/// The table of one game on screen. It is made for one match and told by [#show] what there is to see.
///
/// @param <S> the type of state
/// @param <A> the type of action
public interface Board<S, A> {

    /// The public middle of the table. It fills the space it is given, at any size from 560x360 up.
    Region middle();

    /// The public facts of a seat, placed under its name on the seat's card.
    Region facts(Seat seat);

    /// The private things of a seat, made anew from a picture in which that seat is in hand. The shell drops it when the
    /// seat's tray is covered; the board keeps no reference to it, nor to anything private in it, after the next [#show].
    Region tray(Picture<S> picture, Seat seat);

    /// Draws this picture. What changed since the last one moves at the desk's pace; drawing the same picture twice
    /// leaves the same scene. Whatever was chosen halfway is dropped.
    void show(Picture<S> picture);

    /// Steps back exactly one choice.
    ///
    /// @return whether there was one to take back
    boolean back();
}
