import type { Mark } from '../utterance/token.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** A run of tokens between two pauses. */
export interface Stretch {
  from: number;
  to: number;
  /** Which sentence of the message it belongs to. */
  sentence: number;
  /** Its sentence ends in a question mark. */
  marked: boolean;
}

const ENDS: ReadonlySet<Mark> = new Set<Mark>(['.', '!', '?', ';', '\n']);
const PAUSES: ReadonlySet<Mark> = new Set<Mark>([...ENDS, ',', ':', '-', ')']);

/** No message that people write has more; those beyond are left alone. */
const MAX_STRETCHES = 80;

/** The stretches of a message: its clauses, and what commas and sentence ends divide in them. */
export function stretchesOf({ tokens, clauses }: Utterance): Stretch[] {
  const starts = new Set(clauses.map(({ from }) => from));
  const stretches: Stretch[] = [];
  let from = 0;
  let sentence = 0;
  for (const [index, { mark }] of tokens.entries()) {
    const ends = ENDS.has(mark);
    const divides = ends || PAUSES.has(mark) || starts.has(index + 1) || index === tokens.length - 1;
    if (!divides) continue;
    if (stretches.length === MAX_STRETCHES) break;
    stretches.push({ from, to: index + 1, sentence, marked: false });
    from = index + 1;
    if (!ends) continue;
    if (mark === '?') markSentence(stretches, sentence);
    sentence += 1;
  }
  return stretches;
}

function markSentence(stretches: readonly Stretch[], sentence: number): void {
  for (let index = stretches.length - 1; stretches[index]?.sentence === sentence; index -= 1) {
    const stretch = stretches[index];
    if (stretch !== undefined) stretch.marked = true;
  }
}
