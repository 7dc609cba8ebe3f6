/**
 * What a parser makes of an answer. `retry` says why it could not be used, so that the reply can say it too; `skip`
 * means that the person declines to answer. A parser never throws and never guesses silently.
 */
export type Parsed<T, Reason extends string> =
  | { kind: 'ok'; value: T }
  | { kind: 'retry'; reason: Reason }
  | { kind: 'skip' };

/** Longer answers are cut before they are parsed: nobody writes an address this long. */
export const MAX_PARSED_LENGTH = 1000;
