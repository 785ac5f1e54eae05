package org.apieval.core.picture;

import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import org.apieval.core.Printable;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** A scope with all scripts and the data in it. Bound to the thread that entered the engine. */
final class DrawingRoom {

  private final Object figures;
  private final Object data;

  DrawingRoom(Scriptable scope, String data) {
    this.figures = ScriptableObject.getProperty(scope, "apievalFigures");
    this.data = call(ScriptableObject.getProperty(scope, "JSON"), "parse", data);
  }

  List<Picture> drawAll() {
    Scriptable ids = (Scriptable) call(figures, "ids", data);
    List<Picture> pictures = new ArrayList<>();
    for (Object id : Context.getCurrentContext().getElements(ids)) {
      pictures.add(draw(Context.toString(id)));
    }
    return pictures;
  }

  private Picture draw(String id) {
    try {
      Object drawn = call(figures, "draw", id, data);
      return new Picture(
          id,
          number(drawn, "width"),
          number(drawn, "height"),
          SvgFilter.filter(text(drawn, "svg")));
    } catch (RhinoException | XMLStreamException e) {
      throw PictureRenderer.defect("cannot draw the picture " + Printable.text(id), e);
    }
  }

  private static int number(Object from, String name) {
    return (int) Context.toNumber(ScriptableObject.getProperty((Scriptable) from, name));
  }

  private static String text(Object from, String name) {
    return Context.toString(ScriptableObject.getProperty((Scriptable) from, name));
  }

  private static Object call(Object on, String method, Object... arguments) {
    return ScriptableObject.callMethod((Scriptable) on, method, arguments);
  }
}
