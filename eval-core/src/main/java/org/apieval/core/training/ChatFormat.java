package org.apieval.core.training;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.apieval.core.Choice;

/** The forms in which programs take chats to train on: a JSON object a line. */
public enum ChatFormat {
  /** OpenAI's chat format: {@code messages} with {@code role} and {@code content}. */
  OPENAI("openai") {
    @Override
    void fields(JsonGenerator json, TrainingExample example) throws IOException {
      json.writeArrayFieldStart("messages");
      message(json, "role", "user", "content", example.user());
      message(json, "role", "assistant", "content", example.agent());
      json.writeEndArray();
    }
  },
  /** ShareGPT's: {@code conversations} with {@code from} and {@code value}. */
  SHAREGPT("sharegpt") {
    @Override
    void fields(JsonGenerator json, TrainingExample example) throws IOException {
      json.writeArrayFieldStart("conversations");
      message(json, "from", "human", "value", example.user());
      message(json, "from", "gpt", "value", example.agent());
      json.writeEndArray();
    }
  },
  /** The chat of the Gorilla paper's section 3.2, one round of {@code user} and {@code agent}. */
  PAPER("paper") {
    @Override
    void fields(JsonGenerator json, TrainingExample example) throws IOException {
      json.writeStringField("user", example.user());
      json.writeStringField("agent", example.agent());
    }
  },
  /** TRL's prompt and completion, so that the loss is taken on the answer whatever the template. */
  PROMPT_COMPLETION("prompt-completion") {
    @Override
    void fields(JsonGenerator json, TrainingExample example) throws IOException {
      json.writeArrayFieldStart("prompt");
      message(json, "role", "user", "content", example.user());
      json.writeEndArray();
      json.writeArrayFieldStart("completion");
      message(json, "role", "assistant", "content", example.agent());
      json.writeEndArray();
    }
  };

  private final String id;

  ChatFormat(String id) {
    this.id = id;
  }

  /** Its name on the command line. */
  public String id() {
    return id;
  }

  /**
   * The format of that name.
   *
   * @throws org.apieval.core.EvalException USER if there is none
   */
  public static ChatFormat of(String id) {
    return Choice.of("format", id, List.of(values()), ChatFormat::id);
  }

  /** Writes an example as one line. */
  public void write(JsonGenerator json, TrainingExample example) throws IOException {
    json.writeStartObject();
    fields(json, example);
    json.writeEndObject();
    json.writeRaw('\n');
  }

  abstract void fields(JsonGenerator json, TrainingExample example) throws IOException;

  private static void message(
      JsonGenerator json, String roleField, String role, String textField, String text)
      throws IOException {
    json.writeStartObject();
    json.writeStringField(roleField, role);
    json.writeStringField(textField, text);
    json.writeEndObject();
  }
}
