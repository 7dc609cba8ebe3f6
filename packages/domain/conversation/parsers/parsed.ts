/**
 * The result of a parser. `retry` holds the reason for the reply; `skip` means that the person declines to
 * answer. A parser never throws and never guesses silently.
 */
export type Parsed<T, Reason extends string> =
  | { kind: 'ok'; value: T }
  | { kind: 'retry'; reason: Reason }
  | { kind: 'skip' };
