import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { type LetterHint, letterHintAt, soundsAlike, spelledByHint } from './letter-hints.ts';
import { capitalName } from './name-value.ts';
import { spelledAt } from './spelled-letters.ts';

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
  for (let at = 0; at < tokens.length; at += 1) {
    const spelled = spelledAt(tokens, at);
    if (spelled !== null) {
      const from = leadStart(tokens, at);
      const name = withSpelled(known, spelled.letters, tokens.slice(from, at));
      return { name, from, to: spelled.to, reason: 'spelled out' };
    }
    const hint = known === null ? null : letterHintAt(tokens, at);
    if (hint === null || known === null) continue;
    const name = withHint(known, hint);
    if (name !== null && name !== known)
      return { name, from: leadStart(tokens, at), to: hint.to, reason: 'a hint about a letter' };
  }
  return null;
}

/** The known name with the word that sounds like it put right; a surname, where none does. */
export function withSpelled(known: string | null, letters: string, lead: readonly Token[]): string {
  const spelled = capitalName(letters.toLowerCase());
  if (known === null) return spelled;
  const words = known.split(' ');
  const said = (wanted: ReadonlySet<string>) => lead.some(({ word }) => wanted.has(word));
  let at = words.findIndex((word) => soundsAlike(word, letters));
  if (at < 0) at = said(FIRST) ? 0 : words.length === 1 && !said(LAST) && isVariant(known, letters) ? 0 : -1;
  if (at < 0) return [...(words.length > 1 ? words.slice(0, -1) : words), spelled].join(' ');
  // Their own capitals stand: "MacDonald", spelled.
  if (words[at]?.toLowerCase() === letters.toLowerCase()) return known;
  return words.with(at, spelled).join(' ');
}

/** The known name with the first of its words changed that a hint can be about; null for none. */
export function withHint(known: string, hint: LetterHint): string | null {
  const words = known.split(' ');
  const spelled = words.map((word) => spelledByHint(word, hint));
  const has = words.some(
    (word) => hint.count === null && hint.not === null && word.toLowerCase().includes(hint.letter),
  );
  const at = spelled.findIndex((word, index) => word !== words[index]);
  return has || at < 0 ? null : words.with(at, spelled[at] ?? '').join(' ');
}

const isVariant = (a: string, b: string) => a.charAt(0).toLowerCase() === b.charAt(0).toLowerCase();

function leadStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (from > 0 && at - from < MAX_LEADS && LEADS.has(tokens[from - 1]?.word ?? '')) from -= 1;
  return from;
}
