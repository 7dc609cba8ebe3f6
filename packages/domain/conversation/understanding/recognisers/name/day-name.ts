import { wordSet } from '../../../../text/word-set.ts';
import type { Token } from '../../utterance/token.ts';
import { type NameRun, nameRunAt } from './name-run.ts';
import { nameValue } from './name-value.ts';

const DAYS = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february september october november december',
);

/** "Will Friday": a surname that is a day's, with its capital behind another. */
export const endsWithDay = ({ words, capital, to }: NameRun, tokens: readonly Token[]): boolean =>
  words.length > 1 && capital && DAYS.has(tokens[to - 1]?.word ?? '');

/** A name that is a day's or a month's besides, where the words before it say that it is one: "first name Thursday". */
export function dayNameAt(tokens: readonly Token[], at: number): NameRun | null {
  const token = tokens[at];
  if (token === undefined || !DAYS.has(token.word)) return null;
  const rest = token.mark === '' ? nameRunAt(tokens, at + 1) : null;
  const to = rest?.to ?? at + 1;
  return {
    from: at,
    to,
    value: nameValue(tokens.slice(at, to)),
    words: ['word', ...(rest?.words ?? [])],
    capital: true,
  };
}
