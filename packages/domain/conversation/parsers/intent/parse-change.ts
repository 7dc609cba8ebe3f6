import {
  ADDING_WORDS,
  CHANGING_WORDS,
  CORRECTING_WORDS,
  DETERMINERS,
  OPENERS,
  RENEWABLE_SLOTS,
  RENEWING_WORDS,
  SLOT_PHRASES,
  STATING_WORDS,
  WRONG_WORDS,
} from '../../lexicon/intent-words.ts';
import type { SlotName } from '../../slots.ts';
import { MAX_PARSED_LENGTH, normalizeText, wordsOf } from '../../understanding/text/plain-text.ts';
import { guessSlot } from './guess-slot.ts';

export interface Change {
  slot: SlotName;
  /** The text of the new value, or '' where none was given. */
  rest: string;
}

interface Token {
  /** As it was written. */
  text: string;
  /** Folded, without punctuation; several words where punctuation stood inside. */
  word: string;
}

const MAX_TOKENS = 80;
/** Without a new value, a sentence this long is about something else: "wrong" and "new" are common words. */
const MAX_WRONG_TOKENS = 9;
const APOLOGY = /^(?:oh )?my (?:bad|mistake|apologies)\b[ ,.!-]*/i;
const PUNCTUATION_START = /^[ ,.:;=!?-]+/;
const PLAIN_SLOTS: ReadonlySet<SlotName> = new Set(['phone', 'email', 'address']);
const VALUE_INTRODUCERS = new Set(['its', 'be', 'is', 'to', 'was', 'cest']);

/**
 * A correction of an answer given before: "actually my number is 902-555-0199", "wrong address", "no wait it's 14 Oak
 * St", "change it to friday". Null for a plain answer, even one that names what it answers ("my name is Jane").
 */
export function parseChange(text: string): Change | null {
  const tokens = tokensOf(text.slice(0, MAX_PARSED_LENGTH).replace(APOLOGY, ''));
  const opened = tokens.findIndex((token) => !OPENERS.has(token.word));
  if (opened < 0) return null;
  const openers = tokens.slice(0, opened).map((token) => token.word);
  const said = tokens.slice(opened);
  const isCorrection =
    APOLOGY.test(text) || openers.some((word) => CORRECTING_WORDS.has(word)) || asksToWait(openers);
  return (
    changeByGoingBack(said) ??
    changeByVerb(said) ??
    changeOfWrong(said) ??
    changeByName(said, isCorrection) ??
    changeByValue(said, isCorrection) ??
    changeByNo(said, openers)
  );
}

function tokensOf(text: string): Token[] {
  return normalizeText(text)
    .split(' ')
    .slice(0, MAX_TOKENS)
    .map((written) => ({ text: written, word: wordsOf(written).join(' ') }))
    .filter((token) => token.word !== '' || token.text.length > 2);
}

function asksToWait(openers: readonly string[]): boolean {
  return openers.includes('hold') || openers.includes('hang');
}

/** "go back to the address", "back to phone". */
function changeByGoingBack(said: readonly Token[]): Change | null {
  const back = said.findIndex((token) => token.word === 'back');
  if (back < 0 || back > 1 || said[back + 1]?.word !== 'to') return null;
  const named = slotNamedAt(said, skipped(said, back + 2, DETERMINERS));
  return named === null ? null : { slot: named.slot, rest: '' };
}

/** "No, 902-555-0199": a no before what can only be one thing. */
function changeByNo(said: readonly Token[], openers: readonly string[]): Change | null {
  const change = openers.includes('no') ? changeFromValue(restOf(said, 0)) : null;
  return change !== null && PLAIN_SLOTS.has(change.slot) ? change : null;
}

/** "change the time to friday", "edit phone", "switch it to 14 Oak St", "add a photo". */
function changeByVerb(said: readonly Token[]): Change | null {
  const verb = said[0]?.word ?? '';
  if (verb === 'reschedule') return { slot: 'pickup', rest: restOf(said, 1) };
  if (!CHANGING_WORDS.has(verb) && !ADDING_WORDS.has(verb)) return null;
  const named = slotNamedAt(said, skipped(said, 1, DETERMINERS));
  if (named !== null) {
    const isAddable = ['photo', 'email', 'instructions'].includes(named.slot);
    return ADDING_WORDS.has(verb) && !isAddable ? null : { slot: named.slot, rest: restOf(said, named.end) };
  }
  const to = said.findIndex((token) => token.word === 'to');
  return ADDING_WORDS.has(verb) || to < 0 || to > 3 ? null : changeFromValue(restOf(said, to + 1));
}

/** "wrong address", "that's the wrong number", "I made a mistake in my name", "the address is wrong, it's 14 Oak St". */
function changeOfWrong(said: readonly Token[]): Change | null {
  const wrong = said.findIndex(
    (token, index) =>
      WRONG_WORDS.has(token.word) ||
      RENEWING_WORDS.has(token.word) ||
      (token.word === 'not' && said[index + 1]?.word === 'my'),
  );
  const named = firstSlotNamed(said);
  if (wrong < 0 || named === null || Math.abs(wrong - named.start) > 4) return null;
  const renews = RENEWING_WORDS.has(said[wrong]?.word ?? '');
  if (renews && (!RENEWABLE_SLOTS.has(named.slot) || isApart(wrong, named))) return null;
  const after = Math.max(wrong + 1, named.end);
  const value = said.findIndex((token, index) => index >= after && VALUE_INTRODUCERS.has(token.word));
  const rest = restOf(said, value < 0 ? after : value);
  if (value >= 0 || guessSlot(rest) === named.slot) return { slot: named.slot, rest };
  return said.length > MAX_WRONG_TOKENS ? null : { slot: named.slot, rest: '' };
}

/** "new number" and "my number has changed", but not "the new fridge and the number on the door". */
function isApart(index: number, { start, end }: NamedSlot): boolean {
  return index < start - 1 || index > end + 1;
}

/** "my number is ...", after an "actually" or with a "should be". */
function changeByName(said: readonly Token[], corrects: boolean): Change | null {
  const named = slotNamedAt(said, skipped(said, 0, DETERMINERS));
  if (named === null) return null;
  const stated = skipped(said, named.end, STATING_WORDS);
  const stating = said.slice(named.end, stated).map((token) => token.word);
  const isStated = stating.some((word) => STATING_WORDS.has(word));
  if (!isStated && said.length > named.end) return null;
  const insists = stating.includes('should') || stating.includes('actually');
  return corrects || insists ? { slot: named.slot, rest: restOf(said, stated) } : null;
}

/** "it's 14 Oak St" after an "oops" or "no wait"; "make it friday"; "friday instead". */
function changeByValue(said: readonly Token[], corrects: boolean): Change | null {
  const [first, second] = said;
  const makes = first?.word === 'make' && (second?.word === 'it' || second?.word === 'that');
  const insteads = said.at(-1)?.word === 'instead';
  if (!corrects && !makes && !insteads) return null;
  const from = makes ? 2 : skipped(said, 0, INTRODUCERS);
  return changeFromValue(restOf(insteads ? said.slice(0, -1) : said, from));
}

const INTRODUCERS = new Set([
  ...STATING_WORDS,
  'i',
  'meant',
  'mean',
  'thats',
  'the',
  'make',
  'use',
  'cest',
  'not',
]);

function changeFromValue(rest: string): Change | null {
  const slot = rest === '' ? null : guessSlot(rest);
  return slot === null ? null : { slot, rest };
}

interface NamedSlot {
  slot: SlotName;
  start: number;
  end: number;
}

function slotNamedAt(said: readonly Token[], start: number): NamedSlot | null {
  for (const length of [3, 2, 1]) {
    const phrase = said
      .slice(start, start + length)
      .map((token) => token.word)
      .join(' ');
    const slot = SLOT_PHRASES.find(([name]) => name === phrase)?.[1];
    if (slot !== undefined && start + length <= said.length) return { slot, start, end: start + length };
  }
  return null;
}

function firstSlotNamed(said: readonly Token[]): NamedSlot | null {
  for (const start of said.keys()) {
    const named = slotNamedAt(said, start);
    if (named !== null) return named;
  }
  return null;
}

function skipped(said: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let index = from;
  while (index < said.length && words.has(said[index]?.word ?? '')) index += 1;
  return index;
}

/** The new value as it was written, without what introduces it. */
function restOf(said: readonly Token[], from: number): string {
  const start = skipped(said, from, STATING_WORDS);
  return said
    .slice(start)
    .map((token) => token.text)
    .join(' ')
    .replace(PUNCTUATION_START, '')
    .trim();
}
