/// Don Pepe: families at one long table, who make their money, see the others carried out and hope to be the richest in
/// the end.
///
/// A [omerta.pepe.DonPepeState] is what lies on the table, in four parts that change apart: the
/// [omerta.pepe.DonPepeBoard] (who sits where, who sleeps, where the cakes are), the [omerta.pepe.DonPepeCards], the
/// [omerta.pepe.DonPepeLedger] (money and deeds) and the [omerta.pepe.DonPepeClock] (whose turn it is, what was played
/// in it). The kinds of [omerta.pepe.DonPepeAction] change it; [omerta.pepe.DonPepeEvent]s tell what happened.
///
/// Chairs are numbered from 1. Who is beside and across stands in the tables, chair by chair, and is never reckoned from
/// the numbers. Men and cards are small numbers in [omerta.engine.Pile]s: [omerta.pepe.DonPepeMan#code()] and
/// [omerta.pepe.DonPepeCard#code()]. The first family of the plan is that of the first seat, whatever colour it has.
@NullMarked
package omerta.pepe;

import org.jspecify.annotations.NullMarked;
