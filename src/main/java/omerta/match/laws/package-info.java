/// The twelve laws that every game obeys, as values: each [omerta.match.laws.Law] looks at a match that is played and
/// reports what breaks it as [omerta.match.laws.Violation]s.
///
/// 1. Every playout ends. 2. List and judge agree. 3. `apply` is a function. 4. Nothing is lost. 5. Views are silent.
/// 6. Options and refusals are silent. 7. Events are silent. 8. Everything survives JSON. 9. Replay gives the same.
/// 10. So does each fork. 11. The turn is public. 12. Whatever is said has its words and its clause.
///
/// A [omerta.match.laws.Playout] plays a match by chance or by a simple [omerta.match.laws.Policy] and holds a
/// [omerta.match.laws.LawBook] against it. Everything random in it comes from one seed.
@NullMarked
package omerta.match.laws;

import org.jspecify.annotations.NullMarked;
