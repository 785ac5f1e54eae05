package org.apieval.core.picture;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.apieval.core.EvalException;

/**
 * Paints pictures as PNG, with the fonts of this machine. Immutable and thread-safe.
 *
 * @param scale pixels of the image for one of the picture's, more than 0
 * @param transparent whether what the picture leaves free is transparent; else it is white
 */
public record PictureImage(double scale, boolean transparent) {

  /** Sharp in print and on dense screens, on white. */
  public static final PictureImage DEFAULT = new PictureImage(2, false);

  private static final FontRenderContext UNSCALED = new FontRenderContext(null, true, true);

  public PictureImage {
    if (!(scale > 0)) {
      throw EvalException.user("the scale of a picture must be more than 0: " + scale);
    }
  }

  /**
   * The bytes of a PNG file.
   *
   * @throws EvalException USER where this Java has no fonts, INTERNAL where the SVG is none
   */
  public byte[] png(Picture picture) {
    requireFonts();
    BufferedImage image =
        new BufferedImage(
            pixels(picture.width()), pixels(picture.height()), BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    try {
      paint(picture, graphics);
    } finally {
      graphics.dispose();
    }
    return encode(image);
  }

  private int pixels(int length) {
    return Math.max(1, (int) Math.round(length * scale));
  }

  private void paint(Picture picture, Graphics2D graphics) {
    if (!transparent) {
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, pixels(picture.width()), pixels(picture.height()));
    }
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(scale, scale);
    load(picture)
        .render((Component) null, graphics, new ViewBox(picture.width(), picture.height()));
  }

  private static SVGDocument load(Picture picture) {
    LoaderContext nothingElse =
        LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();
    SVGDocument document =
        new SVGLoader()
            .load(
                new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8)),
                null,
                nothingElse);
    if (document == null) {
      throw new EvalException(EvalException.Code.INTERNAL, "cannot paint: not an SVG document");
    }
    return document;
  }

  /** A Java without fonts fails with errors that name its inner parts, so it is asked first. */
  private static void requireFonts() {
    try {
      new Font(Font.SANS_SERIF, Font.PLAIN, 12).createGlyphVector(UNSCALED, "x").getVisualBounds();
    } catch (LinkageError | InternalError | RuntimeException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "cannot paint PNG: this Java has no fonts (Debian: apt-get install fontconfig"
              + " fonts-dejavu-core); SVG needs none",
          e);
    }
  }

  private static byte[] encode(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory has no I/O
    }
    return bytes.toByteArray();
  }
}
