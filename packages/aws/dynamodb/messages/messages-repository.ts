import { isStepLater } from '@harbour-haul/domain/chat/activity-step';
import type { SaidOfCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import {
  type MessageAuthor,
  type MessageRefusal,
  messageRefusal,
} from '@harbour-haul/domain/chat/messages/message-author';
import { consumeRateLimit } from '@harbour-haul/domain/chat/messages/message-rate-limit';
import {
  isSameMessage,
  type MessageDraft,
  postMessage,
} from '@harbour-haul/domain/chat/messages/post-message';
import type { PersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import { questionsAfter } from '@harbour-haul/domain/chat/questions/team-questions';
import { messageKey, messageReceiptKey } from '../rows.ts';
import { funnelWrites } from '../sessions/chat-funnel.ts';
import type { SessionRow } from '../sessions/session-items.ts';
import { advanceSession, putMessage, putMessageReceipt } from '../sessions/session-writes.ts';
import type { SessionsRepository } from '../sessions/sessions-repository.ts';
import { commit, guarded, unguarded } from '../table/commit.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { fromMessageItem, readMessagesAfter, readNewestMessages } from './message-pages.ts';

export interface MessagePost {
  author: MessageAuthor;
  draft: MessageDraft;
  now: Date;
  /** Where the conversation stands with it, by the visitor's widget (`domain/chat/funnel.ts`); none is 0. */
  step?: number;
  /** Who its visitor is, by the same. */
  customer?: SaidOfCustomer | undefined;
  /** Its visitor asks for a person with it. */
  personRequest?: PersonRequest | undefined;
}

export type MessageResult =
  /**
   * With the session as it is now, from which the next message can continue, and whether more of it has changed than its
   * messages; and, for the first message of a person, how long the visitor had been waiting for it.
   */
  | {
      outcome: 'stored';
      message: ChatMessage;
      row: SessionRow;
      isSessionChanged: boolean;
      waitedSeconds: number | null;
    }
  | { outcome: 'repeated'; message: ChatMessage }
  | { outcome: 'id_used_for_other_message' }
  | { outcome: 'refused'; reason: MessageRefusal }
  | { outcome: 'too_fast'; retryAfterSeconds: number }
  | { outcome: 'busy' };

/**
 * Messages in DynamoDB. A message, its session and its receipt change in one transaction, so numbers have no gaps and
 * whoever sees a message can see all before it (decision 0008).
 */
export class MessagesRepository {
  readonly #table: Table;
  readonly #sessionsTable: Table;
  readonly #sessions: SessionsRepository;

  constructor(tables: { messages: Table; sessions: Table }, sessions: SessionsRepository) {
    this.#table = tables.messages;
    this.#sessionsTable = tables.sessions;
    this.#sessions = sessions;
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
      const result = given && (await this.#tryPost(given, post));
      if (result && result.outcome !== 'refused') return result;
      return this.#tryPost((await this.#sessions.get(read.session.id)) ?? read, post);
    });
    return result ?? { outcome: 'busy' };
  }

  async #tryPost(
    { session, paidUntil, holderSeenAt, waitingSince, furthestStep, listedAt, questions }: SessionRow,
    post: MessagePost,
  ): Promise<MessageResult | null> {
    const { author, draft, now, step = 0, customer, personRequest } = post;
    const reason = messageRefusal(session, author);
    if (reason) return (await this.#repeated(session.id, draft)) ?? { outcome: 'refused', reason };
    const rate =
      author.sender === 'admin' ? { ok: true as const, paidUntil } : consumeRateLimit(paidUntil, now);
    if (!rate.ok) {
      const { retryAfterSeconds } = rate;
      return (await this.#repeated(session.id, draft)) ?? { outcome: 'too_fast', retryAfterSeconds };
    }
    const { session: next, message } = postMessage(session, draft, now, customer, personRequest);
    const byHolder = author.sender === 'admin';
    const row = {
      session: next,
      paidUntil: rate.paidUntil,
      holderSeenAt: byHolder ? next.lastActivityAt : holderSeenAt,
      waitingSince: byHolder ? null : waitingSince,
      furthestStep: Math.max(furthestStep, step),
      listedAt: isStepLater(next.lastActivityAt, listedAt) ? next.lastActivityAt : listedAt,
      questions: questionsAfter(questions, session, draft, personRequest),
    };
    const result = await commit(this.#table, [
      ...guarded('conflict', advanceSession(this.#sessionsTable, row, { session, questions }, byHolder)),
      ...unguarded(putMessage(this.#table, message)),
      ...guarded('receipt', ...putMessageReceipt(this.#sessionsTable, message, now)),
      ...unguarded(...funnelWrites(this.#sessionsTable, session, furthestStep, row.furthestStep)),
    ]);
    const waitedSeconds = byHolder ? secondsSince(waitingSince, now) : null;
    const isSessionChanged = next.version !== session.version;
    if (result === 'committed') return { outcome: 'stored', message, row, isSessionChanged, waitedSeconds };
    return result === 'receipt' ? this.#repeated(session.id, draft) : null;
  }

  /** The result of the first message with this client message id, or null where there is none. */
  async #repeated(sessionId: string, draft: MessageDraft): Promise<MessageResult | null> {
    if (draft.clientMessageId === null) return null;
    const receipt = await this.#sessionsTable.get(messageReceiptKey(sessionId, draft.clientMessageId));
    if (!receipt) return null;
    const item = await this.#table.get(messageKey(sessionId, Number(receipt.messageSeq)));
    if (!item) throw new Error('A receipt names a message that is not there.');
    const message = fromMessageItem(item);
    return isSameMessage(message, draft)
      ? { outcome: 'repeated', message }
      : { outcome: 'id_used_for_other_message' };
  }

  /** Messages after a number, in order; see `message-pages.ts`. */
  async after(sessionId: string, seq: number, limit: number): Promise<ChatMessage[]> {
    return readMessagesAfter(this.#table, sessionId, seq, limit);
  }

  /** The newest messages, in order; see `message-pages.ts`. */
  async newest(sessionId: string, limit: number): Promise<ChatMessage[]> {
    return readNewestMessages(this.#table, sessionId, limit);
  }
}

function secondsSince(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
}
