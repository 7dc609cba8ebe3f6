import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { hasTimeFor } from '../../clients/deadline.ts';
import { OWNER_ATTRIBUTE } from '../keys.ts';
import { forgetWork, noteForgetting } from '../leads/changes/unfinished-work.ts';
import { messageKey, notesPartition, sessionKey, unfinishedChatKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { retryTransaction } from '../table/transactions.ts';
import { ChatTerms } from './chat-terms.ts';
import { fromSessionItem, ownerStatus, statusOfState } from './session-items.ts';

const MAX_WRITES = 100;
/** A step begins only where there is so much time for it. */
const STEP_MS = 2_000;

/** A session that is forgotten, and whether all that was said in it is. */
export interface Forgetting {
  /** Null where there is none. */
  session: ChatSession | null;
  /** False where the time was not enough: the next call goes on. */
  isDone: boolean;
}

/** How far the messages of a partition are empty: all up to this number. */
type Emptied = Record<'messages' | 'notes', number>;

/**
 * Forgets what was said in a chat. Its messages keep their numbers and senders, so that whoever shows the chat finds no
 * hole, and lose their content, whoever wrote it: the others repeat what the visitor said. So do the notes of admins.
 */
export class ChatForgetter {
  readonly #sessions: Table;
  readonly #messages: Table;
  readonly #leads: Table;
  readonly #terms: ChatTerms;

  /** @param tables `leads` has the note of what is not finished. */
  constructor(tables: { sessions: Table; messages: Table; chatTerms: Table; leads: Table }) {
    this.#sessions = tables.sessions;
    this.#messages = tables.messages;
    this.#leads = tables.leads;
    this.#terms = new ChatTerms(tables.chatTerms);
  }

  /**
   * Closes a session, so that nothing is added to it, and empties its messages, as many as there is time for. It is noted
   * before anything is done, and how far it is after each step, so that whatever is cut off goes on from there.
   */
  async forget(sessionId: string, now: Date): Promise<Forgetting> {
    const emptied = await this.#begin(sessionId);
    const session = await this.#close(sessionId, now);
    if (session) await this.#terms.remove(sessionId, now);
    const isDone =
      session === null ||
      ((await this.#empty('messages', sessionId, emptied)) &&
        (await this.#empty('notes', sessionId, emptied)));
    if (isDone) await forgetWork(this.#leads, { what: 'forgetting', sessionId });
    return { session, isDone };
  }

  async #begin(sessionId: string): Promise<Emptied> {
    const noted = await this.#leads.get(unfinishedChatKey(sessionId));
    if (!noted) await noteForgetting(this.#leads, sessionId);
    return { messages: Number(noted?.messages ?? 0), notes: Number(noted?.notes ?? 0) };
  }

  /** Empties messages or notes, a transaction at a time; false where there was no time for all. */
  async #empty(kind: keyof Emptied, sessionId: string, emptied: Emptied): Promise<boolean> {
    const partition = kind === 'notes' ? notesPartition(sessionId) : sessionId;
    for (;;) {
      if (!hasTimeFor(STEP_MS)) return false;
      const { items } = await this.#messages.queryPage({
        where: 'sessionId = :partition AND seq > :emptied',
        values: { ':partition': partition, ':emptied': emptied[kind] },
        attributes: 'seq',
        consistent: true,
        limit: MAX_WRITES,
      });
      const numbers = items.map(({ seq }) => Number(seq));
      if (numbers.length > 0) {
        const writes = numbers.map((seq) => this.#emptying(partition, seq));
        await retryTransaction(() => this.#messages.transact(writes));
      }
      if (numbers.length < MAX_WRITES) return true;
      emptied[kind] = Math.max(...numbers);
      await noteForgetting(this.#leads, sessionId, emptied);
    }
  }

  #emptying(partition: string, seq: number): Write {
    return this.#messages.updating(messageKey(partition, seq), {
      update: 'SET content = :forgotten, image = :none',
      condition: 'attribute_exists(sessionId)',
      values: { ':forgotten': FORGOTTEN_TEXT, ':none': null },
    });
  }

  /** Closes a session for good, the first time alone, and takes what lists show of it. */
  async #close(sessionId: string, now: Date): Promise<ChatSession | null> {
    const changed = await this.#sessions.update(sessionKey(sessionId), {
      update:
        'SET #status = :closed, #owner = :nobodys, isHandedOff = :no, forgottenAt = :now, lastMessage = :last ' +
        'ADD #version :one REMOVE adminId, adminName, adminDisplayName, personRequestedAt, personRequestAbout, askedBeforeCancel, customer, leadId, leadSentAt, leadCanceledAt, callBackAt, handedOverBy, ownerId, ownerName, ' +
        'snoozedUntil, snoozedBy, snoozeEndedAt, questions',
      condition: 'attribute_exists(id) AND attribute_not_exists(forgottenAt)',
      names: { '#status': 'status', '#version': 'version', '#owner': OWNER_ATTRIBUTE },
      values: {
        ':closed': 'closed',
        // Who lists nobody's closed chats finds it among them, as who lists all closed ones.
        ':nobodys': ownerStatus(null, statusOfState('closed')),
        ':no': false,
        ':now': now.toISOString(),
        ':one': 1,
        ':last': { sender: 'assistant', content: FORGOTTEN_TEXT, timestamp: now.toISOString() },
      },
    });
    const item = changed ?? (await this.#sessions.get(sessionKey(sessionId)));
    return item && fromSessionItem(item).session;
  }
}
