package omerta.box;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/// Names the records of sealed interfaces and the constants of enums, so that games need no annotations.
///
/// A sealed interface is read and written with a property that names one of its permitted records, found at
/// whatever depth, in kebab-case: `PlaceCard` is `"place-card"`. No name is ever that of a class to be loaded. An enum's
/// constant `FACE_UP` is `"face-up"`.
final class SealedNames extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    private final transient Set<Class<?>> does;

    /// `does` are told apart by `do`, all others by `is`.
    SealedNames(Class<?>... does) {
        this.does = Set.of(does);
    }

    /// A name of Java's kind in kebab-case.
    static String kebab(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        if (!(annotated instanceof AnnotatedClass)) {
            return super.findPolymorphicTypeInfo(config, annotated);
        }
        List<Class<?>> roots = roots(annotated.getRawType()).toList();
        if (roots.isEmpty()) {
            return super.findPolymorphicTypeInfo(config, annotated);
        }
        String property = roots.stream().anyMatch(does::contains) ? "do" : "is";
        return JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, property, null, false, true, null);
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        if (!annotated.getRawType().isInterface() || !annotated.getRawType().isSealed()) {
            return super.findSubtypes(config, annotated);
        }
        List<NamedType> named = new ArrayList<>();
        records(annotated.getRawType()).forEach(type -> named.add(new NamedType(type, kebab(type.getSimpleName()))));
        return named;
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
        Class<?> type = annotated.getRawType();
        return roots(type).findAny().isPresent() ? kebab(type.getSimpleName()) : super.findTypeName(config, annotated);
    }

    @Override
    public String[] findEnumValues(
            MapperConfig<?> config, AnnotatedClass annotated, Enum<?>[] constants, String[] names) {
        for (int i = 0; i < constants.length; i++) {
            names[i] = kebab(constants[i].name());
        }
        return names;
    }

    /// The sealed interfaces that a type is one of, itself among them.
    private static Stream<Class<?>> roots(Class<?> type) {
        Stream<Class<?>> self = type.isInterface() && type.isSealed() ? Stream.of(type) : Stream.of();
        return Stream.concat(self, Stream.of(type.getInterfaces()).flatMap(SealedNames::roots));
    }

    private static Set<Class<?>> records(Class<?> type) {
        return Stream.of(type.getPermittedSubclasses())
                .flatMap(permitted -> permitted.isInterface() ? records(permitted).stream() : Stream.of(permitted))
                .collect(Collectors.toUnmodifiableSet());
    }
}
