import { withoutListNumbers } from './list-numbers.ts';
import { polarityOfTokens } from './polarity.ts';
import { splitClauses } from './split-clauses.ts';
import { tidyMessage, tokensOf } from './token.ts';
import type { Utterance } from './utterance.ts';

/** Reads a message up to its clauses, what each does, and how each word is meant. Linear; never throws. */
export function readUtterance(message: string): Utterance {
  const text = tidyMessage(message);
  const tokens = withoutListNumbers(tokensOf(text));
  const clauses = splitClauses(tokens);
  return { text, tokens, clauses, polarity: polarityOfTokens(tokens, clauses) };
}
