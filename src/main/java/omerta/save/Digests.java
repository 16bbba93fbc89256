package omerta.save;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Checksums of bytes.
final class Digests {

    private static final byte RETURN = '\r';

    private Digests() {}

    /// The SHA-256 of all bytes, in hexadecimal digits.
    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    /// The SHA-256 of the bytes from `from` to before `to` without carriage returns, which some tools add to line ends.
    static String ofLines(byte[] bytes, int from, int to) {
        MessageDigest digest = sha256();
        int start = from;
        for (int i = from; i < to; i++) {
            if (bytes[i] == RETURN) {
                digest.update(bytes, start, i - start);
                start = i + 1;
            }
        }
        digest.update(bytes, start, to - start);
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
