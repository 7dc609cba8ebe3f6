import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { OWNER_ATTRIBUTE } from '../keys.ts';
import { messageKey, notesPartition, sessionKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryTransaction } from '../table/transactions.ts';
import { ChatTerms } from './chat-terms.ts';
import { fromSessionItem } from './session-items.ts';

const MAX_WRITES = 100;

/**
 * Forgets what was said in a chat. Its messages keep their numbers and senders, so that whoever shows the chat finds no
 * hole, and lose their content, whoever wrote it: the others repeat what the visitor said. So do the notes of admins.
 */
export class ChatForgetter {
  readonly #sessions: Table;
  readonly #messages: Table;
  readonly #terms: ChatTerms;

  constructor(tables: { sessions: Table; messages: Table; chatTerms: Table }) {
    this.#sessions = tables.sessions;
    this.#messages = tables.messages;
    this.#terms = new ChatTerms(tables.chatTerms);
  }

  /**
   * Closes a session, so that nothing is added to it, and empties its messages. Doing it again continues where a failure
   * stopped.
   * @returns the session as it is then; null where there is none.
   */
  async forget(sessionId: string, now: Date): Promise<ChatSession | null> {
    const session = await this.#close(sessionId, now);
    if (!session) return null;
    await this.#terms.remove(sessionId, now);
    const writes = [
      ...(await this.#emptyings(sessionId)),
      ...(await this.#emptyings(notesPartition(sessionId))),
    ];
    for (let from = 0; from < writes.length; from += MAX_WRITES) {
      await retryTransaction(() => this.#messages.transact(writes.slice(from, from + MAX_WRITES)));
    }
    return session;
  }

  /** Closes a session for good, the first time alone, and takes what lists show of it. */
  async #close(sessionId: string, now: Date): Promise<ChatSession | null> {
    const changed = await this.#sessions.update(sessionKey(sessionId), {
      update:
        'SET #status = :closed, isHandedOff = :no, forgottenAt = :now, lastMessage = :last ' +
        'ADD #version :one REMOVE adminId, adminName, adminDisplayName, personRequestedAt, personRequestAbout, askedBeforeCancel, customer, leadId, leadSentAt, leadCanceledAt, callBackAt, handedOverBy, ownerId, ownerName, ' +
        'snoozedUntil, snoozedBy, snoozeEndedAt, questions, #owner',
      condition: 'attribute_exists(id) AND attribute_not_exists(forgottenAt)',
      names: { '#status': 'status', '#version': 'version', '#owner': OWNER_ATTRIBUTE },
      values: {
        ':closed': 'closed',
        ':no': false,
        ':now': now.toISOString(),
        ':one': 1,
        ':last': { sender: 'assistant', content: FORGOTTEN_TEXT, timestamp: now.toISOString() },
      },
    });
    const item = changed ?? (await this.#sessions.get(sessionKey(sessionId)));
    return item && fromSessionItem(item).session;
  }

  async #emptyings(partition: string): Promise<Write[]> {
    const items = await this.#messages.queryAll({
      where: 'sessionId = :partition',
      values: { ':partition': partition },
      attributes: 'seq',
      consistent: true,
    });
    return items.map(({ seq }) =>
      this.#messages.updating(messageKey(partition, Number(seq)), {
        update: 'SET content = :forgotten, image = :none',
        condition: 'attribute_exists(sessionId)',
        values: { ':forgotten': FORGOTTEN_TEXT, ':none': null },
      }),
    );
  }
}
