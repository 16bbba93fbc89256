package omerta.box;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/// The one way in which Omertà reads and writes JSON: nothing is guessed, nothing is left out, and everything has a bound.
///
/// Records are written component by component in their order. A record of a sealed interface tells which one it is by the
/// property `is`, in kebab-case; see [SealedNames]. `null` is what an empty optional is, as a component or in a list; it
/// is refused everywhere else.
public final class StrictJson {

    /// The largest document, in bytes.
    public static final int MOST_BYTES = 16 * 1024 * 1024;

    /// The deepest nesting.
    public static final int MOST_DEPTH = 64;

    /// The longest text, in characters.
    public static final int LONGEST_TEXT = 1_000_000;

    /// The most parts of a document: brackets, names and values.
    public static final int MOST_TOKENS = 4_000_000;

    private StrictJson() {}

    /// A builder with every rule set; `does` are the sealed interfaces whose records are told apart by `do` instead.
    public static JsonMapper.Builder builder(Class<?>... does) {
        return JsonMapper.builder(factory())
                .annotationIntrospector(new SealedNames(does))
                .disable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .withCoercionConfig(LogicalType.Textual, StrictJson::refuseScalars)
                .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .enable(SerializationFeature.FAIL_ON_ORDER_MAP_BY_INCOMPARABLE_KEY)
                .enable(SerializationFeature.ORDER_SET_ELEMENTS)
                .enable(SerializationFeature.FAIL_ON_ORDER_SET_BY_INCOMPARABLE_ELEMENT)
                .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
                .changeDefaultNullHandling(nulls -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .addModule(Optionals.module())
                .changeDefaultVisibility(seen -> seen.withIsGetterVisibility(Visibility.NONE));
    }

    private static void refuseScalars(MutableCoercionConfig texts) {
        texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
    }

    private static JsonFactory factory() {
        return JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxDocumentLength(MOST_BYTES)
                        .maxNestingDepth(MOST_DEPTH)
                        .maxStringLength(LONGEST_TEXT)
                        .maxNameLength(1_000)
                        .maxNumberLength(32)
                        .maxTokenCount(MOST_TOKENS)
                        .build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }
}
