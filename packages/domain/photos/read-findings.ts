import { junkEntryOf } from '../conversation/lexicon/junk/junk-entries.ts';
import { singularsOf } from '../conversation/lexicon/junk/singular.ts';
import { wordsOf } from '../conversation/understanding/text/plain-text.ts';
import { confidencePercent } from '../leads/fields/classification.ts';
import { JUNK_TYPES, type JunkType } from '../leads/fields/junk-type.ts';
import { wordSet } from '../text/word-set.ts';
import { HAZARD_WORDS } from './hazard-words.ts';
import { PHOTO_HAZARDS, type PhotoFindings, type PhotoHazard } from './photo.ts';
import type { SeenLabel } from './photo-classifier.ts';

/** Labels below it do not decide the junk type; hazards are reported all the same, which is the safer mistake. */
const MIN_CONFIDENCE = 0.7;

/** How many of a photo's labels are stored. */
const MAX_LABELS = 25;

/** Words of the lexicon that stand in the background of many photos: they tell nothing of the junk there. */
const BACKGROUND = wordSet(
  'clothing clothe tile flooring brick siding roofing decoration other soil door window',
);

/** Returns what labels say of a photo: its junk type by the words of the conversation, and its hazards. */
export function readFindings(labels: readonly SeenLabel[]): PhotoFindings {
  const byConfidence = labels.toSorted((a, b) => b.confidence - a.confidence).slice(0, MAX_LABELS);
  const junk = junkOf(byConfidence);
  return {
    labels: byConfidence.map(({ name, confidence }) => ({ name, confidence: rounded(confidence) })),
    junkType: junk?.junkType ?? null,
    junkConfidence: junk ? rounded(junk.confidence) : null,
    hazards: PHOTO_HAZARDS.filter((hazard) => byConfidence.some((label) => isHazard(label, hazard))),
  };
}

/** The type that most labels belong to, with the confidence of its most confident label. */
function junkOf(labels: readonly SeenLabel[]): { junkType: JunkType; confidence: number } | null {
  const sums = new Map<JunkType, { sum: number; confidence: number }>();
  for (const label of labels.filter(({ confidence }) => confidence >= MIN_CONFIDENCE)) {
    const junkType = junkTypeOf(label);
    if (junkType === null) continue;
    const { sum, confidence } = sums.get(junkType) ?? { sum: 0, confidence: 0 };
    sums.set(junkType, {
      sum: sum + label.confidence,
      confidence: Math.max(confidence, label.confidence),
    });
  }
  const [first] = JUNK_TYPES.filter((type) => sums.has(type)).toSorted(
    (a, b) => (sums.get(b)?.sum ?? 0) - (sums.get(a)?.sum ?? 0),
  );
  return first === undefined ? null : { junkType: first, confidence: sums.get(first)?.confidence ?? 0 };
}

/** Only names of things count: "Wood" and "Tree" are in half of all images. */
function junkTypeOf(label: SeenLabel): JunkType | null {
  const phrases = phrasesOf(label);
  if (phrases.some((phrase) => singularPhrases(phrase).some((form) => BACKGROUND.has(form)))) return null;
  return phrases.map(commonThing).find((junkType) => junkType !== null) ?? null;
}

function isHazard(label: SeenLabel, hazard: PhotoHazard): boolean {
  const words = HAZARD_WORDS[hazard].split(', ');
  return phrasesOf(label).some((phrase) => singularPhrases(phrase).some((form) => words.includes(form)));
}

function commonThing(phrase: string): JunkType | null {
  const entry = junkEntryOf(phrase.split(' '))?.entry;
  return entry?.role === 'thing' && entry.common && entry.needs === 'nothing' ? entry.junkType : null;
}

/** A phrase with each singular that its last word may have. */
function singularPhrases(phrase: string): string[] {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  return singularsOf(last).map((form) => [...words, form].join(' '));
}

function phrasesOf({ name, aliases }: SeenLabel): string[] {
  return [name, ...aliases].map((text) => wordsOf(text).join(' '));
}

/** In whole per cent, and never more than it is: what is stored has to read as it was. */
function rounded(confidence: number): number {
  return confidencePercent(confidence) / 100;
}
