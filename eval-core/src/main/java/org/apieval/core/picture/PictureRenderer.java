package org.apieval.core.picture;

import java.util.List;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.web.WebFile;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.ScriptableObject;

/**
 * Draws charts as SVG with Apache ECharts, in a JavaScript engine that reaches no class of Java, no
 * file and no network. Texts get the room that they need in any usual font, and fonts of this
 * machine are not asked, so that equal data give equal bytes everywhere. Immutable and thread-safe.
 */
public final class PictureRenderer {

  private final List<Script> scripts;

  /**
   * Reads the scripts, which takes the better part of a second.
   *
   * @param charts a script that defines {@code apievalCharts}, an object with {@code ids(data)},
   *     {@code size(id, data)}, {@code option(id, data, theme, width)}, and {@code themes.light};
   *     it is trusted
   * @throws EvalException INTERNAL where that is not JavaScript
   */
  public PictureRenderer(String charts) {
    try (Context engine = enter()) {
      scripts =
          List.of(
              compile(engine, "figures.js", WebFile.FIGURES.text()),
              compile(engine, "echarts.min.js", WebFile.ECHARTS.text()),
              compile(engine, "charts.js", charts));
    } catch (RhinoException e) {
      throw defect("cannot read a script of pictures", e);
    }
  }

  /**
   * Draws all pictures that there are for some data, in the script's order. Equal data give equal
   * pictures.
   *
   * @param data JSON, as the charts' script wants it; texts in it need not be trusted
   * @throws EvalException INTERNAL where the script or ECharts fails
   */
  public List<Picture> render(String data) {
    try (Context engine = enter()) {
      // ECharts counts ids in its scope, so a new one makes calls alike.
      ScriptableObject scope = engine.initSafeStandardObjects();
      scripts.forEach(script -> script.exec(engine, scope, scope));
      return new DrawingRoom(scope, data).drawAll();
    } catch (RhinoException e) {
      throw defect("cannot draw pictures", e);
    }
  }

  private static Context enter() {
    Context engine = new ContextFactory().enterContext();
    engine.setLanguageVersion(Context.VERSION_ES6);
    // Some functions of ECharts are too big for class files; and half of the time would be spent
    // on making classes that run once.
    engine.setInterpretedMode(true);
    engine.setClassShutter(className -> false);
    return engine;
  }

  private static Script compile(Context engine, String name, String text) {
    return engine.compileString(text, name, 1, null);
  }

  static EvalException defect(String what, Exception e) {
    return new EvalException(
        EvalException.Code.INTERNAL,
        what + ": " + Printable.text(String.valueOf(e.getMessage()), 300),
        e);
  }
}
