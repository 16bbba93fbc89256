/// The table of Da Capo!.
///
/// [omerta.ui.dacapo.DaCapoTable] is the board: it is shown one picture after another and draws each anew.
/// - [omerta.ui.dacapo.Ground] names the things on the table, [omerta.ui.dacapo.Ways] says which action leads from one to
///   another, [omerta.ui.dacapo.Faces] draws the cards.
/// - [omerta.ui.dacapo.TablePlanner] shares the space out, [omerta.ui.dacapo.Surface] keeps to the plan:
///   a [omerta.ui.dacapo.Mat] for each seat, a [omerta.ui.dacapo.Middle] for all, with a
///   [omerta.ui.dacapo.ScaleView] for each building pile on one [omerta.ui.dacapo.Stave].
/// - [omerta.ui.dacapo.HandTray] is the private part, [omerta.ui.dacapo.SheetView] the score sheet,
///   [omerta.ui.dacapo.News] moves the cards.
@NullMarked
package omerta.ui.dacapo;

import org.jspecify.annotations.NullMarked;
