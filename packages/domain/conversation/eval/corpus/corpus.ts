import type { Dialogue } from '../dialogue.ts';
import { ALL_AT_ONCE } from './all-at-once.ts';
import { CALL_BACKS } from './call-backs.ts';
import { CHANGING_THEIR_MIND } from './changing-their-mind.ts';
import { CORRECTIONS } from './corrections.ts';
import { DAYS_AND_PLACES } from './days-and-places.ts';
import { EMOJI } from './emoji.ts';
import { FRENCH } from './french.ts';
import { HOSTILE } from './hostile.ts';
import { OUT_OF_ORDER } from './out-of-order.ts';
import { QUESTIONS } from './questions.ts';
import { TERSE } from './terse.ts';
import { TIDY } from './tidy.ts';
import { TYPOS } from './typos.ts';
import { UNFINISHABLE } from './unfinishable.ts';
import { UNREHEARSED } from './unrehearsed.ts';

const KINDS: Record<string, readonly Dialogue[]> = {
  tidy: TIDY,
  terse: TERSE,
  typos: TYPOS,
  'all-at-once': ALL_AT_ONCE,
  'out-of-order': OUT_OF_ORDER,
  'changing-their-mind': CHANGING_THEIR_MIND,
  corrections: CORRECTIONS,
  hostile: HOSTILE,
  french: FRENCH,
  emoji: EMOJI,
  questions: QUESTIONS,
  'days-and-places': DAYS_AND_PLACES,
  'call-backs': CALL_BACKS,
  unfinishable: UNFINISHABLE,
  unrehearsed: UNREHEARSED,
};

/** Every dialogue with its id: its kind and its number within the kind. */
export const CORPUS: readonly (Dialogue & { id: string })[] = Object.entries(KINDS).flatMap(
  ([kind, dialogues]) => dialogues.map((dialogue, index) => ({ ...dialogue, id: `${kind}-${index + 1}` })),
);
