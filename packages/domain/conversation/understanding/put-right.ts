import { wordSet } from '../lexicon/word-set.ts';
import type { MentionedSlot, Proposal } from './recognisers/proposal.ts';
import { type Clause, clauseAt, type Utterance } from './utterance/utterance.ts';

/** "My email's jo@x.ca", "and my cell is …": all that stands before a detail that somebody gives of themselves. */
const OWN_WORDS = wordSet(
  'and also but oh my i is its the has have got a to e-mail email emails mail number phone cell address s actually really',
);
const DETAILS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email']);

/**
 * Whether a value puts something right, where all else is a note: behind a word of correction, or a number or e-mail that
 * is said to be somebody's own: "wrong number, sorry, it's …", "my email's …".
 */
export function isPutRight(utterance: Utterance, { slot, from, to }: Proposal): boolean {
  const clause = clauseAt(utterance, from);
  if (clause?.corrects === true) return true;
  if (clause === null || !DETAILS.has(slot)) return false;
  if (isAnnounced(utterance, clause, from)) return true;
  const own = utterance.tokens.slice(clause.from, to).map(({ word }) => word);
  const value = own.findIndex((word) => /[\d@]/.test(word));
  const before = own.slice(0, Math.max(0, value));
  if (!before.every((word) => OWN_WORDS.has(word))) return false;
  return before.includes('my') || utterance.clauses.some((one) => one.corrects && one.to === clause.from);
}

/** "My email changed, | use jo@example.ca": a new one was said to come. */
function isAnnounced({ tokens, clauses }: Utterance, clause: Clause, value: number): boolean {
  const before = clauses.find(({ to }) => to === clause.from);
  const words = tokens.slice(before?.from ?? clause.from, value).map(({ word }) => word);
  return (
    words.some((word) => CHANGED.has(word)) &&
    words.some((word) => DETAIL_NAMES.has(word)) &&
    words.every((word) => OWN_WORDS.has(word) || CHANGED.has(word) || DETAIL_NAMES.has(word))
  );
}

const CHANGED = wordSet('changed change new different use now update updated switch instead');
const DETAIL_NAMES = wordSet('e-mail email emails number phone cell');
