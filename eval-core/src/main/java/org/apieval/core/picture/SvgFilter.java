package org.apieval.core.picture;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.apieval.core.XmlText;

/**
 * Keeps of an SVG document what can be seen: known shapes and texts with known attributes. Scripts,
 * links, styles for a mouse, and marks for programs are left out. Stateless and thread-safe.
 */
final class SvgFilter {

  private static final String NAMESPACE = "http://www.w3.org/2000/svg";

  private static final Set<String> ELEMENTS =
      Set.of(
          "svg",
          "g",
          "defs",
          "clipPath",
          "linearGradient",
          "radialGradient",
          "stop",
          "pattern",
          "path",
          "rect",
          "circle",
          "ellipse",
          "line",
          "polyline",
          "polygon",
          "text",
          "tspan",
          "title",
          "desc");

  private static final Set<String> ATTRIBUTES =
      Set.of(
          "width",
          "height",
          "viewBox",
          "version",
          "id",
          "x",
          "y",
          "x1",
          "y1",
          "x2",
          "y2",
          "cx",
          "cy",
          "r",
          "rx",
          "ry",
          "fx",
          "fy",
          "d",
          "points",
          "dx",
          "dy",
          "transform",
          "clip-path",
          "clip-rule",
          "fill",
          "fill-rule",
          "fill-opacity",
          "stroke",
          "stroke-width",
          "stroke-opacity",
          "stroke-linecap",
          "stroke-linejoin",
          "stroke-miterlimit",
          "stroke-dasharray",
          "stroke-dashoffset",
          "paint-order",
          "opacity",
          "offset",
          "stop-color",
          "stop-opacity",
          "gradientUnits",
          "gradientTransform",
          "patternUnits",
          "patternTransform",
          "style",
          "font-size",
          "font-family",
          "font-weight",
          "font-style",
          "text-anchor",
          "dominant-baseline",
          "xml:space");

  /** Numbers, names, colours and places in this document; nothing that leads to another. */
  private static final Pattern HARMLESS =
      Pattern.compile("[^(\\\\]*|url\\(#[\\w-]+\\)|(?:rgb|hsl)a?\\([\\d., %]*\\)");

  private final XMLStreamReader in;
  private final XMLStreamWriter out;

  private SvgFilter(XMLStreamReader in, XMLStreamWriter out) {
    this.in = in;
    this.out = out;
  }

  /**
   * The document without the rest.
   *
   * @throws XMLStreamException where it is not XML
   */
  static String filter(String svg) throws XMLStreamException {
    XMLInputFactory readers = XMLInputFactory.newDefaultFactory();
    readers.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    readers.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    readers.setProperty(XMLInputFactory.IS_COALESCING, true);
    StringWriter text = new StringWriter(svg.length());
    XMLStreamReader in = readers.createXMLStreamReader(new StringReader(XmlText.legal(svg)));
    XMLStreamWriter out = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    new SvgFilter(in, out).copy();
    return text.append('\n').toString();
  }

  private void copy() throws XMLStreamException {
    int skipped = 0; // depth within an element that is left out
    while (in.hasNext()) {
      switch (in.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          if (skipped > 0 || !isKnown()) {
            skipped++;
          } else {
            start();
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          if (skipped > 0) {
            skipped--;
          } else {
            out.writeEndElement();
          }
        }
        case XMLStreamConstants.CHARACTERS -> {
          if (skipped == 0) {
            out.writeCharacters(in.getText());
          }
        }
        default -> {} // comments and processing instructions are not seen
      }
    }
    out.writeEndDocument();
  }

  private boolean isKnown() {
    return NAMESPACE.equals(in.getNamespaceURI()) && ELEMENTS.contains(in.getLocalName());
  }

  private static boolean isKnown(String attribute, String value) {
    return ATTRIBUTES.contains(attribute)
        && (attribute.toLowerCase(Locale.ROOT).endsWith("transform")
            || HARMLESS.matcher(value).matches());
  }

  private void start() throws XMLStreamException {
    out.writeStartElement(in.getLocalName());
    if (in.getLocalName().equals("svg")) {
      out.writeDefaultNamespace(NAMESPACE);
    }
    for (int index = 0; index < in.getAttributeCount(); index++) {
      String name = in.getAttributeLocalName(index);
      if (in.getAttributePrefix(index).isEmpty() && isKnown(name, in.getAttributeValue(index))) {
        out.writeAttribute(name, plain(name, in.getAttributeValue(index)));
      }
    }
  }

  /** What old and simple tools take for black paint and for the thinnest line is no paint. */
  private String plain(String name, String value) {
    boolean unseen =
        value.equals("transparent")
            || name.equals("stroke") && "0".equals(in.getAttributeValue(null, "stroke-width"));
    return unseen ? "none" : value;
  }
}
