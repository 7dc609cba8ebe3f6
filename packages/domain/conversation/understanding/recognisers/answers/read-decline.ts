import { DECLINED, NEGATING } from '../../../lexicon/answers/declining-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { type AnswerClause, answerClauses, thumbOf } from './answer-words.ts';

/** Whether an optional thing is declined, and what else is said. */
export interface Decline {
  declines: boolean;
  reason: string;
  rest: readonly { from: number; to: number }[];
}

type Part = 'declines' | 'nothing' | 'other';

/** Begins another thing behind a "no" without a sign between: "no my dog bites", "no i am at work". */
const STARTERS = new Set(
  'i im ive ill my we our the but its it theres there just you please mais je jai on cest il mon ma le la'.split(
    ' ',
  ),
);

/** Reads a refusal of a photo, an e-mail or notes, in whatever words: "nope, that'll be everything", "no pic right now". */
export function readDecline(utterance: Utterance): Decline {
  const { tokens } = utterance;
  const clauses = answerClauses(utterance);
  const read = clauses.map((clause) => readPart(clause, tokens));
  const rest = read.flatMap(({ rest: own }) => (own === null ? [] : [own]));
  if (read.some(({ part }) => part === 'declines')) return { declines: true, reason: 'declines', rest };
  const thumb = tokens.length === 0 ? thumbOf(utterance) : null;
  if (thumb === 'no') return { declines: true, reason: 'a thumb down', rest };
  return { declines: false, reason: 'does not decline', rest };
}

/** Whether what declines in a message is a no alone, which may be to something that is corrected behind it: "no, not tuesday, thursday". */
export function declinesBarely(utterance: Utterance): boolean {
  const { tokens } = utterance;
  const declining = answerClauses(utterance).filter((clause) => readPart(clause, tokens).part === 'declines');
  const isBare = ({ from, to }: AnswerClause) => tokens.slice(from, to).every(({ word }) => BARE.has(word));
  return declining.length > 0 && declining.every(isBare);
}
const BARE = new Set([
  'no',
  'nope',
  'nah',
  'non',
  'oh',
  'ah',
  'sorry',
  'wait',
  'actually',
  'desole',
  'attendez',
]);

interface ReadPart {
  part: Part;
  rest: { from: number; to: number } | null;
}

function readPart({ from, to, roles, asks }: AnswerClause, tokens: readonly Token[]): ReadPart {
  const other: ReadPart = { part: 'other', rest: { from, to } };
  if (asks && to - from > 3) return other;
  const own = tokens.slice(from, to);
  const isOdd = (index: number) => roles[index] === 'other' && !DECLINED.has(own[index]?.word ?? '');
  const odd = roles.findIndex((_role, index) => isOdd(index));
  const refuses = roles.some((role, index) => role === 'no' || (role === 'negation' && index < to - from));
  const closes =
    roles.includes('praise') &&
    roles.every((role) => role === 'praise' || role === 'filler' || role === 'no');
  if (odd < 0 && (refuses || closes)) return { part: 'declines', rest: null };
  if (odd < 0)
    return roles.every((role) => role === 'filler' || role === 'yes')
      ? { part: 'nothing', rest: null }
      : other;
  // "No I'm at work": a sure no with a sentence of its own behind it.
  const lead = roles.findIndex((role) => role !== 'no' && role !== 'praise');
  const next = own[lead]?.word ?? '';
  return roles[0] === 'no' && STARTERS.has(next) && !NEGATING.has(next)
    ? { part: 'declines', rest: { from: from + lead, to } }
    : other;
}

/** Whether a message does nothing but decline. */
export const onlyDeclines = ({ declines, rest }: Decline): boolean => declines && rest.length === 0;
