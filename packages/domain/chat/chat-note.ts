/** What an admin notes of a chat for the others. Its visitor never gets it. */
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
}
