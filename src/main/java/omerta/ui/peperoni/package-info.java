/// The table of Don Peperoni.
///
/// [omerta.ui.peperoni.DonPeperoniTable] is the board: it is shown one picture after another and draws each anew.
/// - [omerta.ui.peperoni.VillagePlan] says where everything of the printed map stands in the space there is,
///   [omerta.ui.peperoni.Scenery] draws streets, stream and bridge by it, [omerta.ui.peperoni.Houses] draws what stands
///   there, [omerta.ui.peperoni.Surface] keeps all of it in place.
/// - [omerta.ui.peperoni.Ground] names the things on the table, [omerta.ui.peperoni.Parts] says which of them an action
///   is made of, [omerta.ui.peperoni.Picks] gathers them in any order, [omerta.ui.peperoni.Play] ties it all to spots.
/// - [omerta.ui.peperoni.Walks] knows the ways of the canvassers, [omerta.ui.peperoni.PathView] draws one.
/// - [omerta.ui.peperoni.ScreenTray] is the private part: what lies behind a seat's screen.
@NullMarked
package omerta.ui.peperoni;

import org.jspecify.annotations.NullMarked;
