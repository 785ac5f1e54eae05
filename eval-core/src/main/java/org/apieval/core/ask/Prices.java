package org.apieval.core.ask;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * What tokens cost, in whatever currency the user's file is in. Immutable and thread-safe.
 *
 * @param perMillion the prices by model, as {@code openai:gpt-4o}
 */
public record Prices(Map<String, Price> perMillion) {

  private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

  /**
   * The price of a million tokens.
   *
   * @param input of requests
   * @param output of answers
   */
  public record Price(BigDecimal input, BigDecimal output) {}

  public Prices {
    perMillion = Map.copyOf(perMillion);
  }

  /** No prices: nothing has a cost that is known. */
  public static Prices none() {
    return new Prices(Map.of());
  }

  /**
   * Reads a YAML or JSON file: {@code MODEL: {input: 2.5, output: 10}}, per million tokens.
   *
   * @throws EvalException USER naming file and model if it can't be read, or a price is no number
   */
  public static Prices read(Path file) {
    String name = Printable.text(file.toString());
    Map<String, Price> prices = new LinkedHashMap<>();
    try {
      JsonNode models = new ObjectMapper(new YAMLFactory()).readTree(Files.readString(file));
      if (models == null || !models.isObject()) {
        throw EvalException.user(name + " lists no prices: write MODEL: {input: 2.5, output: 10}");
      }
      models
          .properties()
          .forEach(
              model -> prices.put(model.getKey(), price(name, model.getKey(), model.getValue())));
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "cannot read the prices in %s: %s"
              .formatted(name, Printable.text(String.valueOf(e.getMessage()), 200)),
          e);
    }
    return new Prices(prices);
  }

  private static Price price(String file, String model, JsonNode price) {
    return new Price(number(file, model, price, "input"), number(file, model, price, "output"));
  }

  private static BigDecimal number(String file, String model, JsonNode price, String field) {
    JsonNode value = price.path(field);
    if (!value.isNumber() || value.decimalValue().signum() < 0) {
      throw EvalException.user(
          "%s, model %s: \"%s\" must be the price of a million tokens"
              .formatted(file, Printable.text(model), field));
    }
    return value.decimalValue();
  }

  /** What tokens of a model cost; empty where the model has no price. */
  public Optional<BigDecimal> cost(String model, long inputTokens, long outputTokens) {
    return Optional.ofNullable(perMillion.get(model))
        .map(
            price ->
                price
                    .input()
                    .multiply(BigDecimal.valueOf(inputTokens))
                    .add(price.output().multiply(BigDecimal.valueOf(outputTokens)))
                    .divide(MILLION));
  }
}
