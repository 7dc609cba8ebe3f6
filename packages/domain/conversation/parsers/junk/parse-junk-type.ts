import { JUNK_TYPES, type JunkType, junkTypeLabel } from '../../../leads/fields/junk-type.ts';
import { type JunkWord, junkWordOf, LONG_JUNK_WORDS, MAX_PHRASE_WORDS } from '../../lexicon/junk-index.ts';
import { NOT_MISSPELT_JUNK } from '../../lexicon/junk-words.ts';
import { isWithinEdits } from '../../understanding/text/edit-distance.ts';
import { wordsOf } from '../../understanding/text/plain-text.ts';

export interface JunkGuess {
  junkType: JunkType;
  /** 0 to 1; 1 for a type that was named by its own label. */
  confidence: number;
}

export type ParsedJunkType =
  | { kind: 'ok'; value: JunkGuess }
  /** Things of several types were named; the one named most, or first, comes first. */
  | { kind: 'several'; candidates: JunkGuess[] }
  | { kind: 'retry'; reason: 'unrecognised' };

/** Below it, a word in a longer message is not taken for junk. */
export const MIN_JUNK_CONFIDENCE = 0.75;

/** Confidence of one mention: a thing's name, a misspelt one, a word that only hints at a type. */
const STRONG_CONFIDENCE = 0.9;
const MISSPELT_CONFIDENCE = 0.75;
const WEAK_CONFIDENCE = 0.6;
/** Every further mention of the same type adds to its confidence, up to a maximum for free text. */
const FURTHER_MENTION_CONFIDENCE = 0.03;
const MAX_CONFIDENCE = 0.98;

/** The type of junk that a free text describes: "an old couch and two mattresses", "reno debris", "busted tv". */
export function parseJunkType(text: string): ParsedJunkType {
  const words = wordsOf(text);
  const exact = exactType(words.join(' '));
  if (exact !== null) return { kind: 'ok', value: { junkType: exact, confidence: 1 } };
  const [first, ...others] = guessesOf(mentionsOf(words));
  if (first === undefined) return { kind: 'retry', reason: 'unrecognised' };
  return others.length === 0
    ? { kind: 'ok', value: first }
    : { kind: 'several', candidates: [first, ...others] };
}

const PLURAL = /e?s$/;

interface Mention {
  junkType: JunkType;
  weight: number;
}

function exactType(phrase: string): JunkType | null {
  return JUNK_TYPES.find((type) => type === phrase || junkTypeLabel(type).toLowerCase() === phrase) ?? null;
}

function mentionsOf(words: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < words.length; ) {
    const { mention, length } = mentionAt(words, index);
    if (mention !== null) mentions.push(mention);
    index += length;
  }
  return mentions;
}

/** The longest phrase that begins at a word wins: "tv stand" is furniture, "tv" alone is not. */
function mentionAt(words: readonly string[], index: number): { mention: Mention | null; length: number } {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - index); length >= 1; length -= 1) {
    const known = junkWordOf(words.slice(index, index + length).join(' '));
    if (known !== null)
      return {
        mention: { junkType: known.junkType, weight: known.strong ? STRONG_CONFIDENCE : WEAK_CONFIDENCE },
        length,
      };
  }
  const misspelt = misspeltWord(words[index] ?? '');
  const mention =
    misspelt === null
      ? null
      : { junkType: misspelt.junkType, weight: misspelt.strong ? MISSPELT_CONFIDENCE : WEAK_CONFIDENCE };
  return { mention, length: 1 };
}

function misspeltWord(word: string): JunkWord | null {
  if (word.length < 5 || word.length > 20 || NOT_MISSPELT_JUNK.has(word)) return null;
  const forms = [word, word.replace(PLURAL, '')];
  const meant = LONG_JUNK_WORDS.find((known) =>
    forms.some((form) => form[0] === known[0] && isWithinEdits(form, known, form.length >= 8 ? 2 : 1)),
  );
  return meant === undefined ? null : junkWordOf(meant);
}

/** Types by mentions, the most mentioned first. Vague words count only where nothing definite was named. */
function guessesOf(mentions: readonly Mention[]): JunkGuess[] {
  const definite = mentions.filter((mention) => mention.weight > WEAK_CONFIDENCE);
  const counted = definite.length > 0 ? definite : mentions;
  const types = [...new Set(counted.map((mention) => mention.junkType))];
  const byCount = types
    .map((type) => ({ type, weights: counted.filter((m) => m.junkType === type).map((m) => m.weight) }))
    .toSorted((a, b) => b.weights.length - a.weights.length);
  return byCount.map(({ type, weights }) => ({ junkType: type, confidence: confidenceOf(weights) }));
}

function confidenceOf(weights: readonly number[]): number {
  const earned = Math.max(...weights) + FURTHER_MENTION_CONFIDENCE * (weights.length - 1);
  return Math.round(Math.min(MAX_CONFIDENCE, earned) * 100) / 100;
}
