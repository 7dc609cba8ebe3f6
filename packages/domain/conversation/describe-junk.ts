import { wordSet } from '../text/word-set.ts';
import type { Slots } from './slots.ts';
import { describeJunk as listThings } from './understanding/recognisers/junk/describe-junk.ts';
import { recogniseJunk } from './understanding/recognisers/junk/recognise-junk.ts';
import { withoutGreeting } from './understanding/text/without-greeting.ts';
import { readUtterance } from './understanding/utterance/read-utterance.ts';
import { wordingIn } from './wording/wording.ts';

/** The recap has one line for it; the lead holds the whole description. */
const MAX_SHOWN = 100;
/** Whose things are looked for. */
const MAX_READ = 1000;
/** What leads up to the things: "hi, I have …", "we need to get rid of …". */
const LEADING = wordSet(
  "hi hello hey there yes yeah ok okay so well um uh just it its it's is i am im i'm ive i've id i'd we weve we've have got need want would like to get rid of remove haul theres there's are and",
);
const FRENCH_LEADING = wordSet(
  "bonjour salut allo allô hello hi oui ben euh je j'ai jai j'aurais jaurais aurais on a veux voudrais aimerais dois faut il y me nous débarrasser debarrasser de jeter faire ramasser enlever c'est et",
);
/** "Can I get a quote for", "price on": what is asked of the things. */
const ASKING =
  /^(?:(?:hi|hello|hey|i|i'm|im|we|need|want|would|i'd|id|like|to|get|getting|looking|for|a|an|can|could|may|you|give|me|us|the|your|free|please|just|rough|some|have|request(?:ing)?)[, ]+)*(?:price|quote|quotation|cost|estimate)s? (?:(?:for|on|of) |to (?:remove|haul(?: away)?|take(?: away)?|get rid of|pick up) )/i;
const FRENCH_ASKING =
  /^(?:(?:bonjour|salut|je|j'aimerais|j'voudrais|voudrais|aimerais|veux|avoir|un|une|le|pour|votre|combien)[, ]+)*(?:prix|soumission|estimation|co[uû]t) (?:pour|sur|de) /i;
/** "No, a fridge", to what was put before. */
const TURNING_DOWN = /^(?:no|nope|nah|non)[,.] +/i;
/** What trails behind them. */
const TRAILING = [
  ...[
    ' that need to go',
    ' that needs to go',
    ' that have to go',
    ' that has to go',
    ' need to go',
    ' needs to go',
  ],
  ...[' to get rid of', ' to go', ' to be removed', ' to be taken away', ' removed', ' gone', ' taken away'],
  ...[' please', ' pls', ' thanks', ' thank you', ',', '.', '!', '?'],
];
const FRENCH_TRAILING = [
  ...[
    ' à faire enlever',
    ' a faire enlever',
    ' à faire ramasser',
    ' a faire ramasser',
    ' à ramasser',
    ' a ramasser',
    ' à jeter',
    ' a jeter',
  ],
  ...[' à emporter', ' à faire emporter', ' svp', " s'il vous plaît", ' merci', ',', '.', '!', '?'],
];

/** The type with the things that were named, `Furniture (a couch and a rug)`; null where nothing is known. */
export function describeJunk(slots: Slots): string | null {
  if (slots.junkType === null) return null;
  const label = wordingIn(slots.language).junkTypes[slots.junkType];
  const shown = shownThings(slots);
  return shown === '' || shown.toLowerCase() === label.toLowerCase() ? label : `${label} (${shown})`;
}

/** As long as the slots are held: a turn shows them several times. */
const MEMO = new WeakMap<Slots, string>();

function shownThings(slots: Slots): string {
  const known = MEMO.get(slots);
  if (known !== undefined) return known;
  const things = thingsIn((slots.junkText ?? '').slice(0, MAX_READ), slots.language === 'fr');
  const shown = shortened(things.length > MAX_SHOWN ? (storyOf(things) ?? things) : things);
  MEMO.set(slots, shown);
  return shown;
}

/**
 * Of a long story the things alone: "workbench, ten boxes of old magazines"; null where none is named. No dots stand behind them: who
 * reads some looks for things that were left out.
 */
function storyOf(text: string): string | null {
  const found = recogniseJunk(readUtterance(text), { asked: 'junkType' });
  return listThings(found.filter(({ strength }) => strength > 0).map(({ value }) => value));
}

function thingsIn(text: string, isFrench: boolean): string {
  const told = withoutGreeting(withoutBullets(text).trim().replaceAll('’', "'"))
    .replace(TURNING_DOWN, '')
    .replace(isFrench ? FRENCH_ASKING : ASKING, '');
  const words = told.split(/\s+/).filter(Boolean);
  const leading = isFrench ? FRENCH_LEADING : LEADING;
  const first = words.findIndex((word) => !leading.has(plainWord(word)));
  return withoutTrailing(words.slice(Math.max(0, first)).join(' '), isFrench ? FRENCH_TRAILING : TRAILING);
}

/** The lines of a list in one, without what marks each: "couch, two chairs". */
function withoutBullets(text: string): string {
  return text.split('\n').reduce((list, line) => {
    const item = line.trim().replace(BULLET, '');
    const isItem = item !== line.trim() && /[^,:;.!?\s]$/.test(list);
    return `${list}${isItem ? ', ' : ' '}${item}`;
  }, '');
}
const BULLET = /^(?:[-–—•*·▪]|\d{1,2}[.)]) +/;

const plainWord = (word: string) =>
  word
    .toLowerCase()
    .replace('’', "'")
    .replace(/[,.!:]$/, '');

function withoutTrailing(text: string, trailings: readonly string[]): string {
  const end = trailings.find((trailing) => text.toLowerCase().endsWith(trailing));
  return end === undefined ? text : withoutTrailing(text.slice(0, -end.length), trailings);
}

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= MAX_SHOWN) return text;
  const cut = text.slice(0, MAX_SHOWN);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SHOWN / 2)).toWellFormed()}…`;
}
