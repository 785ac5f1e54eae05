package org.apieval.api.hub.law;

import java.util.Locale;

/** What holds for every hub. */
public enum HubLaw {
  /** The id is a lower-case word. */
  ID("the id is a lower-case word"),
  /** Any call gives a result: no exception, no null, no key twice. */
  TOTAL("any call gives a result"),
  /** Asking again gives the same keys in the same order. */
  DETERMINISTIC("the same call has the same keys"),
  /** A call that identifies an API has keys, both as a reference and as a candidate. */
  KEYED("a call of an API has keys"),
  /** A reference, taken as a candidate, has one of its own keys. */
  OWN_KEY("a reference is found under its own key"),
  /** Arguments that are not required never change the keys. */
  OPTIONAL_ARGUMENTS("optional arguments do not matter"),
  /** The order of keyword arguments never changes the keys. */
  KEYWORD_ORDER("the order of keyword arguments does not matter"),
  /** A required argument may be passed by position or by keyword. */
  POSITION_OR_KEYWORD("position or keyword does not matter"),
  /** Keywords in a literal {@code **{'name': value}} are keywords. */
  UNPACKED_KEYWORDS("keywords in **{...} are keywords"),
  /** Quotes, prefixes, white space, comments and line breaks never change the keys. */
  SPELLING("quotes and white space do not matter"),
  /** A call inside other code has the keys that it has alone. */
  INSIDE_OTHER_CODE("code around a call does not matter"),
  /** Another value of a required argument is another API. */
  ANOTHER_VALUE("another value of a required argument is another API"),
  /** A call that lacks a required argument is not the API. */
  MISSING_ARGUMENT("a call that lacks a required argument is not the API"),
  /** Spellings of a value that the hub takes for equal match. */
  EQUAL_VALUES("values that count as equal match"),
  /** The canonical form of a domain is its own canonical form. */
  CANONICAL_DOMAIN("a canonical domain is its own canonical form"),
  /** Case, spaces and hyphens of a domain do not matter. */
  DOMAIN_SPELLING("case, spaces and hyphens of a domain do not matter");

  private final String statement;

  HubLaw(String statement) {
    this.statement = statement;
  }

  /** The name in results: {@code own-key}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The law in a few words, for people. */
  public String statement() {
    return statement;
  }
}
