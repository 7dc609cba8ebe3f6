import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { hasTimeFor } from '../../clients/deadline.ts';
import { buryErasedChat } from '../leads/rows/lead-links.ts';
import { messageKey, messageReceiptKey, notesPartition, sessionKey } from '../rows.ts';
import { commitPatiently, guarded, unguarded } from '../table/commit.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryTransaction } from '../table/transactions.ts';
import { ChatTerms } from './chat-terms.ts';
import { fromSessionItem, isSessionId } from './session-items.ts';
import type { TakeoversRepository } from './takeovers-repository.ts';

/** A message and its receipt are two writes of the hundred that a transaction has, of which one counts them. */
const MESSAGES_PER_TRANSACTION = 49;
const STEP_MS = 2_000;

export interface ChatTables {
  sessions: Table;
  messages: Table;
  leads: Table;
  chatTerms: Table;
}

/** The writes that count what is removed. */
export interface ChatCounting {
  sessions(by: number): Write;
  messages(by: number): Write;
}

/** Removes chats for good. A failure midway leaves rows by which the rest is found again. */
export class ChatEraser {
  readonly #tables: ChatTables;
  readonly #terms: ChatTerms;
  readonly #takeovers: Pick<TakeoversRepository, 'close'>;
  readonly #onForgotten: (session: ChatSession) => Promise<void>;

  /** @param onForgotten is told of each chat that is going to be removed, while its browser can still be reached. */
  constructor(
    tables: ChatTables,
    takeovers: Pick<TakeoversRepository, 'close'>,
    onForgotten: (session: ChatSession) => Promise<void>,
  ) {
    this.#tables = tables;
    this.#terms = new ChatTerms(tables.chatTerms);
    this.#takeovers = takeovers;
    this.#onForgotten = onForgotten;
  }

  /**
   * Removes one chat: closed and marked first, so that nothing is added to it, then its messages and notes, at last itself.
   * False where there was no time for all of it.
   */
  async erase(sessionId: string, counting: ChatCounting): Promise<boolean> {
    if (!isSessionId(sessionId)) return true;
    await this.#takeovers.close(sessionId);
    await this.#markForgotten(sessionId);
    await this.#terms.remove(sessionId, new Date());
    for (const partition of [sessionId, notesPartition(sessionId)]) {
      if (!(await this.#erasePartition(partition, counting))) return false;
    }
    await this.#removeSession(sessionId, counting);
    return true;
  }

  /** A closed chat takes no messages, but notes. A browser that has it open goes by the version. */
  async #markForgotten(sessionId: string): Promise<void> {
    const item = await this.#tables.sessions.update(sessionKey(sessionId), {
      update: 'SET forgottenAt = :now ADD #version :one',
      condition: 'attribute_exists(id) AND attribute_not_exists(forgottenAt)',
      names: { '#version': 'version' },
      values: { ':now': new Date().toISOString(), ':one': 1 },
    });
    if (item) await this.#onForgotten(fromSessionItem(item).session);
  }

  async #erasePartition(partition: string, counting: ChatCounting): Promise<boolean> {
    for (;;) {
      if (!hasTimeFor(STEP_MS)) return false;
      const removals = await this.#messageRemovals(partition);
      if (removals.length === 0) return true;
      const writes = [...removals.flat(), counting.messages(removals.length)];
      await retryTransaction(() => this.#tables.messages.transact(writes));
    }
  }

  /** What removes the next messages, each with the receipt of its client's id. */
  async #messageRemovals(sessionId: string): Promise<Write[][]> {
    const { messages, sessions } = this.#tables;
    const { items } = await messages.queryPage({
      where: 'sessionId = :sessionId',
      values: { ':sessionId': sessionId },
      attributes: 'seq, clientMessageId',
      consistent: true,
      limit: MESSAGES_PER_TRANSACTION,
    });
    return items.map(({ seq, clientMessageId }) => [
      messages.deleting(messageKey(sessionId, Number(seq))),
      ...(typeof clientMessageId === 'string'
        ? [sessions.deleting(messageReceiptKey(sessionId, clientMessageId))]
        : []),
    ]);
  }

  /** Where the session is gone already, nothing is counted again. */
  async #removeSession(sessionId: string, counting: ChatCounting): Promise<void> {
    const { sessions, leads } = this.#tables;
    const exists = { condition: 'attribute_exists(id)' };
    await commitPatiently(sessions, [
      ...guarded('conflict', sessions.deleting(sessionKey(sessionId), exists)),
      ...unguarded(buryErasedChat(leads, sessionId, new Date()), counting.sessions(1)),
    ]);
  }
}
