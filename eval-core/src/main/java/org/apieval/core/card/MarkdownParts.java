package org.apieval.core.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** Collects what a Markdown document says. Used for one document, by one thread. */
final class MarkdownParts extends AbstractVisitor {

  private final StringBuilder plain = new StringBuilder();
  private final List<String> code = new ArrayList<>();
  private Optional<String> title = Optional.empty();
  private Optional<String> summary = Optional.empty();

  /** All texts without their marks, one a line. */
  String plain() {
    return plain.toString();
  }

  List<String> code() {
    return List.copyOf(code);
  }

  Optional<String> title() {
    return title;
  }

  Optional<String> summary() {
    return summary;
  }

  @Override
  public void visit(Heading heading) {
    int start = plain.length();
    visitChildren(heading);
    if (title.isEmpty()) {
      title = textFrom(start);
    }
    plain.append('\n');
  }

  @Override
  public void visit(Paragraph paragraph) {
    int start = plain.length();
    visitChildren(paragraph);
    if (summary.isEmpty()) {
      summary = textFrom(start);
    }
    plain.append('\n');
  }

  private Optional<String> textFrom(int start) {
    return Optional.of(plain.substring(start).strip()).filter(text -> !text.isEmpty());
  }

  @Override
  public void visit(Text text) {
    plain.append(text.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak lineBreak) {
    plain.append(' ');
  }

  @Override
  public void visit(HardLineBreak lineBreak) {
    plain.append(' ');
  }

  @Override
  public void visit(Code inline) {
    plain.append(inline.getLiteral());
    code.add(inline.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock block) {
    code.add(block.getLiteral());
  }

  @Override
  public void visit(IndentedCodeBlock block) {
    code.add(block.getLiteral());
  }
}
