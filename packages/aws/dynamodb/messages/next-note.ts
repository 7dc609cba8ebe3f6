import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import type { Table } from '../table/table.ts';
import { toNoteItem } from './note-items.ts';

type Said = Pick<
  ChatNote,
  'authorId' | 'authorName' | 'content' | 'event' | 'toName' | 'fromName' | 'closing'
>;

/**
 * Returns what the server notes of a change of a session, as its next note: to be stored in one transaction with the change, and
 * read by the team alone, as notes are (0063).
 * @param messages the messages' table.
 */
export function nextNote(messages: Table, session: ChatSession, said: Said, now: Date) {
  const number = session.noteSeq + 1;
  const note = {
    id: crypto.randomUUID(),
    sessionId: session.id,
    number,
    afterSeq: session.seq,
    createdAt: now.toISOString(),
    ...said,
  };
  const condition = { condition: 'attribute_not_exists(sessionId)' };
  return { number, write: messages.putting(toNoteItem(note), condition) };
}
