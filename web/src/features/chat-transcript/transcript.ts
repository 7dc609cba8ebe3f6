import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { SENDER_LABELS } from '#lib/chat/sender-labels.ts';

/** The messages of a visitor's chats. */
export interface Transcript {
  /** The chats that the messages are from, where they are known; the newest first. */
  sessions: readonly ChatSession[];
  /** In the order of their times; within a chat in the order of `seq`. */
  messages: readonly ChatMessage[];
  /** What the team noted of these chats, and the server of their takeovers. */
  notes: readonly ChatNote[];
}

/** A line of a transcript. */
export type TranscriptLine = { message: ChatMessage } | { note: ChatNote };

/** The messages, each note before the first message of its chat that came after it; those of chats without messages at the end. */
export function transcriptLines({ messages, notes }: Transcript): TranscriptLine[] {
  const last = new Map(messages.map(({ sessionId, seq }) => [sessionId, seq]));
  const left = new Set(notes);
  const take = (isDue: (note: ChatNote) => boolean) => {
    const due = [...left].filter(isDue).toSorted((a, b) => a.number - b.number);
    for (const note of due) left.delete(note);
    return due.map((note) => ({ note }));
  };
  const lines = messages.flatMap((message): TranscriptLine[] => {
    const { sessionId, seq } = message;
    const before = take((note) => note.sessionId === sessionId && note.afterSeq < seq);
    const isLast = last.get(sessionId) === seq;
    return [...before, { message }, ...(isLast ? take((note) => note.sessionId === sessionId) : [])];
  });
  return [...lines, ...take(() => true)];
}

/** What the team wrote, without what the server noted of takeovers. */
export function writtenNotes(notes: readonly ChatNote[]): ChatNote[] {
  return notes.filter(({ event }) => event === undefined);
}

/** Returns the messages of several chats in one order. */
export function sortMessages(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted(
    (a, b) => compare(a.timestamp, b.timestamp) || compare(a.sessionId, b.sessionId) || compare(a.seq, b.seq),
  );
}

/** Said above a transcript in which the assistant speaks: the server has it from the visitor's browser alone. */
export const RELAY_NOTE = 'What the assistant says is sent by the visitor’s browser.';

/** Whether the note belongs above these messages. */
export function isRelayed(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ relayedBy }) => relayedBy !== undefined);
}

/** Whom a message is from: of the team by name, where the message knows it. A name alone could be taken for the visitor's. */
export function senderText({ sender, authorName }: Pick<ChatMessage, 'sender' | 'authorName'>): string {
  const label = SENDER_LABELS[sender];
  return authorName === undefined ? label : `${authorName} (${label})`;
}

/** A chat's number as people see it: the beginning of its id distinguishes a visitor's chats. */
export function sessionNumber(sessionId: string): string {
  return `Session #${sessionId.slice(0, 8)}`;
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
