package omerta.box;

import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.NullValueProvider;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.jdk.CollectionDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.CollectionType;

/// Reads a list of optionals: `null` is an empty one there, though it is refused in other lists.
final class Optionals extends CollectionDeserializer {

    private Optionals(CollectionDeserializer plain) {
        super(plain);
    }

    /// Reads so wherever such a list comes.
    static JacksonModule module() {
        return new SimpleModule("optionals").setDeserializerModifier(new Modifier());
    }

    @Override
    protected CollectionDeserializer withResolved(
            ValueDeserializer<?> delegate,
            ValueDeserializer<?> element,
            TypeDeserializer elementType,
            NullValueProvider nulls,
            Boolean unwrapSingle) {
        return super.withResolved(delegate, element, elementType, element, unwrapSingle);
    }

    private static final class Modifier extends ValueDeserializerModifier {

        private static final long serialVersionUID = 1L;

        @Override
        public ValueDeserializer<?> modifyCollectionDeserializer(
                DeserializationConfig config,
                CollectionType type,
                BeanDescription.Supplier description,
                ValueDeserializer<?> made) {
            return type.getContentType().hasRawClass(java.util.Optional.class)
                            && made instanceof CollectionDeserializer plain
                    ? new Optionals(plain)
                    : made;
        }
    }
}
