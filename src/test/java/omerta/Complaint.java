package omerta;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks the test that keeps us from what users of other games at one screen complained of.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Complaint {

    /// The numbers of the complaints, as [omerta.house.ComplaintsTest] lists them.
    int[] value();
}
