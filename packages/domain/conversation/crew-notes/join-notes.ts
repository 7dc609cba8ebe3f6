import { withCodePutRight } from './code-put-right.ts';

/** Appends notes to the known ones; what is known already is not said twice, and a code that was put right stands once. */
export function joinNotes(known: string | null, notes: string): string {
  if (known === null || notes.includes(known)) return notes;
  if (known.includes(notes)) return known;
  return withCodePutRight(known, notes) ?? `${known}\n${notes}`;
}
