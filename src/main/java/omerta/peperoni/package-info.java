/// Don Peperoni: rules, printed figures, what it says.
///
/// The village is a graph of numbered places: the street spaces in the order of the figures from 1, then the houses. A
/// state keeps chits and agents by code, sorted behind the screens and in the order they were laid in houses.
@NullMarked
package omerta.peperoni;

import org.jspecify.annotations.NullMarked;
