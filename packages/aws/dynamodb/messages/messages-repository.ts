import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import {
  type MessageAuthor,
  type MessageRefusal,
  messageRefusal,
} from '@harbour-haul/domain/chat/message-author';
import { consumeRateLimit } from '@harbour-haul/domain/chat/message-rate-limit';
import { isSameMessage, type MessageDraft, postMessage } from '@harbour-haul/domain/chat/post-message';
import { funnelWrites } from '../sessions/chat-funnel.ts';
import { messageReceiptId, type SessionRow } from '../sessions/session-items.ts';
import { advanceSession, putMessage, putMessageReceipt } from '../sessions/session-writes.ts';
import type { SessionsRepository } from '../sessions/sessions-repository.ts';
import { cancellationCodes, isWriteConflict, retryOnConflict } from '../table/transactions.ts';
import { fromMessageItem, readMessagesAfter, readNewestMessages } from './message-pages.ts';

export interface MessagePost {
  author: MessageAuthor;
  draft: MessageDraft;
  now: Date;
  /** Where the conversation stands with it, by the visitor's widget (`domain/chat/funnel.ts`); none is 0. */
  step?: number;
}

export type MessageResult =
  /** With the session as it is now, from which the next message can continue. */
  | { outcome: 'stored'; message: ChatMessage; row: SessionRow }
  | { outcome: 'repeated'; message: ChatMessage }
  | { outcome: 'id_used_for_other_message' }
  | { outcome: 'refused'; reason: MessageRefusal }
  | { outcome: 'too_fast'; retryAfterSeconds: number }
  | { outcome: 'busy' };

/** Where the writes of a message stand in its transaction. */
const SESSION = 0;
const RECEIPT = 2;

/**
 * Messages in DynamoDB. A message, its session and its receipt change in one transaction, so numbers have no gaps and
 * whoever sees a message can see all before it (decision 0008).
 */
export class MessagesRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;
  private readonly sessions: SessionsRepository;
  private readonly sessionsTable: string;

  constructor(
    client: DynamoDBDocumentClient,
    table: string,
    sessions: SessionsRepository,
    sessionsTable: string,
  ) {
    this.client = client;
    this.table = table;
    this.sessions = sessions;
    this.sessionsTable = sessionsTable;
  }

  /**
   * Stores a message as the next one of a session, once whatever is repeated or runs at the same time.
   * @param read the session as the caller knows it. It is read again on a conflict, and before a message
   * is refused: what the caller read may be outdated.
   */
  async post(read: SessionRow, post: MessagePost): Promise<MessageResult> {
    let known: SessionRow | null = read;
    const result = await retryOnConflict(async () => {
      const given = known;
      known = null;
      const result = given && (await this.tryPost(given, post));
      if (result && result.outcome !== 'refused') return result;
      return this.tryPost((await this.sessions.get(read.session.id)) ?? read, post);
    });
    return result ?? { outcome: 'busy' };
  }

  private async tryPost(
    { session, paidUntil, holderSeenAt, furthestStep }: SessionRow,
    post: MessagePost,
  ): Promise<MessageResult | null> {
    const { author, draft, now, step = 0 } = post;
    const reason = messageRefusal(session, author);
    if (reason) return (await this.repeated(session.id, draft)) ?? { outcome: 'refused', reason };
    const pace =
      author.sender === 'admin' ? { ok: true as const, paidUntil } : consumeRateLimit(paidUntil, now);
    if (!pace.ok) {
      const { retryAfterSeconds } = pace;
      return (await this.repeated(session.id, draft)) ?? { outcome: 'too_fast', retryAfterSeconds };
    }
    const { session: next, message } = postMessage(session, draft, now);
    const byHolder = author.sender === 'admin';
    const row = {
      session: next,
      paidUntil: pace.paidUntil,
      holderSeenAt: byHolder ? next.lastActivityAt : holderSeenAt,
      furthestStep: Math.max(furthestStep, step),
    };
    const writes = [
      advanceSession(this.sessionsTable, row, session, byHolder),
      putMessage(this.table, message),
      ...putMessageReceipt(this.sessionsTable, message, now),
      ...funnelWrites(this.sessionsTable, session, furthestStep, row.furthestStep),
    ];
    try {
      await this.client.send(new TransactWriteCommand({ TransactItems: writes }));
      return { outcome: 'stored', message, row };
    } catch (error) {
      if (cancellationCodes(error)?.[RECEIPT] === 'ConditionalCheckFailed') {
        return this.repeated(session.id, draft);
      }
      if (isWriteConflict(error, [SESSION])) return null;
      throw error;
    }
  }

  /** The result of the first message with this client message id, or null where there is none. */
  private async repeated(sessionId: string, draft: MessageDraft): Promise<MessageResult | null> {
    if (draft.clientMessageId === null) return null;
    const id = messageReceiptId(sessionId, draft.clientMessageId);
    const receipt = await this.read(this.sessionsTable, { id });
    if (!receipt) return null;
    const item = await this.read(this.table, { sessionId, seq: receipt.messageSeq });
    if (!item) throw new Error('A receipt names a message that is not there.');
    const message = fromMessageItem(item);
    return isSameMessage(message, draft)
      ? { outcome: 'repeated', message }
      : { outcome: 'id_used_for_other_message' };
  }

  /** Messages after a number, in order; see `message-pages.ts`. */
  async after(sessionId: string, seq: number, limit: number): Promise<ChatMessage[]> {
    return readMessagesAfter(this.client, this.table, sessionId, seq, limit);
  }

  /** The newest messages, in order; see `message-pages.ts`. */
  async newest(sessionId: string, limit: number): Promise<ChatMessage[]> {
    return readNewestMessages(this.client, this.table, sessionId, limit);
  }

  private async read(
    TableName: string,
    Key: Record<string, unknown>,
  ): Promise<Record<string, unknown> | null> {
    const { Item } = await this.client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ?? null;
  }
}
