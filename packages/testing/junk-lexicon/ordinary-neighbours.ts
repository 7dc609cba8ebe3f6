import { MISSPELLABLE_THINGS } from '@harbour-haul/domain/conversation/lexicon/junk/misspellable';
import { singularsOf } from '@harbour-haul/domain/conversation/lexicon/junk/singular';
import { isWithinEdits } from '@harbour-haul/domain/text/edit-distance';
import { handwrittenWords } from './handwritten-words.ts';
import type { WordNet } from './read-wordnet.ts';

/** A word that is written less often may well be a slip itself. */
const MIN_GLOSS_COUNT = 3;
const MIN_LENGTH = 4;

/** Ordinary words, inflected ones too, that would be taken for a misspelt thing. */
export function ordinaryNeighbours({ glossCounts }: WordNet): string[] {
  const written = handwrittenWords();
  return [...glossCounts]
    .filter(([word, count]) => count >= MIN_GLOSS_COUNT && word.length >= MIN_LENGTH)
    .map(([word]) => word)
    .filter((word) => !singularsOf(word).some((form) => written.has(form)) && isNeighbour(word))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function isNeighbour(word: string): boolean {
  return singularsOf(word).some((form) =>
    (MISSPELLABLE_THINGS.get(form.charAt(0)) ?? []).some((thing) =>
      isWithinEdits(form, thing, form.length >= 8 ? 2 : 1),
    ),
  );
}
