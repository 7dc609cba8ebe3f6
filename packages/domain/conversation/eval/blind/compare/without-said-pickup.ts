import type { BlindWants } from '../batch.ts';

/** A note of the pickup in a visitor's own words, in either language. */
const OWN_WORDS = /^(?:Pickup: "|Ramassage\s: «\s)(.*?)(?:"|\s»)$/;
/** The date behind a day that is told by how near it is: "tomorrow (Thursday, November 19)". */
const DATES = / \([^)]*\)/g;

/**
 * Returns notes without the lines that only repeat what a visitor said of the pickup, where the truth gives one: no field holds "any
 * day but friday", and nobody is wrong for keeping it. Null where nothing is left.
 */
export function withoutSaidPickup(
  notes: string | null,
  { when }: BlindWants,
  texts: readonly string[],
): string | null {
  if (notes === null || when === undefined) return notes;
  const said = texts.map(folded);
  const isSaid = (words: string | undefined) =>
    words !== undefined && said.some((text) => text.includes(folded(words.replaceAll(DATES, ''))));
  const lines = notes.split('\n').filter((line) => !isSaid(OWN_WORDS.exec(line)?.[1]));
  return lines.join('\n') || null;
}

const folded = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();
