import { wordSet } from '../../../lexicon/word-set.ts';
import { storedOf, type Understanding } from '../../understand.ts';
import { clauseAt, textBetween } from '../../utterance/utterance.ts';
import { findMentions } from '../pickup/find-mentions.ts';
import type { Mention } from '../pickup/mention.ts';
import { type PickupText, pickupTextOf } from '../pickup/pickup-text.ts';

const MAX_LETTERS = 80;
/** What joins such words to the number or the way that they are said of. */
const JOINTS = wordSet('and but et mais is are best est s fine works please svp though');
const BEST = wordSet('best better good fine ok okay easiest preferred');
const POLITE = wordSet('please pls plz svp');
const CALLING = wordSet('call calls calling phone ring text txt reach appeler appelez');

/**
 * Returns when somebody wants to be called or texted, in their own words: "call me, only after 5", and where it is asked how
 * they are reached, what they tell beside it: "but not before noon". Null where they do not; `today` is `yyyy-mm-dd`.
 */
export function callTimes(said: Understanding, today: string, isAsked: boolean): string | null {
  const { utterance } = said;
  if (storedOf(said, 'pickup') !== null || storedOf(said, 'email') !== null) return null;
  if (storedOf(said, 'contactMethod')?.value === 'email') return null;
  const text = pickupTextOf(utterance);
  const times = findMentions(text, utterance, today).filter((mention) => isStretch(mention, text));
  for (const { from, to } of times) {
    const [start, end] = [text.words[from]?.from ?? 0, text.words[to - 1]?.to ?? 0];
    const clause = clauseAt(utterance, start);
    if (clause === null || clause.act === 'question') continue;
    const values = said.verdicts.flatMap(({ proposal, verdict }) => (verdict === 'stored' ? [proposal] : []));
    const before = values.filter((value) => value.to <= start).map((value) => value.to);
    const behind = values.filter((value) => value.from >= end).map((value) => value.from);
    let first = Math.max(clause.from, ...before);
    const last = Math.min(clause.to, ...behind);
    const isSaid = (index: number) => {
      const word = utterance.tokens[index]?.word ?? '';
      return JOINTS.has(word) || CALLING.has(word) || word === 'me' || word === 'us';
    };
    while (first < start && isSaid(first)) first += 1;
    // "I'm asleep till 3" alone tells of nobody who calls.
    const isOfCalls =
      (isAsked && before.length > 0) ||
      utterance.tokens.slice(clause.from, clause.to).some(({ word }) => CALLING.has(word));
    const words = textBetween(utterance, first, last);
    if (isOfCalls && words !== '' && words.length <= MAX_LETTERS) return words;
  }
  return null;
}

/** A part of the day, or hours from or until: "at 2" may count anything. */
function isStretch({ said, strength, about, to }: Mention, { words }: PickupText): boolean {
  // "Not before 9 please", beside a number, asks for no pickup.
  const next = words[to]?.raw ?? '';
  const isPolite = POLITE.has(next) || (next === 'is' && BEST.has(words[to + 1]?.raw ?? ''));
  // "I work nights" is no time to call at.
  if (said.kind !== 'time' || (about === 'pickup' && !isPolite) || about === 'event') return false;
  return said.time.kind === 'part' ? strength > 0 || about === 'call' : said.time.use !== 'at';
}
