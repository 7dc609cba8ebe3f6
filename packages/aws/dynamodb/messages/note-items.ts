import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { notesPartition } from '../rows.ts';
import type { Item } from '../table/items.ts';

/** The stored form of a note: beside the messages, in none of their partitions. @param clientNoteId of an admin's own */
export function toNoteItem({ sessionId, number, ...note }: ChatNote, clientNoteId?: string) {
  const own = clientNoteId !== undefined && { clientMessageId: clientNoteId };
  return { ...note, ...own, sessionId: notesPartition(sessionId), seq: number };
}

/** The note of a stored item. */
export function fromNoteItem(sessionId: string, item: Item): ChatNote {
  const { seq, clientMessageId: _, ...note } = item as { seq: number } & Record<string, unknown>;
  return { ...(note as unknown as ChatNote), sessionId, number: seq };
}
