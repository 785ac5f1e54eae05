package org.apieval.core.prompt;

import com.github.mustachejava.Mustache;
import com.github.mustachejava.MustacheException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.EvalException;
import org.apieval.core.PlainMustache;
import org.apieval.core.Printable;
import org.apieval.core.retrieve.DocumentText;

/**
 * A Mustache template of the user's. It sees {@code question}, {@code domains} (a list of names)
 * and {@code documents} (a list; each has {@code json} and the fields of its catalogue row).
 * Nothing is escaped, and no other template is read.
 */
public final class TemplatePrompt implements PromptForm {

  private final String name;
  private final Mustache template;
  private final List<String> domains;

  /**
   * Reads a template.
   *
   * @param name what to call it, such as its file's name
   * @param catalogue whose domains the template may list
   * @throws EvalException USER if it is no good template, naming the place
   */
  public TemplatePrompt(String name, String text, List<ApiRecord> catalogue) {
    this.name = name;
    this.domains =
        List.copyOf(new LinkedHashSet<>(catalogue.stream().map(ApiRecord::domain).toList()));
    try {
      this.template = PlainMustache.compile(name, text);
    } catch (MustacheException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "the template %s is broken: %s"
              .formatted(Printable.text(name), Printable.text(String.valueOf(e.getMessage()), 200)),
          e);
    }
  }

  @Override
  public String id() {
    return name;
  }

  @Override
  public String text(Question question, List<ApiRecord> documents) {
    Map<String, Object> scope = new LinkedHashMap<>();
    scope.put("question", question.text());
    scope.put("domains", domains);
    scope.put("documents", documents.stream().map(TemplatePrompt::scope).toList());
    StringWriter text = new StringWriter();
    template.execute(text, scope);
    return text.toString();
  }

  private static Map<String, Object> scope(ApiRecord document) {
    Map<String, Object> scope = new LinkedHashMap<>(document.fields());
    scope.put("json", DocumentText.of(document));
    return scope;
  }
}
