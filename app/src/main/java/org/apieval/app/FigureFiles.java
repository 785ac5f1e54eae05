package org.apieval.app;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.picture.Picture;
import org.apieval.core.picture.PictureImage;
import org.apieval.core.picture.PictureRenderer;
import org.apieval.core.report.OutputFolder;
import org.apieval.core.web.WebFile;

/**
 * A folder of pictures.
 *
 * @param folder made if it is not there
 * @param console for telling what can't be made
 */
record FigureFiles(Path folder, Console console) {

  /**
   * Draws all pictures, as SVG, and where this Java has fonts as PNG.
   *
   * @param data what a report's pictures are made of, as JSON
   */
  void write(String data) {
    List<Picture> pictures = new PictureRenderer(WebFile.CHARTS.text()).render(data);
    Set<String> taken = new HashSet<>();
    boolean images = true;
    for (Picture picture : pictures) {
      String name = name(picture.id(), taken);
      new OutputFolder(folder).write(name + ".svg", out -> out.write(picture.svg()));
      images = images && writeImage(picture, name + ".png");
    }
    console.note(
        "wrote %d pictures to %s".formatted(pictures.size(), Printable.text(folder.toString())));
  }

  /** Whether there could be one; without fonts there can be none, and SVG is what there is. */
  private boolean writeImage(Picture picture, String name) {
    byte[] image;
    try {
      image = PictureImage.DEFAULT.png(picture);
    } catch (EvalException e) {
      if (e.code() != EvalException.Code.USER) {
        throw e;
      }
      console.note(e.getMessage());
      return false;
    }
    new OutputFolder(folder).write(name, image);
    return true;
  }

  /** A hub's name is foreign text; a file's name has letters, digits and dashes. */
  private static String name(String id, Set<String> taken) {
    String plain = id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String name = plain.substring(0, Math.min(80, plain.length()));
    for (int number = 2; !taken.add(name); number++) {
      name = plain.substring(0, Math.min(80, plain.length())) + "-" + number;
    }
    return name;
  }
}
