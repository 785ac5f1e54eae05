package org.apieval.adapters.model;

/** The form that OpenAI's and Mistral's servers share. */
abstract class ChatCompletions implements Dialect {

  @Override
  public String model() {
    return "m";
  }

  @Override
  public String path() {
    return "/chat/completions";
  }

  @Override
  public String question() {
    return "$.messages[0].content";
  }

  @Override
  public String reply(String text, String finish) {
    return """
        {"id":"1","object":"chat.completion","created":1,"model":"m",
         "choices":[{"index":0,"message":{"role":"assistant","content":"%s"},"finish_reason":"%s"}],
         "usage":{"prompt_tokens":11,"completion_tokens":7,"total_tokens":18}}
        """
        .formatted(text, finish);
  }

  @Override
  public String done() {
    return "stop";
  }

  @Override
  public String cut() {
    return "length";
  }

  @Override
  public String replyWithoutAnswer() {
    return "{\"id\":\"1\",\"choices\":[],\"usage\":{\"prompt_tokens\":1}}";
  }

  @Override
  public String keyHeader() {
    return "Authorization";
  }

  @Override
  public String keyValue() {
    return "Bearer " + Fixture.KEY;
  }

  @Override
  public String error(String message) {
    return "{\"error\":{\"message\":\"%s\",\"type\":\"invalid_request_error\",\"code\":null}}"
        .formatted(message);
  }

  @Override
  public int unknownModelStatus() {
    return 404;
  }

  @Override
  public String unknownModel() {
    return """
        {"error":{"message":"The model `m` does not exist or you do not have access to it.",
          "type":"invalid_request_error","param":null,"code":"model_not_found"}}
        """;
  }
}
