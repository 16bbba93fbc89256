/// The table of Don Pepe.
///
/// [omerta.ui.pepe.DonPepeTable] is the board: it is shown one picture after another and draws each anew.
/// - [omerta.ui.pepe.Ground] names the things on the table, [omerta.ui.pepe.Parts] says which of them an action is made
///   of, [omerta.ui.pepe.Picks] gathers them in any order, [omerta.ui.pepe.Play] ties it all to spots.
/// - [omerta.ui.pepe.TablePlan] shares the space out, [omerta.ui.pepe.Surface] keeps to it: the chairs around the cloth, a
///   [omerta.ui.pepe.Middle] on it, [omerta.ui.pepe.Lines] of fire and blasts over it.
/// - [omerta.ui.pepe.Figures] draws men and chairs, [omerta.ui.pepe.Faces] draws cards.
/// - [omerta.ui.pepe.HandTray] is the private part, [omerta.ui.pepe.News] acts out what happened.
@NullMarked
package omerta.ui.pepe;

import org.jspecify.annotations.NullMarked;
