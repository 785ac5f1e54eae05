package org.apieval.app;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;

/** Starts the program: the process's streams in, an exit code out. */
public final class Main {

  private Main() {}

  /**
   * Runs one command line and ends the process.
   *
   * @param arguments as {@code apieval --help} explains them
   */
  public static void main(String[] arguments) {
    Console console =
        new Console(
            new BufferedInputStream(new FileInputStream(FileDescriptor.in)), // one that cannot seek
            new Output(new FileOutputStream(FileDescriptor.out)),
            new Output(new FileOutputStream(FileDescriptor.err)),
            Terminal.of(System.getenv(), System.getProperties()));
    System.exit(new Program(console, System.getenv()).run(arguments));
  }
}
