package org.apieval.core.official;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The list of sub-trees that the published scripts make of an answer's tree: the root, and every
 * node that has children, depth first, the last child first. Immutable and thread-safe.
 */
final class SubTrees {

  /**
   * What a reference is compared with.
   *
   * @param text the sub-tree's text
   * @param byFunction whether its first child's text is the function wanted; if not, it is just the
   *     last of the list
   */
  record Found(String text, boolean byFunction) {}

  private final Map<String, Found> byFunction = new HashMap<>();
  private final Found last;

  /**
   * Lists the sub-trees below a root.
   *
   * @param functions those that will be asked for
   */
  SubTrees(SyntaxNode root, Collection<String> functions) {
    // A first child may be as long as the text, and there may be as many of them.
    int longest = functions.stream().mapToInt(SubTrees::most).max().orElse(0);
    SyntaxNode end = root;
    for (SyntaxNode node : list(root)) {
      end = node;
      if (!node.children().isEmpty() && node.children().get(0).length() <= longest) {
        String first = node.children().get(0).text();
        if (functions.contains(first) && !byFunction.containsKey(first)) {
          byFunction.put(first, new Found(node.text(), true));
        }
      }
    }
    this.last = new Found(end.text(), false);
  }

  private static int most(String text) {
    return text.length() * 3; // bytes of UTF-8
  }

  static List<SyntaxNode> list(SyntaxNode root) {
    List<SyntaxNode> list = new ArrayList<>();
    Deque<SyntaxNode> stack = new ArrayDeque<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      SyntaxNode node = stack.pop();
      list.add(node);
      node.children().stream().filter(child -> !child.children().isEmpty()).forEach(stack::push);
    }
    return list;
  }

  /** The first sub-tree of a function or, failing that, the last of all. */
  Found find(String function) {
    return byFunction.getOrDefault(function, last);
  }
}
