package org.apieval.adapters.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.apieval.api.model.ModelAdapter;
import org.junit.jupiter.api.Test;

class BackendServicesTest {

  @Test
  void listingTheBackendsNeedsNoClientLibrary() throws Exception {
    URL[] ours = {OpenAiBackend.class.getProtectionDomain().getCodeSource().getLocation()};
    List<String> ids = new ArrayList<>();
    try (OursOnly loader = new OursOnly(ours)) {
      for (ModelAdapter.Factory factory : ServiceLoader.load(ModelAdapter.Factory.class, loader)) {
        if (factory.getClass().getClassLoader() == loader) {
          ids.add(factory.id());
        }
      }
    }

    assertThat(ids).contains("anthropic", "gemini", "mistral", "ollama", "openai");
  }

  /** Loads this module's classes itself, with nothing but the service interfaces behind it. */
  private static final class OursOnly extends URLClassLoader {

    OursOnly(URL[] ours) {
      super(ours, null);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      return name.startsWith("org.apieval.api.") ? Class.forName(name) : super.findClass(name);
    }
  }
}
