package org.apieval.core.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WebFileTest {

  @ParameterizedTest
  @EnumSource
  void everyFileIsInTheJar(WebFile file) {
    assertThat(file.text()).isNotBlank();
  }

  @Test
  void librariesComeWithTheirLicences() {
    assertThat(WebFile.ECHARTS.text()).contains("Licensed to the Apache Software Foundation");
    assertThat(WebFile.ECHARTS_LICENCE.text()).contains("Apache License", "Version 2.0");
    assertThat(WebFile.ECHARTS_NOTICE.text()).contains("Apache ECharts");
    assertThat(WebFile.D3_LICENCE.text()).contains("Redistribution and use");
    assertThat(WebFile.ZRENDER_LICENCE.text()).contains("Redistribution and use");
    assertThat(WebFile.TABULATOR_LICENCE.text()).contains("MIT License");
  }
}
