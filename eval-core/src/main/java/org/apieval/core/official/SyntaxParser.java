package org.apieval.core.official;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.treesitter.TSInputEncoding;
import org.treesitter.TSNode;
import org.treesitter.TSParser;
import org.treesitter.TSReader;
import org.treesitter.TSTree;
import org.treesitter.TSTreeCursor;
import org.treesitter.TreeSitterPython;

/**
 * Parses anything as Python, errors included, with tree-sitter. The only class that knows the
 * library, which is native. Stateless and thread-safe.
 */
final class SyntaxParser {

  private static final int BUFFER = 1 << 16;

  /**
   * A parser, the native library loaded.
   *
   * @throws EvalException USER if it can't be loaded on this system
   */
  SyntaxParser() {
    try (TSParser parser = new TSParser()) {
      parser.setLanguage(new TreeSitterPython());
    } catch (LinkageError | RuntimeException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "the scorer official needs the native library of tree-sitter, which cannot be loaded"
              + " here (%s, %s: %s); the scorer ast needs none"
                  .formatted(
                      System.getProperty("os.name"), System.getProperty("os.arch"), reason(e)),
          e);
    }
  }

  private static String reason(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return Printable.text(String.valueOf(cause.getMessage()), 200);
  }

  /** The whole tree of a text. Half surrogate pairs are read as question marks. */
  SyntaxNode parse(String text) {
    return parse(text, true);
  }

  /**
   * The tree of a text without those leaves that are not a first child: all that {@link SubTrees}
   * looks at, in a fraction of the time.
   */
  SyntaxNode outline(String text) {
    return parse(text, false);
  }

  private SyntaxNode parse(String text, boolean allLeaves) {
    byte[] source = text.getBytes(StandardCharsets.UTF_8);
    TSReader reader =
        (buffer, offset, position) -> {
          int length = Math.max(0, Math.min(buffer.length, source.length - offset));
          System.arraycopy(source, Math.min(offset, source.length), buffer, 0, length);
          return length;
        };
    try (TSParser parser = new TSParser()) {
      parser.setLanguage(new TreeSitterPython());
      byte[] buffer = new byte[Math.min(BUFFER, Math.max(1, source.length))];
      try (TSTree tree = parser.parse(buffer, null, reader, TSInputEncoding.TSInputEncodingUTF8);
          TSTreeCursor cursor = new TSTreeCursor(tree.getRootNode())) {
        return copy(cursor, source, allLeaves);
      }
    }
  }

  /** A copy of the tree, without recursion: trees are as deep as their texts are strange. */
  private static SyntaxNode copy(TSTreeCursor cursor, byte[] source, boolean allLeaves) {
    Deque<List<SyntaxNode>> path = new ArrayDeque<>(); // the children so far, innermost first
    while (true) {
      if (cursor.gotoFirstChild()) {
        path.push(new ArrayList<>(1));
        continue;
      }
      if (path.isEmpty()) {
        return node(cursor, source, List.of());
      }
      if (allLeaves || path.element().isEmpty()) {
        path.element().add(node(cursor, source, List.of()));
      }
      while (!cursor.gotoNextSibling()) {
        cursor.gotoParent();
        SyntaxNode complete = node(cursor, source, path.pop());
        if (path.isEmpty()) {
          return complete;
        }
        path.element().add(complete);
      }
    }
  }

  private static SyntaxNode node(TSTreeCursor cursor, byte[] source, List<SyntaxNode> children) {
    TSNode node = cursor.currentNode();
    int end = Math.min(node.getEndByte(), source.length);
    int start = Math.min(node.getStartByte(), end);
    return new SyntaxNode(source, start, end, children);
  }
}
