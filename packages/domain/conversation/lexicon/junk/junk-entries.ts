import { JUNK_TYPES, type JunkType } from '../../../leads/fields/junk-type.ts';
import { HAZARD_KINDS, HAZARDS, HAZARDS_IN_COMPANY, type HazardKind, TAINTING_WORDS } from '../hazards.ts';
import { hashOfWord, unpackHashes } from '../packed-words.ts';
import { GENERATED_HAZARDS, GENERATED_IN_COMPANY, GENERATED_THINGS } from './generated-words.ts';
import { FAINT_HINTS, JUNK_HINTS, PLACE_THINGS } from './hints.ts';
import { CONTAINERS, MEASURES } from './measures.ts';
import { phrasesOf } from './phrases.ts';
import { singularsOf } from './singular.ts';
import { JUNK_THINGS, NEEDS_COMPANY, NEEDS_CONDITION } from './things.ts';

/** What a word or phrase of the lexicon is. */
export interface JunkEntry {
  /** A thing; what hints at a type; what holds things; how much there is of them. */
  role: 'thing' | 'hint' | 'container' | 'measure';
  junkType: JunkType;
  hazard: HazardKind | null;
  /** What makes it a thing: company ("two books", not "book me in"), or its condition ("old car", not "my car"). */
  needs: 'nothing' | 'company' | 'condition';
  /** From the handwritten lists: what is commonly thrown away. */
  common: boolean;
  /** Passes on to what it holds or hints at: "suitcase of clothes", "garage full of junk". */
  holds: boolean;
}

/** Longest phrase of the lexicon, in words. */
export const MAX_PHRASE_WORDS = 4;

/** Where junk stands rather than what it is, behind "in" or "by"; singular. */
export const PLACES: ReadonlySet<string> = new Set(phrasesOf(PLACE_THINGS));

/** Hints that are said of anything. */
export const FAINT: ReadonlySet<string> = new Set(phrasesOf(FAINT_HINTS));

/** What makes hazardous whatever is made of it. */
export const TAINTED_BY: ReadonlySet<string> = new Set(phrasesOf(TAINTING_WORDS));

const IN_COMPANY = new Set([...phrasesOf(NEEDS_COMPANY), ...phrasesOf(HAZARDS_IN_COMPANY)]);
const IN_CONDITION = new Set(phrasesOf(NEEDS_CONDITION));

const THING: JunkEntry = {
  role: 'thing',
  junkType: 'household',
  hazard: null,
  needs: 'nothing',
  common: true,
  holds: false,
};
const HAZARDOUS: JunkEntry = { ...THING, junkType: 'other' };
const HOLDER: JunkEntry = { ...THING, role: 'hint', holds: true };

const ENTRIES: ReadonlyMap<string, JunkEntry> = entries();
/** With what every longer phrase begins. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...ENTRIES.keys()].flatMap((phrase) => (phrase.includes(' ') ? (phrase.split(' ')[0] ?? '') : [])),
);
/** By the hash of their words: single ones that no handwritten list has. */
const GENERATED: ReadonlyMap<number, JunkEntry> = generatedEntries();

/** An entry as it was found. */
export interface FoundEntry {
  entry: JunkEntry;
  /** As the lexicon writes it, singular. */
  name: string;
  plural: boolean;
}

/** Whether a phrase of several words may begin with this one, singular or plural. */
export const beginsPhrase = (word: string): boolean =>
  FIRST_WORDS.has(word) || (word.endsWith('s') && FIRST_WORDS.has(word.slice(0, -1)));

/** Returns the entry of a folded phrase, singular or plural. */
export function junkEntryOf(words: readonly string[]): FoundEntry | null {
  if (words.length > 1 && !beginsPhrase(words[0] ?? '')) return null;
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  for (const form of singularsOf(last)) {
    const name = [...before, form].join(' ');
    const entry = ENTRIES.get(name) ?? (before.length === 0 ? generatedOf(name) : undefined);
    if (entry !== undefined) return { entry, name, plural: form !== last };
  }
  return pluralFirst(words);
}

/**
 * Names of people that are plants as well, or whose hash is another word's, as that of French "lourd" is; a test goes through all names
 * that are known (`packages/testing/word-lists`).
 */
const NAMES_ALONE = new Set(
  'lucie lourd blaise dimitri francois katja sofia stela timo trisha yago duong'.split(' '),
);

const generatedOf = (word: string): JunkEntry | undefined =>
  NAMES_ALONE.has(word) ? undefined : GENERATED.get(hashOfWord(word));

/** Whether each of these words names what is commonly thrown away, or hints at it: "couch", "box spring". */
export function isJunkWords(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => junkEntryOf([word])?.entry.common === true);
}

/** "Chests of drawers", "jugs of washer fluid" carry their plural on the first word. */
function pluralFirst([first = '', ...rest]: readonly string[]): FoundEntry | null {
  if (rest.length === 0 || !first.endsWith('s')) return null;
  const name = [first.slice(0, -1), ...rest].join(' ');
  const entry = ENTRIES.get(name);
  return entry === undefined ? null : { entry, name, plural: true };
}

/** Later lists win: a hazard is never hidden by another type, a thing never by a hint. */
function entries(): Map<string, JunkEntry> {
  const found = new Map<string, JunkEntry>();
  add(found, MEASURES, { ...HOLDER, role: 'measure' });
  add(found, CONTAINERS, { ...HOLDER, role: 'container' });
  for (const type of JUNK_TYPES) add(found, JUNK_HINTS[type], { ...HOLDER, junkType: type });
  for (const type of JUNK_TYPES) addCommon(found, JUNK_THINGS[type], { ...THING, junkType: type });
  for (const kind of HAZARD_KINDS) addCommon(found, HAZARDS[kind].words, { ...HAZARDOUS, hazard: kind });
  return found;
}

/** Later lists win here, too. */
function generatedEntries(): Map<number, JunkEntry> {
  const found = new Map<number, JunkEntry>();
  const addPacked = (packed: string | undefined, entry: JunkEntry) => {
    for (const hash of unpackHashes(packed ?? '')) found.set(hash, entry);
  };
  for (const type of JUNK_TYPES) {
    const thing = { ...THING, junkType: type, common: false };
    addPacked(GENERATED_THINGS[type], thing);
    addPacked(GENERATED_IN_COMPANY[type], { ...thing, needs: 'company' });
  }
  for (const kind of HAZARD_KINDS) {
    addPacked(GENERATED_HAZARDS[kind], { ...HAZARDOUS, hazard: kind, common: false });
  }
  return found;
}

function add(found: Map<string, JunkEntry>, list: string, entry: JunkEntry): void {
  for (const phrase of phrasesOf(list)) found.set(phrase, entry);
}

function addCommon(found: Map<string, JunkEntry>, list: string, entry: JunkEntry): void {
  for (const phrase of phrasesOf(list)) {
    found.set(phrase, { ...entry, holds: found.get(phrase)?.holds ?? false, needs: needsOf(phrase) });
  }
}

function needsOf(phrase: string): JunkEntry['needs'] {
  if (IN_CONDITION.has(phrase)) return 'condition';
  return IN_COMPANY.has(phrase) ? 'company' : 'nothing';
}
