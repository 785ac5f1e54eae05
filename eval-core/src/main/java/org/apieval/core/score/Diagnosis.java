package org.apieval.core.score;

import java.util.Optional;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.Reference;

/**
 * Why an answer matches nothing.
 *
 * @param kind of hallucination
 * @param call the call that was judged; empty where there is none
 * @param key what is looked for of it: that of its keys of which most is known; empty if it has
 *     none
 * @param text that call as canonical source, or what stood in its place; empty where nothing did
 * @param nearest the reference most like it
 * @param reason one sentence for a person
 */
record Diagnosis(
    HallucinationKind kind,
    Optional<KeyedCall> call,
    Optional<ApiKey> key,
    Optional<String> text,
    Optional<Reference> nearest,
    String reason) {}
