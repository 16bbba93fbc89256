package omerta.save;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.ClassTemplate;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContext;
import org.junit.jupiter.api.extension.ClassTemplateInvocationContextProvider;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Runs all tests of a class in places where letters, numbers and days are written otherwise.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ClassTemplate
@ExtendWith(EveryLocale.Provider.class)
@interface EveryLocale {

    /// Gives the places.
    final class Provider implements ClassTemplateInvocationContextProvider {

        @Override
        public boolean supportsClassTemplate(ExtensionContext context) {
            return true;
        }

        @Override
        public Stream<? extends ClassTemplateInvocationContext> provideClassTemplateInvocationContexts(
                ExtensionContext context) {
            return Stream.of(
                    new Place("en-GB", "Europe/London"),
                    new Place("tr-TR", "Europe/Istanbul"),
                    new Place("de-DE", "Europe/Berlin"),
                    new Place("ar-EG", "Africa/Cairo"));
        }
    }

    /// One place.
    record Place(String tag, String zone) implements ClassTemplateInvocationContext {

        @Override
        public String getDisplayName(int index) {
            return tag;
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new Stay(this));
        }
    }

    /// Goes there and comes back.
    final class Stay implements BeforeAllCallback, AfterAllCallback {

        private final Place place;
        private final Locale home = Locale.getDefault();
        private final TimeZone homeZone = TimeZone.getDefault();

        Stay(Place place) {
            this.place = place;
        }

        @Override
        public void beforeAll(ExtensionContext context) {
            Locale.setDefault(Locale.forLanguageTag(place.tag()));
            TimeZone.setDefault(TimeZone.getTimeZone(place.zone()));
        }

        @Override
        public void afterAll(ExtensionContext context) {
            Locale.setDefault(home);
            TimeZone.setDefault(homeZone);
        }
    }
}
