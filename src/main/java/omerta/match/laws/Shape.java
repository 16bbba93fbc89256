package omerta.match.laws;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// How the records of one class are taken apart and put together, found out once.
final class Shape {

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return new Shape(type);
        }
    };

    private final RecordComponent[] components;
    private final Method[] accessors;
    private final Constructor<?> constructor;

    private Shape(Class<?> type) {
        components = type.getRecordComponents();
        accessors = Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
        constructor.setAccessible(true);
        for (Method accessor : accessors) {
            accessor.setAccessible(true);
        }
    }

    /// The shape of this record.
    static Shape of(Record whole) {
        return SHAPES.get(whole.getClass());
    }

    /// How many components it has.
    int size() {
        return components.length;
    }

    /// The name of a component.
    String name(int index) {
        return components[index].getName();
    }

    /// The value of a component.
    @Nullable
    Object value(int index, Record whole) {
        try {
            return accessors[index].invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The values of all components.
    @Nullable
    Object[] values(Record whole) {
        @Nullable Object[] values = new @Nullable Object[size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(i, whole);
        }
        return values;
    }

    /// A record of these values.
    ///
    /// @throws ReflectiveOperationException if it refuses them
    Object make(@Nullable Object[] values) throws ReflectiveOperationException {
        return constructor.newInstance(values);
    }
}
