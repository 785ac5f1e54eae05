package org.apieval.core.dataset;

import org.apieval.api.data.ApiRecord;

/** Reads reference APIs: objects with {@code domain}, {@code api_call} and any other fields. */
final class CatalogueReader {

  private CatalogueReader() {}

  /** The rows that have both fields; the others become problems and keep their line numbers. */
  static RowFile<ApiRecord> read(SourceText source) {
    return RowFile.read(source, FileKind.CATALOGUE, CatalogueReader::item);
  }

  /** As {@link #read}, of a file that may be of no use at all. */
  static DataFile<ApiRecord> scan(SourceText source) {
    return RowFile.scan(source, FileKind.CATALOGUE, CatalogueReader::item);
  }

  private static ApiRecord item(Row row) throws Row.FieldException {
    String domain = row.filledText("domain");
    return new ApiRecord(row.line(), domain, row.filledText("api_call"), row.fields());
  }
}
