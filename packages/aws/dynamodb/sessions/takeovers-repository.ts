import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { sessionKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { fromSessionItem, type SessionRow } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** Who takes a chat over. */
export interface Holder {
  adminId: string;
  adminName: string;
}

export type TakeoverResult =
  | { outcome: 'changed' | 'unchanged'; session: ChatSession }
  | { outcome: 'held'; session: ChatSession }
  | { outcome: 'closed' | 'missing' };

interface Change {
  update: string;
  condition: string;
  values?: Record<string, unknown>;
}

const MAX_ATTEMPTS = 5;
/** A holder's pings are noted at most this often. */
const NOTED_EVERY_MS = 20_000;

const NAMES = { '#status': 'status', '#version': 'version' };
const RELEASE = 'isHandedOff = :no ADD #version :one REMOVE adminId, adminName';

/**
 * What admins change of sessions: each is one conditional write, so that of many at once exactly one wins. A refused
 * change reads why, and is tried again where the reason has passed meanwhile.
 */
export class TakeoversRepository {
  readonly #table: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  /** @param table the sessions' table. */
  constructor(table: Table, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = table;
    this.#sessions = sessions;
  }

  /** Assigns an active session to an admin, unless another one holds it. */
  async takeOver(id: string, holder: Holder, now: Date): Promise<TakeoverResult> {
    const change: Change = {
      update:
        'SET isHandedOff = :yes, adminId = :id, adminName = :name, adminViewed = :yes, holderSeenAt = :now, ' +
        'waitingSince = if_not_exists(personRequestedAt, :nobody) ' +
        'ADD #version :one REMOVE personRequestedAt, personRequestAbout',
      condition: '#status = :active AND isHandedOff = :no',
      values: {
        ':yes': true,
        ':no': false,
        ':id': holder.adminId,
        ':name': holder.adminName,
        ':now': now.toISOString(),
        ':active': 'active',
        ':nobody': null,
      },
    };
    return this.#apply(id, change, (session) => {
      if (session.status === 'closed') return { outcome: 'closed' };
      if (!session.isHandedOff) return null;
      return { outcome: session.adminId === holder.adminId ? 'unchanged' : 'held', session };
    });
  }

  /** Ends a takeover, whoever holds the session: the assistant continues. */
  async end(id: string): Promise<TakeoverResult> {
    const values = { ':yes': true, ':no': false };
    const change = { update: `SET ${RELEASE}`, condition: 'isHandedOff = :yes', values };
    return this.#apply(id, change, (session) =>
      session.isHandedOff ? null : { outcome: 'unchanged', session },
    );
  }

  /** Closes a session for good, which ends a takeover as well. */
  async close(id: string): Promise<TakeoverResult> {
    const values = { ':no': false, ':closed': 'closed' };
    // A list may still name a session that is gone, which must not come back.
    const condition = 'attribute_exists(id) AND #status <> :closed';
    const change = { update: `SET #status = :closed, ${RELEASE}`, condition, values };
    return this.#apply(id, change, (session) =>
      session.status === 'closed' ? { outcome: 'unchanged', session } : null,
    );
  }

  /** Marks a session as viewed by an admin. */
  async view(id: string): Promise<TakeoverResult> {
    const change = {
      update: 'SET adminViewed = :yes ADD #version :one',
      condition: 'adminViewed = :no',
      values: { ':yes': true, ':no': false },
    };
    return this.#apply(id, change, (session) =>
      session.adminViewed ? { outcome: 'unchanged', session } : null,
    );
  }

  /** Releases a session whose holder was away, unless they were active since it was read; null otherwise. */
  async release({ session, holderSeenAt }: SessionRow): Promise<ChatSession | null> {
    return this.#write(session.id, {
      update: `SET ${RELEASE}`,
      condition: `isHandedOff = :yes AND #version = :version AND ${
        holderSeenAt === null ? 'attribute_not_exists(holderSeenAt)' : 'holderSeenAt = :seen'
      }`,
      values: {
        ':yes': true,
        ':no': false,
        ':version': session.version,
        ...(holderSeenAt !== null && { ':seen': holderSeenAt }),
      },
    });
  }

  /** Marks the admin who holds a session as present; without effect where they do not hold it. */
  async renew(id: string, adminId: string, now: Date): Promise<void> {
    await this.#table.update(sessionKey(id), {
      update: 'SET holderSeenAt = :now',
      condition: 'isHandedOff = :yes AND adminId = :id AND holderSeenAt < :noted',
      values: {
        ':now': now.toISOString(),
        ':noted': new Date(now.getTime() - NOTED_EVERY_MS).toISOString(),
        ':yes': true,
        ':id': adminId,
      },
    });
  }

  async #apply(
    id: string,
    change: Change,
    refuse: (session: ChatSession) => TakeoverResult | null,
  ): Promise<TakeoverResult> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const changed = await this.#write(id, change);
      if (changed) return { outcome: 'changed', session: changed };
      const row = await this.#sessions.get(id);
      if (!row) return { outcome: 'missing' };
      const refusal = refuse(row.session);
      if (refusal) return refusal;
    }
    throw new Error('A session kept changing while it was to be changed.');
  }

  /** The session as it is after the change, or null where the condition does not hold. */
  async #write(id: string, { update, condition, values }: Change): Promise<ChatSession | null> {
    const used = Object.entries(NAMES).filter(([name]) => `${update} ${condition}`.includes(name));
    const item = await this.#table.update(sessionKey(id), {
      update,
      condition,
      names: Object.fromEntries(used),
      values: { ':one': 1, ...values },
    });
    return item && fromSessionItem(item).session;
  }
}
