import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';

const MOST = 1000;

/**
 * Sessions as their last message through this process left them. A message that goes on from one saves a read; where
 * somebody else has changed the session meanwhile, its transaction fails and reads it again.
 */
export class SessionMemory {
  private readonly known = new Map<string, SessionRow>();

  get(sessionId: string): SessionRow | undefined {
    return this.known.get(sessionId);
  }

  keep(row: SessionRow): void {
    const { id } = row.session;
    const before = this.known.get(id);
    if (before && before.session.seq > row.session.seq) return;
    this.known.delete(id);
    this.known.set(id, row);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }
}
