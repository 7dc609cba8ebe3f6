import type { Token } from './token.ts';
import type { Clause } from './utterance.ts';

export function splitClauses(tokens: readonly Token[]): Clause[] {
  return tokens.length === 0 ? [] : [{ from: 0, to: tokens.length, act: 'statement', corrects: false }];
}
