import { type SaidMessage, wordsSince } from '@harbour-haul/domain/chat/messages/words-since';
import type { Table } from '../table/table.ts';

/** Of a chat that went on for long, the newest. */
const MAX_READ = 200;

/** What visitors wrote in chats whose request they had sent: read by who may read nothing else of messages. */
export class VisitorWords {
  readonly #table: Table;

  constructor(messages: Table) {
    this.#table = messages;
  }

  /** What the visitor of a session wrote since they sent their request; see `wordsSince`. */
  async since(sessionId: string, sentAt: string, isSentHere: boolean): Promise<string[]> {
    const newest = await this.#table.queryFirst(
      {
        where: 'sessionId = :sessionId',
        values: { ':sessionId': sessionId },
        names: { '#timestamp': 'timestamp' },
        attributes: 'sender, content, image, #timestamp',
        descending: true,
        consistent: true,
      },
      MAX_READ,
    );
    return wordsSince((newest as unknown as SaidMessage[]).reverse(), sentAt, isSentHere);
  }
}
