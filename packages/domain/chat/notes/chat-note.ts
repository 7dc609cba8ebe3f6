/** What of a takeover stands among the notes: an admin took the chat over, passed it on, gave it back, or was away too long. */
export type TakeoverEvent = 'taken' | 'handed-over' | 'ended' | 'released';

/** How a chat was closed: by an admin, or by itself after hours without a word. */
export type Closing = 'by-admin' | 'idle';

/** What an admin notes of a chat for the others, or the server of its takeover and its end. Its visitor never gets it. */
export interface ChatNote {
  id: string;
  sessionId: string;
  /** 1, 2, 3 … within the session, without gaps. */
  number: number;
  content: string;
  /** The username of its author, and as consoles show it. */
  authorId: string;
  authorName: string;
  /** The `seq` of the last message before it. */
  afterSeq: number;
  /** ISO 8601 in UTC, by the server's clock. */
  createdAt: string;
  /** Of a takeover: what its author did, and to whom they handed the chat over; absent where they wrote a note. */
  event?: TakeoverEvent;
  toName?: string;
  /** From whom they took it over, where a colleague had it. No event of its own: consoles of before know what to draw of those four. */
  fromName?: string;
  /** Of the end of the chat. No further event: consoles of before know what to draw of those four alone, and show this as a note. */
  closing?: Closing;
}
