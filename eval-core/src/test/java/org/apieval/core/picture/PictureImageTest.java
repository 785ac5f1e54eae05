package org.apieval.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class PictureImageTest {

  private static final int WHITE = 0xffffffff;

  @Test
  void anImageHasTheScaledSizeAndIsNotBlank() throws IOException {
    for (Picture picture : Charts.draw(Charts.DATA)) {
      BufferedImage image = decode(PictureImage.DEFAULT.png(picture));

      assertThat(image.getWidth()).isEqualTo(2 * picture.width());
      assertThat(image.getHeight()).isEqualTo(2 * picture.height());
      assertThat(colours(image)).hasSizeGreaterThan(20).contains(WHITE);
    }
  }

  @Test
  void whatAPictureLeavesFreeIsWhiteOrTransparent() throws IOException {
    Picture picture = Charts.draw(Charts.DATA).get(0);

    assertThat(decode(new PictureImage(1, false).png(picture)).getRGB(0, 0)).isEqualTo(WHITE);
    assertThat(decode(new PictureImage(1, true).png(picture)).getRGB(0, 0)).isZero();
  }

  @Test
  void equalPicturesGiveEqualBytes() {
    Picture picture = Charts.draw(Charts.DATA).get(0);

    assertThat(PictureImage.DEFAULT.png(picture)).isEqualTo(PictureImage.DEFAULT.png(picture));
  }

  @Test
  void refusesAScaleThatLeavesNothing() {
    assertThatThrownBy(() -> new PictureImage(0, false)).isInstanceOf(EvalException.class);
    assertThatThrownBy(() -> new PictureImage(Double.NaN, false)).isInstanceOf(EvalException.class);
  }

  @Test
  @EnabledOnOs(OS.LINUX) // elsewhere Java asks the system for fonts, not a file
  void saysWhatToDoWhereThereAreNoFonts() throws IOException, InterruptedException {
    ProcessBuilder withoutFonts =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dsun.awt.fontconfig=/no/such/file",
            "-cp",
            System.getProperty("java.class.path"),
            NoFonts.class.getName());

    Process process = withoutFonts.redirectErrorStream(true).start();

    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .startsWith("USER cannot paint PNG: this Java has no fonts");
    assertThat(process.waitFor()).isZero();
  }

  /** Paints in a Java of its own and says what came of it. */
  static final class NoFonts {

    public static void main(String[] arguments) {
      try {
        PictureImage.DEFAULT.png(new Picture("", 1, 1, "<svg/>"));
      } catch (EvalException e) {
        new PrintStream(new FileOutputStream(FileDescriptor.out), true)
            .println(e.code() + " " + e.getMessage());
      }
    }
  }

  private static BufferedImage decode(byte[] png) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(png));
  }

  private static List<Integer> colours(BufferedImage image) {
    int width = image.getWidth();
    int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
    return IntStream.of(pixels).distinct().boxed().toList();
  }
}
