import { wordSet } from '../../text/word-set.ts';
import type { MentionedSlot, Proposal } from './recognisers/proposal.ts';
import { type Clause, clauseAt, type Utterance } from './utterance/utterance.ts';

/** "My email's jo@x.ca", "and my cell is …": all that stands before a detail that somebody gives of themselves. */
const OWN_WORDS = wordSet(
  'and also but oh wait no sorry my i is its the should be has have got a to e-mail email emails mail number phone cell address s actually really et aussi mais mon ma cest c est le courriel numero telephone',
);
/** "Text me instead please": of how to be reached, and no note. */
const WAY_WORDS = wordSet(
  'please just only me us instead rather then svp seulement plutot moi nous contact reach write to contactez joignez ecrivez',
);
const DETAILS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>(['phone', 'email']);

/**
 * Whether a value puts something right, where all else is a note: behind a word of correction, a number or e-mail that is
 * said to be somebody's own ("wrong number, sorry, it's …", "my email's …"), or a postal code alone.
 */
export function isPutRight(utterance: Utterance, proposal: Proposal): boolean {
  const { slot, from, to } = proposal;
  const clause = clauseAt(utterance, from);
  if (clause?.corrects === true || isPostalCodeAlone(utterance, proposal)) return true;
  if (clause === null) return false;
  if (slot === 'contactMethod') return isAlone(utterance, proposal, clause, WAY_WORDS);
  if (!DETAILS.has(slot)) return false;
  if (isAnnounced(utterance, clause, from)) return true;
  const own = utterance.tokens.slice(clause.from, to).map(({ word }) => word);
  const value = own.findIndex((word) => /[\d@]/.test(word));
  const before = own.slice(0, Math.max(0, value));
  if (!before.every((word) => OWN_WORDS.has(word))) return false;
  return (
    before.includes('my') ||
    before.includes('mon') ||
    // "The phone number is 902-555-0123": the one that was asked for.
    (before.some((word) => ASKED_DETAILS.has(word)) && before.some((word) => STATING.has(word))) ||
    utterance.clauses.some((one) => one.corrects && one.to === clause.from)
  );
}

/** "B2Y 1A1", "it's B2Y 1A1": of the address, whenever it is said. */
export function isPostalCodeAlone(utterance: Utterance, proposal: Proposal): boolean {
  const { value } = proposal;
  const isCode =
    typeof value === 'object' && 'postalCode' in value && value.postalCode !== null && value.street === null;
  const clause = isCode ? clauseAt(utterance, proposal.from) : null;
  return clause !== null && isAlone(utterance, proposal, clause, OWN_WORDS);
}

/** Whether a clause says nothing but a value. */
const isAlone = (
  { tokens }: Utterance,
  { from, to }: Proposal,
  clause: Clause,
  others: ReadonlySet<string>,
): boolean =>
  tokens.every(
    ({ word }, at) => at < clause.from || at >= clause.to || (from <= at && at < to) || others.has(word),
  );

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

const ASKED_DETAILS = wordSet('phone telephone email e-mail courriel');
const STATING = wordSet('is its est cest be');
const CHANGED = wordSet('changed change new different use now update updated switch instead');
const DETAIL_NAMES = wordSet('e-mail email emails number phone cell');
