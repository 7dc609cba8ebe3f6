import {
  beginsPhrase,
  type JunkEntry,
  junkEntryOf,
  MAX_PHRASE_WORDS,
} from '../../../lexicon/junk/junk-entries.ts';
import { CONDITIONS, DETERMINERS, MODIFIERS, QUANTITIES, STOPS } from '../../../lexicon/junk/phrase-words.ts';
import { RELATIONS } from '../../../lexicon/names/name-phrases.ts';
import type { Token } from '../../utterance/token.ts';
import { type JunkWord, junkWordsOf } from './junk-words.ts';
import { misspeltEntry, misspeltPhrase } from './misspelt-entry.ts';

export type UnitKind = 'noun' | 'stop' | 'determiner' | 'quantity' | 'modifier' | 'other';

/** A word, or a phrase that the lexicon holds, and what it can be in a noun phrase. */
export interface Unit {
  kind: UnitKind;
  phrase: string;
  /** As the lexicon writes it, singular; the phrase where it is not there. */
  name: string;
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
  breaks: boolean;
  capital: boolean;
  entry: JunkEntry | null;
  plural: boolean;
  misspelt: boolean;
}

const FIGURES = /^(?:\d{1,3}x?|x\d{1,2}|[13]\/[24]|[1-9]-[1-9])$/;
const MEASURED = /^\d{1,3}(?:ft|in|inch|lb|lbs|cm|l|pc|gal|yr|yrs|seater)$/;
/** Behind "can" these make it the verb. */
const AFTER_VERB =
  /^(?:i|you|u|we|he|she|they|it|be|go|someone|anyone|somebody|anybody|pick|take|come|the|your|this|that)$/;

/** The units of a message, the longest phrase of the lexicon first. */
export function junkUnitsOf(tokens: readonly Token[]): Unit[] {
  const words = junkWordsOf(tokens);
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const unit = phraseAt(words, index) ?? misspeltPhraseAt(words, index) ?? wordAt(words, index);
    units.push(unit.unit);
    index += unit.length;
  }
  return units;
}

interface Cut {
  unit: Unit;
  length: number;
}

function phraseAt(words: readonly JunkWord[], index: number): Cut | null {
  if (!beginsPhrase(words[index]?.word ?? '')) return null;
  for (let length = longestAt(words, index); length > 1; length -= 1) {
    const phrase = words.slice(index, index + length);
    const found = junkEntryOf(phrase.map(({ word }) => word));
    if (found !== null) return { unit: { ...unitOf(phrase, 'noun'), ...found }, length };
  }
  return null;
}

/** A phrase of two words, one of them misspelt: "coffe table". */
function misspeltPhraseAt(words: readonly JunkWord[], index: number): Cut | null {
  if (longestAt(words, index) === 1) return null;
  const phrase = words.slice(index, index + 2);
  const strange = phrase.filter(({ word }) => kindOf(word) === 'other' && junkEntryOf([word]) === null);
  if (strange.length === 0 || strange.some(({ capital }) => capital && index > 0)) return null;
  const found = misspeltPhrase(phrase.map(({ word }) => word));
  return found && { unit: { ...unitOf(phrase, 'noun'), ...found, misspelt: true }, length: 2 };
}

/** How many words from here stand together. */
function longestAt(words: readonly JunkWord[], index: number): number {
  let length = 1;
  while (length < MAX_PHRASE_WORDS && words[index + length] && !words[index + length - 1]?.breaks)
    length += 1;
  return length;
}

function wordAt(words: readonly JunkWord[], index: number): Cut {
  const word = words[index] as JunkWord;
  const unit = unitOf([word], isParticle(words, index) ? 'modifier' : kindOf(word.word));
  const can = word.word === 'can' && isContainer(words, index);
  if (unit.kind === 'stop' && !can) return { unit, length: 1 };
  const isNoThing = unit.kind === 'determiner' || isFigure(words, index) || isRelative(word.word);
  const found = isNoThing ? null : junkEntryOf([word.word]);
  if (found !== null) return { unit: { ...unit, ...found, kind: 'noun' }, length: 1 };
  const meant = unit.kind === 'other' && !isProper(words, index) ? misspeltEntry(word.word) : null;
  if (meant === null) return { unit, length: 1 };
  return { unit: { ...unit, ...meant, kind: 'noun', misspelt: true }, length: 1 };
}

/** "Busted up concrete", "ripped out carpet": part of what it is like. */
function isParticle(words: readonly JunkWord[], index: number): boolean {
  const before = words[index - 1];
  const isWorn =
    before !== undefined && !before.breaks && (CONDITIONS.has(before.word) || WORN.test(before.word));
  return isWorn && /^(?:up|out|down|off)$/.test(words[index]?.word ?? '');
}
const WORN = /^(?:ripped|torn|tore|dug|cut|chopped|smashed|pulled|taken|chipped)$/;

/** The "mom's" of "mom's basement", whatever the packed words let pass. */
const isRelative = (word: string) => RELATIONS.has(word) || RELATIONS.has(word.replace(/s$/, ''));

/** A capital that begins no message, or one of two: "Shauna Kerr" misspells no sauna. */
function isProper(words: readonly JunkWord[], index: number): boolean {
  const word = words[index];
  if (word?.capital !== true) return false;
  return index > 0 || (!word.breaks && words[1]?.capital === true);
}

/** "Paint can", "a can of oil": not "can you". */
function isContainer(words: readonly JunkWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (next?.word === 'of') return true;
  if (before === undefined || before.breaks || (next && AFTER_VERB.test(next.word))) return false;
  return (
    kindOf(before.word) !== 'stop' && (kindOf(before.word) !== 'other' || junkEntryOf([before.word]) !== null)
  );
}

/** "Un four" is an oven, and "four pews" are four. */
const isFigure = (words: readonly JunkWord[], index: number): boolean =>
  words[index]?.word === 'four' && !FRENCH_LEADS.test(words[index - 1]?.word ?? '');

const FRENCH_LEADS = /^(?:un|le|du|mon|ce|vieux|grand|gros|petit|notre|votre|et)$/;

function kindOf(word: string): UnitKind {
  if (STOPS.has(word)) return 'stop';
  if (DETERMINERS.has(word)) return 'determiner';
  if (QUANTITIES.has(word) || FIGURES.test(word)) return 'quantity';
  return MODIFIERS.has(word) || MEASURED.test(word) ? 'modifier' : 'other';
}

function unitOf(words: readonly JunkWord[], kind: UnitKind): Unit {
  const first = words[0] as JunkWord;
  const last = words.at(-1) as JunkWord;
  const phrase = words.map(({ word }) => word).join(' ');
  return {
    kind,
    phrase,
    name: phrase,
    from: first.token,
    to: last.token + 1,
    breaks: last.breaks,
    capital: first.capital,
    entry: null,
    plural: false,
    misspelt: false,
  };
}
