package org.apieval.core.training;

/**
 * A chat of one round to train on.
 *
 * @param hub the hub's id
 * @param questionId the id of the question it is made from
 * @param user what the user says
 * @param agent what the model shall answer
 * @param documents how many documents stand behind the request
 */
public record TrainingExample(
    String hub, String questionId, String user, String agent, int documents) {}
