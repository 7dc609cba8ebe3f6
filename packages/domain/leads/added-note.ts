import { AppError } from '../errors.ts';
import { MAX_NOTES } from './fields/text-limits.ts';

const FULL = `The notes have no room for this: they are at most ${MAX_NOTES} characters.`;

/**
 * The notes of a lead with a line below what stands there; nothing of either is cut.
 * @throws AppError `invalid_input` where both together are too long.
 */
export function withAddedNote(notes: string | null, line: string): string {
  const text = notes === null ? line : `${notes}\n${line}`;
  if (text.length <= MAX_NOTES) return text;
  throw new AppError('invalid_input', FULL, { fields: { addedNote: FULL } });
}
