package org.apieval.core.training;

import java.util.Optional;

/**
 * What a training program is told.
 *
 * @param baseModel the model to start from: a name on a hub, or a folder
 * @param data the file of examples, beside the settings
 * @param format its form
 * @param hyperparameters what decides the result
 * @param split how a batch is spread
 * @param chatTemplate the program's name of a chat template, or where one is; empty for the model's
 *     own
 */
public record TrainingPlan(
    String baseModel,
    String data,
    ChatFormat format,
    Hyperparameters hyperparameters,
    BatchSplit split,
    Optional<String> chatTemplate) {}
