import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { BoundedMap } from '../../shared/bounded-map.ts';

const MAX_SESSIONS = 1000;

/**
 * Sessions as their last message through this process left them, which saves the next message a read; on a version
 * conflict its transaction reads the session again.
 */
export class SessionCache {
  readonly #sessions = new BoundedMap<string, SessionRow>(MAX_SESSIONS);

  get(sessionId: string): SessionRow | undefined {
    return this.#sessions.get(sessionId);
  }

  /** Ignores a row that is older than the cached one. */
  set(row: SessionRow): void {
    const { id, seq } = row.session;
    const cached = this.#sessions.get(id);
    if (!cached || cached.session.seq <= seq) this.#sessions.set(id, row);
  }
}
