import type { BlindWants } from '../batch.ts';

/**
 * Returns notes without the lines that only repeat what was said of a second phone number, where the truth gives the first: a lead has
 * one number, and nobody is wrong for keeping "or my wife, 902-555-0177". Null where nothing is left.
 */
export function withoutSecondNumber(
  notes: string | null,
  { phone }: BlindWants,
  texts: readonly string[],
): string | null {
  if (notes === null || phone === undefined) return notes;
  const said = texts.map(folded);
  const others = notes
    .split('\n')
    .filter((line) => !(NUMBER.test(line) && said.some((text) => text.includes(folded(line)))));
  return others.join('\n') || null;
}

const NUMBER = /\d{3}\D{0,3}\d{3}\D{0,3}\d{4}/;
const folded = (text: string): string => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();
