import { SENDING } from '../../../../lexicon/answers/sending-words.ts';
import { NEVER_IN_NAMES } from '../../../../lexicon/names/name-words.ts';
import type { Token } from '../../../utterance/token.ts';
import type { Utterance } from '../../../utterance/utterance.ts';
import { nameRunAt } from '../name-run.ts';
import { capitalName } from '../name-value.ts';
import { beginsAlike, type LetterHint, letterHintAt, soundsAlike, spelledByHint } from './letter-hints.ts';
import { spelledAt, spellsAt } from './spelled-letters.ts';

/** A name put right by how it is spelled, and the tokens that say so. */
export interface SpelledName {
  name: string;
  from: number;
  to: number;
  reason: string;
}

/** Leads in to a spelling: "that's", "my last name is spelled". */
const LEADS = new Set(
  'thats that is its it spelled spelt spelling spell written name last first surname lastname cest sepelle epele epelle secrit ecrit ca with my the and'.split(
    ' ',
  ),
);
const LAST = new Set(['last', 'surname', 'lastname', 'family', 'famille']);
const FIRST = new Set(['first', 'given', 'prenom']);
const MAX_LEADS = 6;

/**
 * A name that a message spells: "that's C-O-L-E", "Marc with a c", "with two n's". `known` is the name that is put
 * right; null where the message gives no spelling, or one that changes nothing.
 */
export function spelledName({ tokens }: Utterance, known: string | null): SpelledName | null {
  const at = tokens.findIndex(
    (_token, index) => spellsAt(tokens, index) || spelledAt(tokens, index) !== null,
  );
  const spelled = at < 0 ? null : spelledAt(tokens, at);
  if (spelled === null) return known === null ? null : hintedName(tokens, known);
  // "S U B M I T" spells no name.
  const word = spelled.letters.toLowerCase();
  if (NEVER_IN_NAMES.has(word) || SENDING.has(word)) return null;
  // "Yared Tesfaye. Y A R E D"
  const before = known === null ? nameBefore(tokens, at, spelled.letters) : null;
  if (before !== null) return { ...before, to: spelled.to, reason: 'spelled out' };
  const from = leadStart(tokens, at);
  // "It's J-A-N-E Roe", of a known Roe
  const [family = ''] = known?.split(' ').slice(-1) ?? [];
  const isBeside = family !== '' && tokens[spelled.to]?.word === family.toLowerCase();
  const name = isBeside
    ? `${capitalName(spelled.letters.toLowerCase())} ${family}`
    : withSpelled(known, spelled.letters, tokens.slice(from, at));
  return { name, from, to: spelled.to, reason: 'spelled out' };
}

/** A name of several words right before the letters that spell one of them. */
function nameBefore(
  tokens: readonly Token[],
  at: number,
  letters: string,
): { name: string; from: number } | null {
  for (let from = 0; from < at; from += 1) {
    const run = nameRunAt(tokens, from);
    if (run === null || run.to !== at || run.words.length < 2) continue;
    const words = run.value.split(' ');
    const about = words.findIndex(
      (word) => word.toLowerCase() === letters.toLowerCase() || soundsAlike(word, letters),
    );
    if (about >= 0) return { name: words.with(about, capitalName(letters.toLowerCase())).join(' '), from };
  }
  return null;
}

function hintedName(tokens: readonly Token[], known: string): SpelledName | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const hint = letterHintAt(tokens, at);
    if (hint === null) continue;
    const behind = writtenBehind(tokens, hint.to, known);
    if (behind !== null) return { ...behind, from: leadStart(tokens, at), reason: 'a hint about a letter' };
    const written = withWritten(known, tokens[at - 1]?.text ?? '');
    const about = wordBehind(tokens, hint.to, known);
    const name = withHint(written, hint, about) ?? (written === known ? null : written);
    if (name !== null && name !== known)
      return { name, from: leadStart(tokens, at), to: hint.to, reason: 'a hint about a letter' };
  }
  return null;
}

/** "With a K, Kristofer": the known name with the word that is written behind the hint. */
function writtenBehind(
  tokens: readonly Token[],
  at: number,
  known: string,
): { name: string; to: number } | null {
  const text = tokens[at]?.text ?? '';
  if (text.length <= SHORT || tokens[at - 1]?.mark === '' || !/^\p{L}+$/u.test(text)) return null;
  const words = known.split(' ');
  const about = words.findIndex(
    (word) => soundsAlike(word, text) || (isLong(text) && beginsAlike(word, text)),
  );
  if (about < 0) return null;
  const name = words.with(about, capitalName(text)).join(' ');
  return name === known ? null : { name, to: at + 1 };
}

const isLong = (text: string) => text.length >= 2 * SHORT && /^\p{Lu}/u.test(text);

/** The known name with one word as it is written before a hint: "Cathryn with a C". */
function withWritten(known: string, text: string): string {
  const words = known.split(' ');
  // What stands in the name already puts no other word of it right.
  const isNew = words.every((word) => word.toLowerCase() !== text.toLowerCase());
  const at =
    isNew && text.length > SHORT
      ? words.findIndex((word) => soundsAlike(word, text) || (isLong(text) && beginsAlike(word, text)))
      : -1;
  return at < 0 ? known : words.with(at, capitalName(text)).join(' ');
}

/** The known name with the word that sounds like it put right; a surname, where none does. */
export function withSpelled(known: string | null, letters: string, lead: readonly Token[]): string {
  const spelled = capitalName(letters.toLowerCase());
  if (known === null) return spelled;
  const words = known.split(' ');
  const said = (wanted: ReadonlySet<string>) => lead.some(({ word }) => wanted.has(word));
  // "MacNeil, M-a-c"
  if (letters.length === SHORT && words.some((word) => isBegun(word, letters))) return known;
  let at = words.findIndex((word) => soundsAlike(word, letters));
  if (at < 0) at = said(FIRST) ? 0 : words.length === 1 && !said(LAST) && isVariant(known, letters) ? 0 : -1;
  if (at < 0) return [...(words.length > 1 ? words.slice(0, -1) : words), spelled].join(' ');
  // Their own capitals stand: "MacDonald", spelled.
  if (words[at]?.toLowerCase() === letters.toLowerCase()) return known;
  return words.with(at, spelled).join(' ');
}

/** The known name with the first of its words changed that a hint can be about; null for none. */
export function withHint(known: string, hint: LetterHint, about: number | null = null): string | null {
  const words = known.split(' ');
  const spelled = words.map((word, index) =>
    about === null || about === index ? spelledByHint(word, hint) : word,
  );
  const has = words.some(
    (word, index) =>
      (about === null || about === index) &&
      hint.count === null &&
      hint.not === null &&
      word.toLowerCase().includes(hint.letter),
  );
  const at = spelled.findIndex((word, index) => word !== words[index]);
  return has || at < 0 ? null : words.with(at, spelled[at] ?? '').join(' ');
}

const SHORT = 3;
const isBegun = (word: string, letters: string) =>
  word.length >= 2 * SHORT && word.toLowerCase().startsWith(letters);

/** Which word of a name a hint is about: "no e on the end of Clark". */
function wordBehind(tokens: readonly Token[], from: number, known: string): number | null {
  const words = known.split(' ');
  const told = tokens.slice(from, from + MAX_LEADS).map(({ word }) => word);
  const about = words.findIndex((word) => told.some((said) => said.length > 2 && soundsAlike(word, said)));
  if (about >= 0) return about;
  return told.some((word) => LAST.has(word))
    ? words.length - 1
    : told.some((word) => FIRST.has(word))
      ? 0
      : null;
}

const isVariant = (a: string, b: string) => a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

function leadStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < MAX_LEADS && LEADS.has(tokens[from - 1]?.word ?? '')) from -= 1;
  return from;
}
