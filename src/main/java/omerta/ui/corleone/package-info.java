/// The table of Corleone: the city with its turfs, businesses and spots, drawn from the figures.
///
/// [omerta.ui.corleone.CorleoneTableMaker] makes it. A [omerta.ui.corleone.Painter] draws a view, a
/// [omerta.ui.corleone.Surface] lays it out by a [omerta.ui.corleone.CityPlan], a [omerta.ui.corleone.HandTray] is the
/// private part, a [omerta.ui.corleone.Play] makes actions of what is pointed at.
@NullMarked
package omerta.ui.corleone;

import org.jspecify.annotations.NullMarked;
