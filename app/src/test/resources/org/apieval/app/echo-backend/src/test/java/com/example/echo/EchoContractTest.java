package com.example.echo;

import java.util.Map;
import org.apieval.api.kit.ModelAdapterContract;
import org.apieval.api.model.ModelAdapter;

class EchoContractTest extends ModelAdapterContract {

  @Override
  protected ModelAdapter.Factory factory() {
    return new EchoFactory();
  }

  @Override
  protected String model() {
    return "any";
  }

  @Override
  protected Map<String, String> settings() {
    return Map.of();
  }

  @Override
  protected String answerTo(String question) {
    return question;
  }
}
