package omerta.save;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/// The PIN that lifts a seat's curtain, as a salted hash. It keeps honest people honest: a match file is not encrypted.
public final class Pin {

    private static final String FUNCTION = "PBKDF2WithHmacSHA256";
    private static final int ROUNDS = 100_000;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;
    private static final Pattern HASH = Pattern.compile("pbkdf2-sha256:([1-9][0-9]{0,6}):([\\w-]{4,64}):([\\w-]{43})");

    private Pin() {}

    /// The hash of a PIN, for [omerta.engine.Player#pin]; another one each time.
    public static String hash(String pin) {
        byte[] salt = new byte[SALT_BYTES];
        new SecureRandom().nextBytes(salt);
        return "pbkdf2-sha256:" + ROUNDS + ":" + text(salt) + ":" + text(derive(pin, salt, ROUNDS));
    }

    /// Whether a typed PIN is the one with this hash. A hash that is none fits no PIN.
    public static boolean opens(String typed, String hash) {
        Matcher parts = HASH.matcher(hash);
        if (!parts.matches()) {
            return false;
        }
        try {
            byte[] salt = Base64.getUrlDecoder().decode(parts.group(2));
            byte[] hashed = Base64.getUrlDecoder().decode(parts.group(3));
            return MessageDigest.isEqual(hashed, derive(typed, salt, Integer.parseInt(parts.group(1))));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static byte[] derive(String pin, byte[] salt, int rounds) {
        PBEKeySpec spec = new PBEKeySpec(pin.toCharArray(), salt, rounds, HASH_BITS);
        try {
            return SecretKeyFactory.getInstance(FUNCTION).generateSecret(spec).getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + FUNCTION, e);
        } finally {
            spec.clearPassword();
        }
    }
}
