package org.apieval.core.python;

import java.util.Optional;
import org.apieval.core.answer.MappedText;

/**
 * What stands for a token that the text does not have, or not as Python wants it.
 *
 * @param text what the parser reads instead
 * @param body for a string literal: its content as it stands between proper quotes, mapped to the
 *     original text; empty for other tokens
 * @param supplied whether the text ended before this token was complete
 */
record Repair(String text, Optional<MappedText> body, boolean supplied) {}
