/**
 * The test kit for plug-ins, in the tests jar of {@code eval-api}. This package is all of it that
 * plug-ins should use; what else the jar may hold is for the tests of the engine.
 *
 * <ul>
 *   <li><b>Contracts</b> to extend, one a plug-in interface: {@link
 *       org.apieval.api.kit.HubRulesContract}, {@link org.apieval.api.kit.ModelAdapterContract},
 *       {@link org.apieval.api.kit.RetrieverContract}. Each says what a subclass must tell it.
 *   <li><b>Arbitraries</b> of jqwik: {@link org.apieval.api.kit.CallArbitraries} for calls and
 *       their parts, {@link org.apieval.api.kit.AnswerArbitraries} for answers that hold a call, or
 *       were meant to.
 *   <li><b>Fakes</b> of each plug-in: {@link org.apieval.api.kit.FakeHub}, {@link
 *       org.apieval.api.kit.FakeModel}, {@link org.apieval.api.kit.FakeRetriever}. They keep their
 *       contracts.
 * </ul>
 *
 * <p>It needs JUnit 5, AssertJ and jqwik 1.9 on the class path, and nothing of the engine: what
 * reads Python is handed in.
 */
@NullMarked
package org.apieval.api.kit;

import org.jspecify.annotations.NullMarked;
