package omerta.match.laws;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import omerta.engine.Rng;
import omerta.engine.Seat;
import omerta.engine.SeatSet;
import org.jspecify.annotations.Nullable;

/// Makes odd actions of sensible ones: changes one thing somewhere within a record.
final class Mutation {

    private static final int[] ODD = {-1, 0, 1, 2, 3, 7, 10, 99, Integer.MAX_VALUE, Integer.MIN_VALUE};

    private Mutation() {}

    /// The same record with one thing changed, or itself where that cannot be.
    @SuppressWarnings("unchecked")
    static <T> T of(T whole, int seats, Rng.Stream chance) {
        return (T) changed(whole, seats, chance);
    }

    private static Object changed(@Nullable Object value, int seats, Rng.Stream chance) {
        return switch (value) {
            case Seat _ -> Seat.of(chance.below(chance.below(4) == 0 ? Seat.MOST : seats));
            case SeatSet _ -> new SeatSet(chance.below(1 << Seat.MOST));
            case Boolean flag -> !flag;
            case Integer number -> number(number, chance);
            case Byte number -> (byte) number(number, chance);
            case Short number -> (short) number(number, chance);
            case Long number -> (long) number(number.intValue(), chance);
            case Enum<?> word -> {
                Object[] words = word.getDeclaringClass().getEnumConstants();
                yield words[chance.below(words.length)];
            }
            case List<?> list -> list(list, seats, chance);
            case Record whole -> parts(whole, seats, chance);
            case null -> throw new IllegalArgumentException("an action with a part that is null");
            default -> value;
        };
    }

    private static int number(int number, Rng.Stream chance) {
        int odd = ODD[chance.below(ODD.length)];
        return chance.below(2) == 0 ? number + odd : odd;
    }

    private static List<?> list(List<?> list, int seats, Rng.Stream chance) {
        if (list.isEmpty()) {
            return list;
        }
        List<Object> other = new ArrayList<>(list);
        int index = chance.below(other.size());
        switch (chance.below(4)) {
            case 0 -> other.remove(index);
            case 1 -> other.add(other.get(index));
            case 2 -> Collections.reverse(other);
            default -> other.set(index, changed(other.get(index), seats, chance));
        }
        return List.copyOf(other);
    }

    private static Object parts(Record whole, int seats, Rng.Stream chance) {
        Shape shape = Shape.of(whole);
        if (shape.size() == 0) {
            return whole;
        }
        @Nullable Object[] values = shape.values(whole);
        int index = chance.below(values.length);
        values[index] = changed(values[index], seats, chance);
        try {
            return shape.make(values);
        } catch (ReflectiveOperationException refused) {
            return whole;
        }
    }
}
