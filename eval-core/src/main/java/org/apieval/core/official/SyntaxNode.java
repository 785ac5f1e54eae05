package org.apieval.core.official;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A node of a syntax tree; equal only to itself. Immutable once the tree is built, thread-safe. */
final class SyntaxNode {

  private final byte[] source;
  private final int start;
  private final int end;
  private final List<SyntaxNode> children;

  /**
   * A node over a part of a text.
   *
   * @param source the whole text, UTF-8
   * @param start its first byte
   * @param end the byte behind its last one
   * @param children left to right
   */
  SyntaxNode(byte[] source, int start, int end, List<SyntaxNode> children) {
    this.source = source;
    this.start = start;
    this.end = end;
    this.children = children;
  }

  /** The node's text, everything between its children included. */
  String text() {
    return new String(source, start, length(), StandardCharsets.UTF_8);
  }

  /** The length of the text in bytes. */
  int length() {
    return end - start;
  }

  List<SyntaxNode> children() {
    return children;
  }
}
