package omerta.match.laws;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Looks into records, lists, maps and arrays of any kind, to say where two of them differ and what they are made of.
final class Anatomy {

    private static final int LONGEST = 160;

    private Anatomy() {}

    /// Where two things differ first, like `hands[1].size: 3, not 4`.
    static String difference(@Nullable Object one, @Nullable Object other) {
        String found = find("", one, other);
        return found.isEmpty() ? "they differ nowhere but in equals" : found;
    }

    private static String find(String path, @Nullable Object one, @Nullable Object other) {
        if (Objects.equals(one, other)) {
            return "";
        }
        boolean alike = one != null && other != null && one.getClass() == other.getClass();
        if (alike || (one instanceof List<?> && other instanceof List<?>)) {
            List<Part> ones = parts(one);
            List<Part> others = parts(other);
            if (!ones.isEmpty() && ones.size() == others.size()) {
                for (int i = 0; i < ones.size(); i++) {
                    String found = find(path + ones.get(i).name, ones.get(i).value, others.get(i).value);
                    if (!found.isEmpty()) {
                        return found;
                    }
                }
                return "";
            }
        }
        return path + ": " + brief(one) + ", not " + brief(other);
    }

    /// The places at which two things of one shape differ, like `hands[1]`.
    static List<String> differences(@Nullable Object one, @Nullable Object other) {
        List<String> places = new ArrayList<>();
        gather("", one, other, places);
        return places;
    }

    private static void gather(String path, @Nullable Object one, @Nullable Object other, List<String> places) {
        if (Objects.equals(one, other)) {
            return;
        }
        List<Part> ones = parts(one);
        List<Part> others = parts(other);
        if (ones.isEmpty() || ones.size() != others.size()) {
            places.add(path);
            return;
        }
        for (int i = 0; i < ones.size(); i++) {
            gather(path + ones.get(i).name, ones.get(i).value, others.get(i).value, places);
        }
    }

    /// Everything of one type that is anywhere within a thing made of records, lists and maps.
    static <T> List<T> within(@Nullable Object whole, Class<T> type) {
        List<T> found = new ArrayList<>();
        collect(whole, type, found);
        return found;
    }

    private static <T> void collect(@Nullable Object whole, Class<T> type, List<T> found) {
        if (type.isInstance(whole)) {
            found.add(type.cast(whole));
            return;
        }
        switch (whole) {
            case Record built -> {
                for (@Nullable Object value : Shape.of(built).values(built)) {
                    collect(value, type, found);
                }
            }
            case List<?> list -> list.forEach(item -> collect(item, type, found));
            case Map<?, ?> map -> map.values().forEach(value -> collect(value, type, found));
            case null, default -> {}
        }
    }

    private record Part(String name, @Nullable Object value) {}

    private static List<Part> parts(@Nullable Object whole) {
        List<Part> parts = new ArrayList<>();
        if (whole instanceof Record built) {
            Shape shape = Shape.of(built);
            for (int i = 0; i < shape.size(); i++) {
                parts.add(new Part("." + shape.name(i), shape.value(i, built)));
            }
        } else if (whole instanceof List<?> list) {
            list.forEach(item -> parts.add(new Part("[" + parts.size() + "]", item)));
        } else if (whole instanceof Map<?, ?> map) {
            map.forEach((key, value) -> parts.add(new Part("[" + key + "]", value)));
        } else if (whole != null && whole.getClass().isArray() && !(whole instanceof byte[])) {
            for (int i = 0; i < Array.getLength(whole); i++) {
                parts.add(new Part("[" + i + "]", Array.get(whole, i)));
            }
        }
        return parts;
    }

    private static String brief(@Nullable Object value) {
        String text = String.valueOf(value);
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }
}
