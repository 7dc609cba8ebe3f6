import { readPickupLine } from '../../pickup-wish/pickup-line.ts';

/**
 * Returns the lines of details that those of a lead do not hold, so that words sent again with one more line are not told twice; null
 * where there are none. A wish for the pickup that was replaced since is new again.
 */
export function newWords(known: string | null, said: string | null): string | null {
  if (known === null || said === null) return said;
  if (known.includes(said)) return null;
  const lines = known.split('\n').map(plain);
  const wish = lines.findLast(isPickup);
  const isKnown = (line: string) => (isPickup(line) ? line === wish : lines.includes(line));
  const all = said.split('\n');
  const told = all.filter((line) => plain(line) === '' || !isKnown(plain(line)));
  return told.length === all.length ? said : told.join('\n').trim() || null;
}

const plain = (line: string): string => line.trim();
const isPickup = (line: string): boolean => readPickupLine(line) !== null;
