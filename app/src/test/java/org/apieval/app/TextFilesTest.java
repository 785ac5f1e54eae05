package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFilesTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "# -*- coding: latin-1 -*-, ISO-8859-1",
    "# coding=iso-8859-15, ISO-8859-15",
    "# vim: set fileencoding=cp1252 :, windows-1252",
    "# coding: utf_8, UTF-8",
    "# coding: utf-8-sig, UTF-8",
    "# coding: latin-1-unix, ISO-8859-1",
    "# coding: shift_jis, Shift_JIS",
    "# coding: euc_jp, EUC-JP",
    "# no declaration, UTF-8",
  })
  void sourceIsReadInTheEncodingItNames(String head, String charset) throws IOException {
    String text = head + "\nx = '\u00e9'\n";
    byte[] bytes = text.getBytes(Charset.forName(charset));

    assertThat(read(bytes, true)).isEqualTo(new String(bytes, Charset.forName(charset)));
  }

  @Test
  void theEncodingMayStandOnTheSecondLineBehindAComment() throws IOException {
    byte[] second =
        "#!/bin/python\r\n# coding: latin-1\r\n'\u00e9'".getBytes(StandardCharsets.ISO_8859_1);
    byte[] behindCode = "x = 1\n# coding: latin-1\n'\u00e9'".getBytes(StandardCharsets.UTF_8);

    assertThat(read(second, true)).endsWith("'\u00e9'");
    assertThat(read(behindCode, true)).endsWith("'\u00e9'");
  }

  @Test
  void anAnswerIsUtf8WhateverItSays() throws IOException {
    assertThat(read("# coding: latin-1\n'\u00e9'".getBytes(StandardCharsets.UTF_8), false))
        .endsWith("'\u00e9'");
  }

  @Test
  void theByteOrderMarkIsNoText() throws IOException {
    assertThat(read("\ufefff(1)".getBytes(StandardCharsets.UTF_8), true)).isEqualTo("f(1)");
  }

  @Test
  void bytesThatAreNoTextAreReplaced() throws IOException {
    assertThat(read(new byte[] {'a', (byte) 0xff, 0, 'b'}, false)).isEqualTo("a\ufffd\0b");
  }

  @Test
  void saysWhatIsWrongWithAFile() throws IOException {
    assertFails(folder.resolve("none.py").toString(), "no such file: ");
    assertFails(folder.toString(), "is a folder");
    assertFails("a\0b", "no such file: ");
    Path odd = Files.writeString(folder.resolve("odd.py"), "# coding: klingon\n");
    assertFails(odd.toString(), "unknown encoding in its coding line: klingon");
  }

  private void assertFails(String file, String message) {
    assertThatExceptionOfType(EvalException.class)
        .isThrownBy(() -> files().read(file, true))
        .withMessageContaining(message)
        .matches(failure -> failure.code() == EvalException.Code.USER);
  }

  private String read(byte[] bytes, boolean source) throws IOException {
    Path file = Files.write(folder.resolve("file"), bytes);
    return files().read(file.toString(), source);
  }

  private static TextFiles files() {
    return new TextFiles(
        new Console(
            new ByteArrayInputStream(new byte[0]),
            new Output(new ByteArrayOutputStream()),
            new Output(new ByteArrayOutputStream()),
            Terminal.none()));
  }
}
