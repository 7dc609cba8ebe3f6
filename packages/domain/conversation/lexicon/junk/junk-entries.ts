import { JUNK_TYPES, type JunkType } from '../../../leads/fields/junk-type.ts';
import { HAZARD_KINDS, HAZARDS, HAZARDS_IN_COMPANY, type HazardKind, TAINTING_WORDS } from '../hazards.ts';
import { JUNK_HINTS, PLACE_THINGS } from './hints.ts';
import { CONTAINERS, MEASURES } from './measures.ts';
import { singularsOf } from './singular.ts';
import { JUNK_THINGS, NEEDS_COMPANY } from './things.ts';

/** What a word or phrase of the lexicon is. */
export interface JunkEntry {
  /** A thing; what hints at a type; what holds things; how much there is of them. */
  role: 'thing' | 'hint' | 'container' | 'measure';
  junkType: JunkType;
  hazard: HazardKind | null;
  /** A thing only in company: "old phone", "two books", not "my phone" or "book me in". */
  needsCompany: boolean;
  /** Passes on to what it holds or hints at: "suitcase of clothes", "garage full of junk". */
  holds: boolean;
}

/** Longest phrase of the lexicon, in words. */
export const MAX_PHRASE_WORDS = 4;

const COMMAS = /[,\n]/;
const SPACES = /\s+/g;

/** The phrases of a list between commas. */
export function phrasesOf(list: string): string[] {
  return list
    .split(COMMAS)
    .map((phrase) => phrase.replace(SPACES, ' ').trim())
    .filter((phrase) => phrase !== '');
}

/** Where junk stands rather than what it is, behind "in" or "by"; singular. */
export const PLACES: ReadonlySet<string> = new Set(phrasesOf(PLACE_THINGS));

/** What makes hazardous whatever is made of it. */
export const TAINTED_BY: ReadonlySet<string> = new Set(phrasesOf(TAINTING_WORDS));

const IN_COMPANY = new Set([...phrasesOf(NEEDS_COMPANY), ...phrasesOf(HAZARDS_IN_COMPANY)]);

const ENTRIES: ReadonlyMap<string, JunkEntry> = entries();

/** An entry as it was found. */
export interface FoundEntry {
  entry: JunkEntry;
  /** As the lexicon writes it, singular. */
  name: string;
  plural: boolean;
}

/** Returns the entry of a folded phrase, singular or plural. */
export function junkEntryOf(words: readonly string[]): FoundEntry | null {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  for (const form of singularsOf(last)) {
    const name = [...before, form].join(' ');
    const entry = ENTRIES.get(name);
    if (entry !== undefined) return { entry, name, plural: form !== last };
  }
  return pluralFirst(words);
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
  const add = (list: string, entry: JunkEntry) => {
    for (const phrase of phrasesOf(list)) found.set(phrase, entry);
  };
  add(MEASURES, entryOf('measure', 'household', { holds: true }));
  add(CONTAINERS, entryOf('container', 'household', { holds: true }));
  for (const type of JUNK_TYPES) add(JUNK_HINTS[type], entryOf('hint', type, { holds: true }));
  for (const type of JUNK_TYPES) addThings(found, JUNK_THINGS[type], entryOf('thing', type));
  for (const kind of HAZARD_KINDS)
    addThings(found, HAZARDS[kind].words, entryOf('thing', 'other', { hazard: kind }));
  return found;
}

function addThings(found: Map<string, JunkEntry>, list: string, entry: JunkEntry): void {
  for (const phrase of phrasesOf(list)) {
    const holds = found.get(phrase)?.holds ?? false;
    found.set(phrase, { ...entry, holds, needsCompany: IN_COMPANY.has(phrase) });
  }
}

function entryOf(role: JunkEntry['role'], junkType: JunkType, more: Partial<JunkEntry> = {}): JunkEntry {
  return { role, junkType, hazard: null, needsCompany: false, holds: false, ...more };
}

const MIN_MISSPELLABLE = 4;

/** Single words that are recognised with a slip in them, by first letter. */
export const MISSPELLABLE: ReadonlyMap<string, readonly string[]> = misspellable();

function misspellable(): Map<string, string[]> {
  const byLetter = new Map<string, string[]>();
  for (const [phrase, { role, needsCompany }] of ENTRIES) {
    const known = role === 'thing' && !needsCompany && !phrase.includes(' ');
    if (!known || phrase.length < MIN_MISSPELLABLE) continue;
    byLetter.set(phrase.charAt(0), [...(byLetter.get(phrase.charAt(0)) ?? []), phrase]);
  }
  return byLetter;
}
