package omerta.ui.shell.kit;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.Clip;
import javax.sound.sampled.LineEvent;
import javax.sound.sampled.LineUnavailableException;

/// A soft click, made of a short sine that dies away.
public final class Click {

    private static final float RATE = 44_100;
    private static final int SAMPLES = 1_400;
    private static final double PITCH = 620;
    private static final double LOUDNESS = 0.25;

    private Click() {}

    /// Clicks, where the machine has a voice; silent where it has none.
    public static void play() {
        try {
            Clip clip = AudioSystem.getClip();
            clip.addLineListener(event -> {
                if (event.getType() == LineEvent.Type.STOP) {
                    clip.close();
                }
            });
            byte[] sound = sound();
            clip.open(new AudioFormat(RATE, 16, 1, true, false), sound, 0, sound.length);
            clip.start();
        } catch (LineUnavailableException | IllegalArgumentException silent) {
            return;
        }
    }

    /// The samples, 16 bits each, the low byte first.
    static byte[] sound() {
        byte[] bytes = new byte[2 * SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            double fade = Math.exp(-6.0 * i / SAMPLES) * Math.min(1, i / 40.0);
            int sample = (int) (Short.MAX_VALUE * LOUDNESS * fade * Math.sin(2 * Math.PI * PITCH * i / RATE));
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        return bytes;
    }
}
