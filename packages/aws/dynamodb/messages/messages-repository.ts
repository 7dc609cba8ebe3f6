import { isStepLater } from '@harbour-haul/domain/chat/activity-step';
import type { SaidOfCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import {
  ASSISTANT,
  type MessageAuthor,
  type MessageRefusal,
  messageRefusal,
} from '@harbour-haul/domain/chat/messages/message-author';
import { consumeRateLimit, MESSAGE_RATE_LIMIT } from '@harbour-haul/domain/chat/messages/message-rate-limit';
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
  /** What the assistant says to it; none of it is stored while a person answers. */
  replies?: readonly MessageDraft[];
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
      replies: ChatMessage[];
      row: SessionRow;
      isSessionChanged: boolean;
      waitedSeconds: number | null;
    }
  | { outcome: 'repeated'; message: ChatMessage; replies: ChatMessage[] }
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
   * Stores a message as the next one of a session, and what the assistant says to it behind it: all or nothing, once whatever is
   * repeated or runs at the same time.
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
    if (result?.outcome === 'partly') return this.#postEach(read, post);
    return result ?? { outcome: 'busy' };
  }

  /** @returns `partly` where some of it was stored before, and null on a conflict */
  async #tryPost(
    { session, paidUntil, holderSeenAt, waitingSince, furthestStep, listedAt, questions }: SessionRow,
    post: MessagePost,
  ): Promise<MessageResult | { outcome: 'partly' } | null> {
    const { author, draft, now, step = 0, customer, personRequest } = post;
    const reason = messageRefusal(session, author);
    if (reason) return (await this.#repeated(session.id, post)) ?? { outcome: 'refused', reason };
    const replies = messageRefusal(session, ASSISTANT) === null ? (post.replies ?? []) : [];
    const byHolder = author.sender === 'admin';
    const rate = byHolder
      ? { ok: true as const, paidUntil }
      : consumeRateLimit(paidUntil, now, MESSAGE_RATE_LIMIT, 1 + replies.length);
    if (!rate.ok) {
      const { retryAfterSeconds } = rate;
      return (await this.#repeated(session.id, post)) ?? { outcome: 'too_fast', retryAfterSeconds };
    }
    const said = postMessage(session, draft, now, customer, personRequest);
    const { session: next, messages } = withReplies(said, replies, now);
    const row = {
      session: next,
      paidUntil: rate.paidUntil,
      holderSeenAt: byHolder ? next.lastActivityAt : holderSeenAt,
      waitingSince: byHolder ? null : waitingSince,
      furthestStep: Math.max(furthestStep, step),
      listedAt: isStepLater(next.lastActivityAt, listedAt) ? next.lastActivityAt : listedAt,
      questions: questionsAfter(questions, session, draft, personRequest),
    };
    const receipts = messages.flatMap((message) => putMessageReceipt(this.#sessionsTable, message, now));
    const result = await commit(this.#table, [
      ...guarded('conflict', advanceSession(this.#sessionsTable, row, { session, questions }, byHolder)),
      ...unguarded(...messages.map((message) => putMessage(this.#table, message))),
      ...guarded('receipt', ...receipts),
      ...unguarded(...funnelWrites(this.#sessionsTable, session, furthestStep, row.furthestStep)),
    ]);
    if (result === 'receipt') return (await this.#repeated(session.id, post)) ?? { outcome: 'partly' };
    if (result !== 'committed') return null;
    const waitedSeconds = byHolder ? secondsSince(waitingSince, now) : null;
    const isSessionChanged = next.version !== session.version;
    const [message, ...stored] = messages;
    return { outcome: 'stored', message, replies: stored, row, isSessionChanged, waitedSeconds };
  }

  /**
   * Stores one after the other, where some were stored before. A reply stands right behind what it answers or nowhere: a person who
   * has answered meanwhile has taken its place, also once they have left.
   */
  async #postEach(read: SessionRow, { replies = [], ...post }: MessagePost): Promise<MessageResult> {
    const sessionId = read.session.id;
    if ((await this.#storedBefore(sessionId, post.draft)) === null) {
      const stored = await Promise.all(replies.map((draft) => this.#storedBefore(sessionId, draft)));
      if (stored.some((reply) => reply !== null)) return { outcome: 'id_used_for_other_message' };
    }
    let all = await this.post(read, post);
    for (const draft of replies) {
      if (!isKept(all)) return all;
      const seq = (all.replies.at(-1) ?? all.message).seq + 1;
      const next = await this.#postAs(seq, sessionId, { author: ASSISTANT, draft, now: post.now });
      if (next === null) return all;
      if (!isKept(next)) return next;
      all = together(all, next);
    }
    return all;
  }

  /** Stores a message under a number; null where that is another's, or the session accepts it no more. */
  async #postAs(seq: number, sessionId: string, post: MessagePost): Promise<MessageResult | null> {
    const result = await retryOnConflict(async (): Promise<MessageResult | 'not-next' | null> => {
      // The session first: what has moved it on is to be seen then.
      const row = await this.#sessions.get(sessionId);
      const before = await this.#storedBefore(sessionId, post.draft);
      if (before !== null) {
        const isIt = before.seq === seq && isSameMessage(before, post.draft);
        return isIt
          ? { outcome: 'repeated', message: before, replies: [] }
          : { outcome: 'id_used_for_other_message' };
      }
      if (row?.session.seq !== seq - 1) return 'not-next';
      const result = await this.#tryPost(row, post);
      // Stored by another call since.
      return result?.outcome === 'partly' ? null : result;
    });
    if (result === 'not-next' || (result?.outcome === 'refused' && result.reason === 'handed_off'))
      return null;
    return result ?? { outcome: 'busy' };
  }

  /** The result of the first message with this client message id and its replies, or null where not all were stored. */
  async #repeated(sessionId: string, { draft, replies = [] }: MessagePost): Promise<MessageResult | null> {
    const drafts = [draft, ...replies];
    const stored = await Promise.all(drafts.map((one) => this.#storedBefore(sessionId, one)));
    if (stored.some((message, index) => message && !isSameMessage(message, drafts[index] as MessageDraft)))
      return { outcome: 'id_used_for_other_message' };
    const [message, ...others] = stored.filter((one) => one !== null);
    if (!message || others.length < replies.length) return null;
    return { outcome: 'repeated', message, replies: others };
  }

  /** What is stored under the client message id of a draft; null for nothing. */
  async #storedBefore(sessionId: string, { clientMessageId }: MessageDraft): Promise<ChatMessage | null> {
    if (clientMessageId === null) return null;
    const receipt = await this.#sessionsTable.get(messageReceiptKey(sessionId, clientMessageId));
    if (!receipt) return null;
    const item = await this.#table.get(messageKey(sessionId, Number(receipt.messageSeq)));
    if (!item) throw new Error('A receipt names a message that is not there.');
    return fromMessageItem(item);
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

/** The messages of a turn in their order, and the session after the last. */
function withReplies(
  { session, message }: ReturnType<typeof postMessage>,
  replies: readonly MessageDraft[],
  now: Date,
): { session: ChatSession; messages: [ChatMessage, ...ChatMessage[]] } {
  const messages: [ChatMessage, ...ChatMessage[]] = [message];
  let next = session;
  for (const draft of replies) {
    const replied = postMessage(next, draft, now);
    messages.push(replied.message);
    next = replied.session;
  }
  return { session: next, messages };
}

type Kept = Extract<MessageResult, { message: ChatMessage }>;

const isKept = (result: MessageResult): result is Kept => 'message' in result;

/** What became of a message, and of a reply that was posted after it. */
function together(said: Kept, reply: Kept): Kept {
  const replies = [...said.replies, reply.message];
  if (reply.outcome === 'repeated') return { ...said, replies };
  if (said.outcome === 'repeated') return { ...reply, message: said.message, replies };
  return {
    ...said,
    row: reply.row,
    replies,
    isSessionChanged: said.isSessionChanged || reply.isSessionChanged,
  };
}

function secondsSince(time: string | null, now: Date): number | null {
  return time === null ? null : Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
}
