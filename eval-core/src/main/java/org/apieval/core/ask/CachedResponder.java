package org.apieval.core.ask;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.core.Digests;
import org.apieval.core.report.OutputFolder;

/**
 * Keeps the answers of a responder on disk, by what was asked of whom, and asks it only what it has
 * not answered before, in whatever run. Answers to the same request asked again are kept apart by
 * how often it was asked. A file that can't be read counts as none. Thread-safe.
 *
 * @param responder what is asked
 * @param model what tells its answers from others': its name and its settings, but no key
 * @param directory where answers are kept; made if it is not there
 */
record CachedResponder(Responder responder, String model, Path directory) implements Responder {

  private static final int FOLDER = 2; // a folder of ten thousands of files is slow to list

  @Override
  public ModelResponse respond(Item item) throws Exception {
    String key = Digests.full(key(item));
    Path file = directory.resolve(key.substring(0, FOLDER)).resolve(key + ".jsonl");
    Optional<ModelResponse> known = read(file);
    if (known.isPresent()) {
      return known.get();
    }
    ModelResponse response = responder.respond(item);
    String line = AskedLines.write(Asked.of(item, response));
    new OutputFolder(file.getParent()).write(file.getFileName().toString(), out -> out.write(line));
    return response;
  }

  private List<String> key(Item item) {
    List<String> key = new ArrayList<>();
    key.add(model);
    key.add(Integer.toString(item.key().repeat()));
    key.add(item.request().sampling().toString());
    for (ModelRequest.Message message : item.request().messages()) {
      key.add(message.role().name());
      key.add(message.text());
    }
    return key;
  }

  private static Optional<ModelResponse> read(Path file) {
    try {
      return Files.exists(file)
          ? AskedLines.read(Files.readString(file)).map(Asked::response)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    responder.close();
  }
}
