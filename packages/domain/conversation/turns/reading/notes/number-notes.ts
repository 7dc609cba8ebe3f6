import { joinNotes } from '../../../crew-notes/join-notes.ts';
import type { ConversationState } from '../../../state.ts';
import { numberUse } from '../../../understanding/recognisers/phone/number-use.ts';
import {
  otherNumberNote,
  whoAnswersNote,
} from '../../../understanding/recognisers/phone/other-number-note.ts';
import { storedOf, type Understanding } from '../../../understanding/understand.ts';
import { furtherNumberNote } from '../further-number.ts';

/** Returns the notes of a message with what it tells of numbers: a second one, who answers there, and what one is for. */
export function withNumbers(
  notes: string | undefined,
  said: Understanding,
  state: ConversationState,
): string | undefined {
  const told = otherNumberNote(said) ?? whoAnswersNote(said, state.slots.name);
  const beside = told === null ? notes : [told, ...linesBeside(notes, told)].join('\n');
  const use = storedOf(said, 'phone') === null ? null : numberUse(said.message);
  const more = [furtherNumberNote(said, state), use].filter((note) => note !== null);
  return [beside, ...more].filter((note) => note !== undefined).reduce(joinBoth, null) ?? undefined;
}

const joinBoth = (known: string | null, note: string): string => joinNotes(known, note);

/** What is told beside a second number, and not with it. */
const linesBeside = (notes: string | undefined, told: string): string[] =>
  (notes ?? '').split('\n').filter((line) => line !== '' && !told.includes(line) && !NUMBER.test(line));
const NUMBER = /\d{3}\D{0,3}\d{4}/;
