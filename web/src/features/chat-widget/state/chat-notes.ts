import type { ChatRecord, ShownMessage } from './chat-record.ts';

export const CHAT_CLOSED =
  'Our team has closed this chat. Write to us again at any time, and a new one begins.';

/** Who the visitor talks to from now on. */
export function joined(adminName: string | null): string {
  return `You are now chatting with ${adminName ?? 'our team'}`;
}

/** True whether that person ended it or the server did because they were gone; the session does not tell which. */
export function left(adminName: string | null, finished: boolean): string {
  const who = adminName ?? 'Our team';
  return finished ? `${who} has left the chat.` : `${who} has left the chat. The assistant goes on with you.`;
}

/** Tells the visitor what became of the chat: below all that was said, above what is still on its way. */
export function withNote(record: ChatRecord, content: string, now: number): ChatRecord {
  const waiting = new Set(record.outbox.map(({ id }) => id));
  const at = record.messages.findIndex(({ id }) => waiting.has(id));
  const index = at < 0 ? record.messages.length : at;
  return { ...record, messages: record.messages.toSpliced(index, 0, note(content, record.lastSeq, now)) };
}

/** @param seq of what it stands behind, so that what comes later is put below it */
function note(content: string, seq: number, now: number): ShownMessage {
  return {
    id: crypto.randomUUID(),
    sender: 'note',
    content,
    image: null,
    preview: null,
    quickReplies: [],
    at: now,
    delivery: 'sent',
    seq,
  };
}
