import { AWAKE, isDue, snoozeEnded } from '@harbour-haul/domain/chat/snoozing/snooze';
import { SESSIONS_BY_SNOOZE } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { decideChange, type TakeoverResult } from './decide-change.ts';
import { statusOfState } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** Chats that admins have put away until a time, in a partition of their own among those by status. */
export class SnoozedChats {
  readonly #table: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  /** @param table the sessions' table. */
  constructor(table: Table, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = table;
    this.#sessions = sessions;
  }

  /** Puts an active session away, whoever holds it, until a time (ISO 8601 in UTC with milliseconds). */
  async snooze(id: string, snoozedUntil: string, snoozedBy: string): Promise<TakeoverResult> {
    return decideChange(this.#table, this.#sessions, id, (session) => {
      if (session.status === 'closed') return { outcome: 'closed' };
      return { session: { ...AWAKE, snoozedUntil, snoozedBy } };
    });
  }

  /** Puts a session back where it would be had nobody put it away. */
  async wake(id: string): Promise<TakeoverResult> {
    return decideChange(this.#table, this.#sessions, id, (session) =>
      session.snoozedUntil === null ? { outcome: 'unchanged', session } : { session: AWAKE },
    );
  }

  /** Brings a session back that is due still. */
  async wakeDue(id: string, now: Date): Promise<TakeoverResult> {
    return decideChange(this.#table, this.#sessions, id, (session) =>
      isDue(session, now) ? { session: snoozeEnded(now) } : { outcome: 'unchanged', session },
    );
  }

  /** The ids of those that are due, as the index has them; what is put away for longer is not read. */
  async due(now: Date): Promise<string[]> {
    const due = await this.#table.queryAll({
      index: SESSIONS_BY_SNOOZE,
      where: '#status = :snoozed AND snoozedUntil <= :now',
      names: { '#status': 'status' },
      values: { ':snoozed': statusOfState('snoozed'), ':now': now.toISOString() },
    });
    return due.map(({ id }) => String(id));
  }
}
