package org.apieval.adapters.model;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;

/** A model server that others wrote, as a process of its own on a free port of this machine. */
final class MockLlm implements AutoCloseable {

  private static final long START_SECONDS = 60;

  private final Process process;
  private final int port;
  private final Path log;

  private MockLlm(Process process, int port, Path log) {
    this.process = process;
    this.port = port;
    this.log = log;
  }

  /**
   * Starts it.
   *
   * @param home where npm installed it
   * @param folder for its files
   */
  static MockLlm start(Path home, Path folder) throws IOException, InterruptedException {
    Path rules = folder.resolve("mock-llm.yaml");
    try (InputStream file = MockLlm.class.getResourceAsStream("mock-llm.yaml")) {
      Files.copy(file, rules, StandardCopyOption.REPLACE_EXISTING);
    }
    int port = freePort();
    Path log = folder.resolve("mock-llm.log");
    ProcessBuilder command =
        new ProcessBuilder(
                "node",
                home.resolve("node_modules/@dwmkerr/mock-llm/dist/main.js").toString(),
                "--config",
                rules.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    command.environment().put("HOST", "127.0.0.1");
    command.environment().put("PORT", Integer.toString(port));
    MockLlm server = new MockLlm(command.start(), port, log);
    server.awaitStart();
    return server;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private void awaitStart() throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (!isListening()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        close();
        throw new IllegalStateException("the mock server does not start: " + log());
      }
      Thread.sleep(20);
    }
  }

  private boolean isListening() {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  String host() {
    return "127.0.0.1:" + port;
  }

  /** What it wrote, a line a request. */
  String log() throws IOException {
    return Files.readString(log);
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
