package org.apieval.core.dataset;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.dataset.HubData.CatalogueLayout;

/**
 * A catalogue in one file or more.
 *
 * @param records the reference APIs, numbered through all files
 * @param ids of each of them a name that stays when other files change, {@code weather/2}
 */
record CatalogueFiles(DataFile<ApiRecord> records, List<String> ids) {

  CatalogueFiles {
    ids = List.copyOf(ids);
  }

  /**
   * Reads all files.
   *
   * @throws org.apieval.core.EvalException USER if one is missing or unreadable
   */
  static CatalogueFiles read(CatalogueLayout layout) {
    List<String> ids = new ArrayList<>();
    DataFile<ApiRecord> records =
        new RecordFiles<ApiRecord>(
                (file, place, row) -> {
                  ApiRecord read = record(row, layout);
                  ids.add(stem(file) + "/" + place);
                  return read;
                })
            .read(FileKind.CATALOGUE, layout.files());
    return new CatalogueFiles(records, ids);
  }

  private static ApiRecord record(Row row, CatalogueLayout layout) throws Row.FieldException {
    String domain =
        RowPath.find(row, layout.domain()).isPresent()
            ? RowPath.filledText(row, layout.domain())
            : layout.defaultDomain().orElseThrow(() -> noDomain(layout.domain()));
    String call = RowPath.filledText(row, layout.call());
    for (CallCleaner cleaner : layout.clean()) {
      call = cleaner.clean(call);
    }
    return new ApiRecord(row.line(), domain, call, row.fields());
  }

  private static Row.FieldException noDomain(String field) {
    return new Row.FieldException(
        field, "is missing; a hub file may name another one as domain, or a default-domain");
  }

  private static String stem(Path file) {
    String name = file.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return dot < 1 ? name : name.substring(0, dot);
  }
}
