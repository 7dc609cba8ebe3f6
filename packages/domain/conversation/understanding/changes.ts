import {
  ADDING_WORDS,
  CHANGING_WORDS,
  DETERMINERS,
  REMOVING_WORDS,
  RENEWABLE_SLOTS,
  RENEWING_WORDS,
  SLOT_PHRASES,
  STATING_WORDS,
  WRONG_WORDS,
} from '../lexicon/commands/changing-words.ts';
import type { SlotName } from '../slots.ts';
import { foldText } from './text/plain-text.ts';
import { textBetween, type Utterance } from './utterance/utterance.ts';

/** A wish to change something that was said before. */
export interface ChangeWish {
  /** What is to be changed; null where it is not named. */
  slot: SlotName | null;
  /** Whether it says more: a new value, readable or not. */
  hasMore: boolean;
}

const MAX_PHRASE = 3;
/** How far apart "wrong" and "address" may stand. */
const REACH = 5;
/** A clause that does nothing but name a slot is this short: "the address", "oh my phone number". */
const MAX_BARE = 4;
/** "Change the address please, sorry" gives no value. */
const MAX_FILLER_BEHIND = 2;
const ADDABLE: ReadonlySet<SlotName> = new Set<SlotName>(['photo', 'email', 'instructions']);
const FILLER = new Set([
  'oh',
  'um',
  'uh',
  'just',
  'please',
  'only',
  'its',
  'is',
  'and',
  'thats',
  'well',
  'hmm',
  ...DETERMINERS,
]);
const SOMETHING = new Set(['something', 'it', 'that', 'this', 'anything', 'thing', 'things', 'one']);

/** Finds a wish to change a slot: "wrong address", "change the time", "the number is not right"; null for none. */
export function recogniseChange(utterance: Utterance): ChangeWish | null {
  for (const { from, to, act, corrects } of utterance.clauses) {
    if (act === 'question') continue;
    const words = utterance.tokens
      .slice(from, to)
      .map(({ word, text }) => (IS.test(text) ? word.slice(0, -1) : word));
    const wish = wishIn(words) ?? (corrects ? subjectOf(words) : undefined);
    if (wish === undefined || asksForLater(textBetween(utterance, from, to))) continue;
    return { slot: wish, hasMore: hasMore(words) };
  }
  return null;
}

/** "Can I still change the day after I submit", "je peux changer le jour plus tard": nothing is changed now. */
function asksForLater(clause: string): boolean {
  const said = foldText(clause);
  return LATER_ASKED.test(said) || SUPPOSED.test(said);
}
/** "Si jamais mon proprio change la date je peux tu modifier le rendez-vous" */
const SUPPOSED =
  /^(?:(?:and|so|but|et|pis|mais) )?(?:if|si) .{3,80} (?:(?:can|could|may) (?:i|we)|(?:je|j|on) (?:peux|peut|pourrai|pourrais)|jpeux|puis[- ]je|peut[- ]on) /;
const LATER_ASKED =
  /^(?:(?:and|so|but|ok|et|pis|mais|est[- ]ce que) )?(?:can|could|may|am i able|is it possible|je peux|jpeux|j ?peux|puis[- ]je|peut[- ]on|on peut|je pourrai)(?![a-z]).{0,60}(?<![a-z])(?:(?<!(?:to|for|bit|little|a day|one day|days|hours?) )later(?! (?:in|that|than|time))|after (?:i|it|we|send|submit|that)|once (?:i|it|we)|plus tard|apres (?:avoir|que|l|la|coup)|une fois|si (?:je|j|on|il))(?![a-z])/;

/** "The postal's wrong" */
const IS = /\w['’]s$/;

/** "Remove the bit about the dog in the notes": no note itself. */
export const takesOutNote = (utterance: Utterance): boolean =>
  recogniseChange(utterance)?.slot === 'instructions' &&
  utterance.tokens.some(({ word }) => REMOVING_WORDS.has(word));

/** The slot that a message does nothing but name, as people answer "What should I change?": "the address". */
export function recogniseBareSlot({ tokens }: Utterance): SlotName | null {
  const words = tokens.map(({ word }) => word).filter((word) => !FILLER.has(word));
  if (words.length === 0 || words.length > MAX_BARE) return null;
  const named = namedIn(words);
  return named !== null && named.to - named.from === words.length ? named.slot : null;
}

/** The slot that a message names first, whatever it says of it; null for none. */
export const namedSlot = ({ tokens }: Utterance): SlotName | null =>
  namedIn(tokens.map(({ word }) => word))?.slot ?? null;

function hasMore(words: readonly string[]): boolean {
  const behind = words.slice(namedIn(words)?.to ?? words.length);
  const more = behind.filter(
    (word) => !STATING_WORDS.has(word) && !WRONG_WORDS.has(word) && !FILLER.has(word),
  );
  return more.some((word) => /\d/.test(word)) || more.length > MAX_FILLER_BEHIND;
}

/** The slot that a correcting clause speaks of: "actually my number is …". */
function subjectOf(words: readonly string[]): SlotName | undefined {
  const named = namedIn(words);
  const behind = words[named?.to ?? 0] ?? '';
  return named !== null && STATING_WORDS.has(behind) ? named.slot : undefined;
}

/** undefined: no wish; null: a wish that names nothing. */
function wishIn(words: readonly string[]): SlotName | null | undefined {
  const cue = words.findIndex((word, index) => isCue(words, word, index));
  if (cue < 0) return undefined;
  const word = words[cue] ?? '';
  const named = namedIn(words);
  if (named === null) {
    const isVague = CHANGING_WORDS.has(word) && words.slice(cue + 1).some((other) => SOMETHING.has(other));
    return isVague && words.length <= MAX_BARE + REACH ? null : undefined;
  }
  // "Remove the bit about the dog in the notes"
  if (REMOVING_WORDS.has(word))
    return named.slot === 'instructions' && cue < named.from ? named.slot : undefined;
  if (Math.abs(named.from - cue) > REACH) return undefined;
  if (ADDING_WORDS.has(word) && !ADDABLE.has(named.slot)) return undefined;
  // "From when I moved the wall" moves no pickup.
  const renews = RENEWABLE_SLOTS.has(named.slot) && words[named.from] !== 'when';
  if (RENEWING_WORDS.has(word) && !renews) return undefined;
  return named.slot;
}

function isCue(words: readonly string[], word: string, index: number): boolean {
  // "Par téléphone c'est correct"
  if (word === 'correct' && FINDING.has(words[index - 1] ?? '')) return false;
  if (CHANGING_WORDS.has(word) || WRONG_WORDS.has(word) || RENEWING_WORDS.has(word)) return true;
  if (ADDING_WORDS.has(word) || REMOVING_WORDS.has(word)) return true;
  if (word === 'pas')
    return words.slice(index + 1, index + 3).some((next) => /^(?:bon|bonne|correct|correcte)$/.test(next));
  return word === 'not' && (words[index + 1] === 'right' || words[index + 1] === 'correct');
}

const FINDING = new Set(['cest', 'est', 'is', 'its', 'thats', 'looks', 'all', 'tout', 'are']);

function namedIn(words: readonly string[]): { slot: SlotName; from: number; to: number } | null {
  for (let length = MAX_PHRASE; length >= 1; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const slot = SLOT_PHRASES.get(phrase);
      if (slot !== undefined) return { slot, from, to: from + length };
    }
  }
  return null;
}

/** "I'd like to move it to tuesday", "can you make it the 24th in place of the 23rd?", whatever was asked. */
const MOVES =
  /\b(?:switch|change|move|go) (?:it )?from \w+ to\b|\b(?:make|move|switch|change|push|bump|reschedule|shift) (?:it|that|this|us|me|(?:the |my )?(?:pick ?up|day|date|time|booking|appointment))\b|\b(?:day|date|time|pick ?up) (?:needs?|has|have) to (?:be )?(?:move|change|shift)d?\b|\breschedule\b|\bcan (?:it|we) (?:be|do)\b.{1,40}\binstead\b/i;
export const movesPickup = (message: string): boolean => MOVES.test(message);
