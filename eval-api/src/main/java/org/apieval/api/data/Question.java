package org.apieval.api.data;

/**
 * One request of a user, with the API that serves it.
 *
 * @param id what answers call it; the published files number questions by 1-based line
 * @param text the request in plain English
 * @param domain the expected domain, as written
 * @param goldCall the call that serves the request, as written; not always in the catalogue
 */
public record Question(String id, String text, String domain, String goldCall) {}
