import type { Mark } from './token.ts';

/** A run of tokens, before anything is known about it; `to` is exclusive. */
export interface Span {
  from: number;
  to: number;
  /** What ends its sentence: on the last clause of a sentence, else ''. */
  ends: Mark;
}
