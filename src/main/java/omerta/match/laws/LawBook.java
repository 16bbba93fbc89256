package omerta.match.laws;

import java.util.ArrayList;
import java.util.List;

/// The laws that a playout is held against.
///
/// @param laws in the order of their numbers
/// @param care how closely
/// @param <S> the type of state
/// @param <A> the type of action
public record LawBook<S, A>(List<Law<S, A>> laws, Care care) {

    /// Keeps a copy.
    public LawBook {
        laws = List.copyOf(laws);
    }

    /// No law but the first.
    public static <S, A> LawBook<S, A> none() {
        return new LawBook<>(List.of(), Care.USUAL);
    }

    /// The laws that the rules alone can break: 2 to 7, 9 and 11.
    ///
    /// @param listsAll whether the game lists every legal action, so that whatever is legal must be listed
    public static <S, A> LawBook<S, A> ofRules(boolean listsAll) {
        return new LawBook<>(
                List.of(
                        new ListLaw<>(listsAll),
                        new PureLaw<>(),
                        new CensusLaw<>(),
                        new ViewLaw<>(),
                        new OptionLaw<>(),
                        new EventLaw<>(),
                        new ReplayLaw<>(),
                        new TurnLaw<>()),
                Care.USUAL);
    }

    /// These laws and those that need JSON: 8 and 10.
    public LawBook<S, A> with(Codec<S, A> codec) {
        return with(new JsonLaw<>(codec)).with(new ForkLaw<>(codec));
    }

    /// These laws and the one that needs words: 12.
    public LawBook<S, A> with(Words words) {
        return with(new WordsLaw<>(words));
    }

    /// These laws and one more.
    public LawBook<S, A> with(Law<S, A> law) {
        List<Law<S, A>> more = new ArrayList<>(laws);
        more.add(law);
        return new LawBook<>(more, care);
    }

    /// The same laws with other care.
    public LawBook<S, A> with(Care other) {
        return new LawBook<>(laws, other);
    }
}
