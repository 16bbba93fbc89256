package omerta.golden;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON as one line a value, so that two pieces of it can be compared by eye.
final class Flat {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    /// Five or more equal numbers in a row.
    private static final Pattern RUN = Pattern.compile("(?<![0-9])([0-9]+)(,\\1(?![0-9])){4,}");

    private Flat() {}

    /// The values of a piece of JSON by their paths; a list of plain values is one value, and equal numbers in a row
    /// are counted.
    static Map<String, String> of(String json) {
        Map<String, String> values = new TreeMap<>();
        collect("", JSON.readTree(json), values::put);
        return values;
    }

    /// What of this is not in the other, where it differs.
    static Map<String, String> difference(Map<String, String> these, Map<String, String> those) {
        Map<String, String> difference = new TreeMap<>();
        these.forEach((path, value) -> {
            if (!value.equals(those.get(path))) {
                difference.put(path, value);
            }
        });
        those.keySet().stream().filter(path -> !these.containsKey(path)).forEach(path -> difference.put(path, "gone"));
        return difference;
    }

    private static String times(MatchResult run) {
        return run.group(1) + " x " + run.group().split(",").length;
    }

    private static void collect(String path, JsonNode node, BiConsumer<String, String> values) {
        if (node.isObject() && !node.isEmpty()) {
            String before = path.isEmpty() ? "" : path + ".";
            node.properties().forEach(part -> collect(before + part.getKey(), part.getValue(), values));
        } else if (node.isArray() && node.valueStream().anyMatch(JsonNode::isContainer)) {
            for (int i = 0; i < node.size(); i++) {
                collect(path + "[" + i + "]", node.get(i), values);
            }
        } else {
            values.accept(path, RUN.matcher(node.toString()).replaceAll(Flat::times));
        }
    }
}
