package org.apieval.core.training;

/**
 * An example and its length.
 *
 * @param tokens those of request and answer, 0 and up
 */
public record CountedExample(TrainingExample example, int tokens) {}
