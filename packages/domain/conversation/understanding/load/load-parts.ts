import { foldText } from '../text/plain-text.ts';

const PARTS = /[,;\n]|[.!?] +(?=\p{L}|\d)| and (?:the|a|an|my|some|about|\d)/u;
const JOINED = / (?:and|et|pis|&|\+|n) (?:aussi )?/;

/** The last word of a thing, in the singular: "two old couches" are a couch. */
export const headOf = (thing: string): string =>
  singular(
    foldText(thing)
      .replace(/-(?:la|ci)$/, '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .at(-1) ?? '',
  );

const singular = (word: string): string =>
  word.length <= 3 && word !== 'tvs' ? word : word.replace(/(?:(?<=(?:ch|sh|x|ss))es|(?<![su])s)$/, '');

/** The parts of a load's description, as written: "couch, dresser and an old tv" has three. */
export function loadParts(description: string): string[] {
  const parts: string[] = [];
  let rest = description;
  for (let cut = PARTS.exec(rest); cut !== null; cut = PARTS.exec(rest)) {
    parts.push(rest.slice(0, cut.index));
    // What is counted belongs to the next part.
    rest = rest.slice(cut.index + (cut[0].startsWith(' and') ? ' and '.length : cut[0].length));
  }
  return withStates([...parts, rest])
    .flatMap((part) => part.split(JOINED))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** "A fridge, still runs" is one part: what it is like goes with the thing. */
function withStates(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last !== undefined && STATE.test(part.trim())) whole[whole.length - 1] = `${last}, ${part.trim()}`;
    else whole.push(part);
  }
  return whole;
}

const STATE =
  /^(?:(?:it|its|it's|they|theyre|they're|that|which|but|and it|both|all|still|very|pretty|really|quite|mostly) )*(?:works?|working|runs?|running|broken|heavy|dead|clean|dirty|empty|full|wet|ugly|rusty|rotten)\b[^,]*$/i;

/**
 * Returns a description in which every part that is called by a head says something else; null takes the part out. Where no
 * part ends with the head, one that holds it is meant: the "tv" is no "tv stand" where both are there.
 */
export function withParts(description: string, changes: ReadonlyMap<string, string | null>): string {
  let parts: (string | null)[] = loadParts(description);
  for (const [head, told] of changes) {
    const named = parts.map((part) => part !== null && headOf(part) === head);
    const holding = parts.map((part) => part !== null && wordsOf(part).includes(head));
    const meant = named.includes(true) ? named : holding;
    const first = meant.indexOf(true);
    parts = parts.map((part, at) => {
      if (part === null || meant[at] !== true) return part;
      return (at === first ? told : null) ?? withoutAttached(part, head);
    });
  }
  return parts.filter((part) => part !== null).join(', ');
}

/** "A table with 4 chairs" without chairs is a table; null where the thing itself goes. */
export function withoutAttached(part: string, head: string): string | null {
  const [thing = '', ...attached] = part.split(/ (?:with|avec|w\/) /i);
  return attached.length > 0 && !wordsOf(thing).includes(head) ? thing : null;
}

/** Returns the parts of a description that name one of these heads. */
export const onlyParts = (description: string, heads: readonly string[]): string =>
  loadParts(description)
    .filter((part) => heads.some((head) => wordsOf(part).includes(head)))
    .join(', ');

/** Whether a description names what is called by a head. */
export const namesPart = (description: string, head: string): boolean =>
  loadParts(description).some((part) => wordsOf(part).includes(head));

const wordsOf = (part: string): string[] =>
  foldText(part)
    .split(/[^a-z0-9]+/)
    .map(singular);
