import type { ChatNote } from './chat-note.ts';
import { closingText } from './closing-text.ts';
import { takeoverText } from './takeover-text.ts';

/**
 * Returns what the server noted as the team reads it, in a line among the messages; null where somebody wrote a note.
 * @param time of the day
 */
export function eventText(note: ChatNote, time: string): string | null {
  if (note.event !== undefined) return takeoverText(note.event, note, time);
  return note.closing === undefined ? null : closingText(note.closing, note, time);
}
