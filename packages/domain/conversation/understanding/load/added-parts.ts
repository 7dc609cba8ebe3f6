import { isWithinEdits } from '../../../text/edit-distance.ts';
import { foldText } from '../text/plain-text.ts';
import { headOf, loadParts } from './load-parts.ts';

/** Shorter words lie one slip from one another. */
const MIN_MISSPELT = 5;

/**
 * Returns what a description of a load adds to the one before, without what that named, be it with a slip in it; all of it where it is
 * no longer that text with more, an empty one where it adds nothing.
 */
export function addedParts(known: string | null, text: string): string {
  if (known === null || !text.startsWith(`${known}, `)) return text;
  const words = foldText(known).split(/[^a-z0-9]+/);
  const isKnown = (part: string): boolean =>
    words.some((word) => word.length >= MIN_MISSPELT && isWithinEdits(word, headOf(part), 1));
  return loadParts(text.slice(known.length + 2))
    .filter((part) => !isKnown(part))
    .join(', ');
}
