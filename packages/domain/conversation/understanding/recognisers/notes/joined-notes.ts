import { isRightCode, withRightCode } from '../../../crew-notes/code-put-right.ts';
import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { wordsBetween } from '../../utterance/utterance.ts';
import { isFirstHalf, pleads } from './asked-notes.ts';
import { noteLead, written } from './written-notes.ts';

/** The notes in a message as written, a line each, and the tokens that say them; null without any. */
export interface FoundNotes {
  notes: string;
  spans: readonly { from: number; to: number }[];
}

/** Which tokens say the value of another slot. */
export type Claimed = readonly boolean[];

/** Goes on with the clause before it: "text me | when you get here". */
const CONTINUING = new Set(
  'when once before if as after until and or so because unless quand si avant apres'.split(' '),
);

const LOCKED = new Set('keypad code gate lockbox lock door buzzer garage clavier barriere porte'.split(' '));

const LIMITING = new Set([
  'not before',
  'not after',
  'not earlier',
  'not later',
  'no earlier',
  'no later',
  'never before',
  'pas avant',
  'pas apres',
]);
const MAX_LIMIT = 5;
const CONCLUSIONS = new Set([
  'please just',
  ...'please pls not dont no never you they be bring use come park watch mind knock ring call text leave'
    .split(' ')
    .map((word) => `so ${word}`),
  ...['alors', 'donc'].flatMap((so) =>
    'svp pas ne il faut venez apportez'.split(' ').map((word) => `${so} ${word}`),
  ),
]);

/** Joins the clauses that are notes with those that go on with one, and writes them. @param isNote of a clause by itself */
export function notesOf(
  utterance: Utterance,
  claimed: Claimed,
  isNote: (clause: Clause) => boolean,
): FoundNotes | null {
  const { clauses, tokens } = utterance;
  // "Do I pay up front | or when you come": still asks.
  const kept = clauses.map(
    (clause, index) =>
      isNote(clause) &&
      !(tokens[clause.from]?.word === 'or' && clauses[index - 1]?.act === 'question') &&
      !isFirstHalf(utterance, clause, clauses[index + 1]),
  );
  for (const [index, { from }] of clauses.entries()) {
    const goesOn =
      CONTINUING.has(tokens[from]?.word ?? '') &&
      (tokens[from - 1]?.mark ?? '') === '' &&
      noteLead(tokens, clauses[index] ?? { from, to: from }) === 0 &&
      !pleads(utterance, clauses[index] ?? { from, to: from });
    const before = clauses[index - 1];
    const isValue = before !== undefined && claimed.slice(before.from, before.to).every(Boolean);
    if (kept[index] && goesOn && index > 0 && before?.act !== 'question' && !isValue) kept[index - 1] = true;
  }
  // "Two o'clock, | not before": the end of the note before it.
  for (const [index, { from, to }] of clauses.entries())
    if (kept[index - 1] && to - from <= MAX_LIMIT && LIMITING.has(wordsBetween(utterance, from, from + 2)))
      kept[index] = true;
  // "The driveway is shared, | so please stay to the right"
  for (const [index, { from }] of clauses.entries())
    if (kept[index - 1] && CONCLUSIONS.has(wordsBetween(utterance, from, from + 2))) kept[index] = true;
  // "Side entrance, | off the lane"
  for (const [index, clause] of clauses.entries())
    if (kept[index - 1] && isPath(utterance, clause)) kept[index] = true;
  // "There's a keypad on the gate, | 2288"
  for (const [index, { from, to }] of clauses.entries()) {
    const before = clauses[index - 1];
    const isCode =
      (to - from === 1 && /^#?\d{3,6}#?$/.test(tokens[from]?.text ?? '')) ||
      isRightCode(wordsBetween(utterance, from, to));
    if (before === undefined || !kept[index - 1] || !isCode) continue;
    if (tokens.slice(before.from, before.to).some(({ word }) => LOCKED.has(word))) kept[index] = true;
  }
  const spans: { from: number; to: number }[] = [];
  for (const [index, { from, to }] of clauses.entries()) {
    if (!kept[index]) continue;
    const last = spans.at(-1);
    if (last !== undefined && last.to === from) last.to = to;
    else spans.push({ from, to });
  }
  const notes = spans
    .map((span) => withRightCode(written(utterance, span)))
    .filter((line) => line !== '' && !CODE_ALONE.test(line));
  return notes.length === 0 ? null : { notes: notes.join('\n'), spans };
}

/** "Oh and the code, it's B3H 1A1" */
const CODE_ALONE = /^(?:(?:the|my|postal|le) ?){0,2}code(?: postal)?[.,]?$/i;

/** "Down the side", "past the pool": where to go, of words that mean little alone. */
export const isPath = ({ tokens }: Utterance, { from }: Clause): boolean =>
  PATHS.has(tokens[from]?.word ?? '') && ['the', 'my', 'our'].includes(tokens[from + 1]?.word ?? '');
const PATHS = new Set(
  'down up off past behind around round along through over under beside beyond across'.split(' '),
);
