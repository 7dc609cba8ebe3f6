import { junkTypeLabel } from '../leads/fields/junk-type.ts';
import { wordSet } from './lexicon/word-set.ts';
import type { Slots } from './slots.ts';

/** The recap has one line for it; the lead holds the whole description. */
const MAX_SHOWN = 100;
/** What leads up to the things: "hi, I have …", "we need to get rid of …". */
const LEADING = wordSet(
  "hi hello hey there yes yeah ok okay so well um uh just it its it's is i ive i've id i'd we weve we've have got need want would like to get rid of remove haul theres there's are and",
);
/** What trails behind them. */
const TRAILING = [
  ...[' to get rid of', ' to go', ' to be removed', ' to be taken away', ' removed', ' gone', ' taken away'],
  ...[' please', ' pls', ' thanks', ' thank you', ',', '.', '!', '?'],
];

/** The type with the things that were named, `Furniture (a couch and a rug)`; null where nothing is known. */
export function describeJunk({ junkType, junkText }: Slots): string | null {
  if (junkType === null) return null;
  const label = junkTypeLabel(junkType);
  const things = shortened(thingsIn((junkText ?? '').slice(0, 2 * MAX_SHOWN)));
  return things === '' || things.toLowerCase() === label.toLowerCase() ? label : `${label} (${things})`;
}

function thingsIn(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => !LEADING.has(word.toLowerCase().replace(/[,.!]$/, '')));
  return withoutTrailing(words.slice(Math.max(0, first)).join(' '));
}

function withoutTrailing(text: string): string {
  const end = TRAILING.find((trailing) => text.toLowerCase().endsWith(trailing));
  return end === undefined ? text : withoutTrailing(text.slice(0, -end.length));
}

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  const cut = text.slice(0, MAX_SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SHOWN / 2)).toWellFormed()}…`;
}
