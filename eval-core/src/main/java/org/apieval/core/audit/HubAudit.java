package org.apieval.core.audit;

import java.util.List;

/**
 * A benchmark, audited.
 *
 * @param hub the hub's id
 * @param entries the number of catalogue entries
 * @param questions the number of questions
 * @param files the answer files
 * @param gold the gold calls as answers: the ceiling
 * @param exactFloor the best constant by the scorer {@code ast}
 * @param publishedFloor the best constant by the scorer {@code official}
 * @param documentFloors one a prompt file that carries documents
 */
public record HubAudit(
    String hub,
    int entries,
    int questions,
    List<AuditedFile> files,
    AuditedFile gold,
    Constant exactFloor,
    Constant publishedFloor,
    List<DocumentFloor> documentFloors) {

  public HubAudit {
    files = List.copyOf(files);
    documentFloors = List.copyOf(documentFloors);
  }
}
