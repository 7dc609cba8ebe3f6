import { withCodePutRight } from './code-put-right.ts';
import { withNotePutRight } from './note-put-right.ts';

/** Appends notes to the known ones; what is known already is not said twice, and what is put right, as a code or where the key is, stands once. */
export function joinNotes(known: string | null, notes: string): string {
  if (known === null || notes.includes(known)) return notes;
  if (known.includes(notes)) return known;
  return withCodePutRight(known, notes) ?? withNotePutRight(known, notes) ?? `${known}\n${notes}`;
}
