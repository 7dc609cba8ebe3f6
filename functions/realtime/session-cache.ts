import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';

const MOST = 1000;

/**
 * Sessions as their last message through this process left them, which saves the next message a read; on a version
 * conflict its transaction reads the session again.
 */
export class SessionCache {
  private readonly known = new Map<string, SessionRow>();

  get(sessionId: string): SessionRow | undefined {
    return this.known.get(sessionId);
  }

  set(row: SessionRow): void {
    const { id } = row.session;
    const before = this.known.get(id);
    if (before && before.session.seq > row.session.seq) return;
    this.known.delete(id);
    this.known.set(id, row);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}
