import type { Utterance } from '../../../utterance/utterance.ts';
import type { NamePart } from '../merge-names.ts';
import { isKnownWord, nameRunAt } from '../name-run.ts';
import { letterHintAt } from './letter-hints.ts';
import { spelledAt, spellsAt } from './spelled-letters.ts';
import { withHint, withSpelled } from './spelled-name.ts';

/** Between a name and its spelling: "Tim Cole, that's spelled C-O-L-E". */
const BETWEEN = new Set(
  'thats that is its it spelled spelt spelling spell written so cest sepelle epelle secrit ecrit ca name last first surname'.split(
    ' ',
  ),
);
const MAX_BETWEEN = 5;
const HINTED = 'a hint about a letter';

/** Whether a word is spelled from here on, or behind "that's" and the like. */
export function isSpelledBehind(tokens: Utterance['tokens'], from: number): boolean {
  let at = from;
  while (at - from < MAX_BETWEEN && BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  return spellsAt(tokens, at);
}

/** "Ada, A D A, Cole": the surname behind the letters of a first name, and its own letters. */
function withSurname(tokens: Utterance['tokens'], part: NamePart): NamePart {
  const run = part.value.includes(' ') ? null : nameRunAt(tokens, part.to);
  const isSurname = run !== null && (run.capital || run.words.some(isKnownWord)) && run.value !== part.value;
  if (!isSurname || part.part === 'family') return part;
  return withSpelling({ tokens }, { ...part, value: `${part.value} ${run.value}`, to: run.to });
}

/** "J-O-N, **no h**": behind letters, a hint that they follow says nothing new, and is about no other word. */
function pastToldHint(tokens: Utterance['tokens'], { letters, to }: { letters: string; to: number }): number {
  const hint = letterHintAt(tokens, to);
  if (hint === null) return to;
  const isThere = letters.toLowerCase().includes(hint.letter);
  return (hint.count === 0 ? !isThere : isThere) ? hint.to : to;
}

/** A name with the spelling that follows it applied, and within its span. */
export function withSpelling({ tokens }: Pick<Utterance, 'tokens'>, part: NamePart): NamePart {
  let at = part.to;
  while (at - part.to < MAX_BETWEEN && BETWEEN.has(tokens[at]?.word ?? '')) at += 1;
  const spelled = spelledAt(tokens, at);
  if (spelled !== null) {
    const value = withSpelled(part.value, spelled.letters, tokens.slice(part.to, at));
    const to = pastToldHint(tokens, spelled);
    const reason = to > spelled.to ? `spelled out, ${HINTED}` : 'spelled out';
    return withSurname(tokens, { ...part, value, to, reason: `${part.reason}, ${reason}` });
  }
  const hint = letterHintAt(tokens, at);
  if (hint === null) return part;
  const named = namedBehind(tokens, hint.to, part.value);
  const value = withHint(part.value, hint, named?.index ?? null) ?? part.value;
  const hinted = {
    ...part,
    value,
    to: named?.to ?? hint.to,
    reason: `${part.reason}, ${HINTED}`,
  };
  // "Jayden with a y, J-a-y-d-e-n"
  return spelledAt(tokens, hint.to) === null ? hinted : withSpelling({ tokens }, hinted);
}

/** "Ann Marie, no e on the Ann": the word of the name that a hint is about. */
function namedBehind(
  tokens: Utterance['tokens'],
  at: number,
  name: string,
): { index: number; to: number } | null {
  if (!ABOUT.has(tokens[at]?.word ?? '')) return null;
  const place = tokens[at + 1]?.word === 'the' ? at + 2 : at + 1;
  const index = name
    .toLowerCase()
    .split(' ')
    .indexOf(tokens[place]?.word ?? '');
  return index < 0 ? null : { index, to: place + 1 };
}

const ABOUT = new Set(['on', 'in', 'for', 'sur', 'dans']);
