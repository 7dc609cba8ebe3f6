import { createSession } from '@harbour-haul/domain/chat/create-session';
import { sessionReceiptKey, visitorSessionsKey } from '../rows.ts';
import { commit, guarded, unguarded } from '../table/commit.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { claimReceipt, claimVisitor, repeatsClaim } from '../visitors/visitor-claims.ts';
import { newSessionRow, type SessionRow } from './session-items.ts';
import {
  type CreationReceipt,
  nameNewestSession,
  putCreationReceipt,
  putNewSession,
  type VisitorRow,
} from './session-writes.ts';
import { SessionsRepository } from './sessions-repository.ts';

/** How many sessions a visitor may begin in a day (UTC). */
export const SESSIONS_PER_DAY = 20;

const DAY_SECONDS = 24 * 3600;

export interface SessionCreation {
  id: string;
  visitorId: string;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Makes repetitions harmless: the same key and hash return the first session. */
  idempotency: { key: string; bodyHash: string } | null;
  now: Date;
}

export type SessionCreationResult =
  | { outcome: 'created' | 'found'; row: SessionRow }
  /** `claims`: who shows no cookie may have lost it with the first answer. */
  | { outcome: 'repeated'; row: SessionRow; claims: boolean }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'visitor_taken' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | { outcome: 'busy' };

/** Chat sessions in DynamoDB for the function that begins them. */
export class VisitorSessionsRepository extends SessionsRepository {
  readonly #table: Table;
  readonly #visitors: Table;

  /** @param visitors where visitorIds are claimed, for leads, chats and photos alike. */
  constructor(table: Table, visitors: Table) {
    super(table);
    this.#table = table;
    this.#visitors = visitors;
  }

  /** Begins a session, once whatever is repeated; the first use of a visitorId claims it. */
  async create(creation: SessionCreation): Promise<SessionCreationResult> {
    const result = await retryOnConflict(async () =>
      this.#tryCreate(creation, await this.#visitorRow(creation.visitorId)),
    );
    return result ?? { outcome: 'busy' };
  }

  /** The newest active session of a visitor, or a new one; many calls at once find or make the same. */
  async newestActiveOrNew(creation: SessionCreation): Promise<SessionCreationResult> {
    const result = await retryOnConflict(async () => {
      const visitor = await this.#visitorRow(creation.visitorId);
      // Without the cookie, the claim below refuses.
      const row = creation.visitorVerified ? await this.#newestActive(creation.visitorId, visitor) : null;
      return row ? ({ outcome: 'found', row } as const) : this.#tryCreate(creation, visitor);
    });
    return result ?? { outcome: 'busy' };
  }

  /** The newest session as named; where that one is closed, an older one that is still active. */
  async #newestActive(visitorId: string, visitor: VisitorRow | null): Promise<SessionRow | null> {
    const newest = visitor ? await this.get(visitor.newestSessionId) : null;
    if (!newest || newest.session.status === 'active') return newest;
    const { sessions } = await this.ofVisitor(visitorId, { limit: SESSIONS_PER_DAY, after: null });
    // One may have been closed since.
    for (const { id } of sessions.filter(({ status }) => status === 'active')) {
      const row = await this.get(id);
      if (row?.session.status === 'active') return row;
    }
    return null;
  }

  async #tryCreate(
    creation: SessionCreation,
    visitor: VisitorRow | null,
  ): Promise<SessionCreationResult | null> {
    const { id, visitorId, visitorVerified, now } = creation;
    const day = now.toISOString().slice(0, 10);
    const before = visitor?.day === day ? visitor.sessionsOfDay : 0;
    // Revealed to the visitor alone: without the cookie, the claim refuses a known visitorId.
    if (visitorVerified && before >= SESSIONS_PER_DAY) return this.#tooMany(creation);
    const session = createSession(id, visitorId, now);
    const named = { newestSessionId: id, ...earlierIds(visitor), day, sessionsOfDay: before + 1 };
    const result = await commit(this.#table, [
      ...unguarded(putNewSession(this.#table, session)),
      ...guarded('conflict', nameNewestSession(this.#table, visitorId, named, visitor)),
      ...guarded('receipt', ...this.#receiptWrites(creation)),
      ...(visitorVerified ? [] : guarded('claim', claimVisitor(this.#visitors, visitorId, now))),
    ]);
    if (result === 'receipt') return this.#repeated(creation);
    if (result === 'claim') return { outcome: 'visitor_taken' };
    if (result !== 'committed') return null;
    return {
      outcome: 'created',
      row: newSessionRow(session),
    };
  }

  #receiptWrites({ id, idempotency, visitorVerified, now }: SessionCreation) {
    if (!idempotency) return [];
    const { key, bodyHash } = idempotency;
    const receipt = { sessionId: id, bodyHash, ...claimReceipt(!visitorVerified, now) };
    return [putCreationReceipt(this.#table, key, receipt, now)];
  }

  async #tooMany(creation: SessionCreation): Promise<SessionCreationResult> {
    const seconds = Math.floor(creation.now.getTime() / 1000);
    const retryAfterSeconds = DAY_SECONDS - (seconds % DAY_SECONDS);
    return (await this.#repeated(creation)) ?? { outcome: 'too_many', retryAfterSeconds };
  }

  /** The result that is stored under the creation's key, or null for none. */
  async #repeated({ idempotency, now }: SessionCreation): Promise<SessionCreationResult | null> {
    if (!idempotency) return null;
    const item = await this.#table.get(sessionReceiptKey(idempotency.key));
    const receipt = item as (CreationReceipt & { expiresAt: number }) | null;
    if (!receipt || receipt.expiresAt <= now.getTime() / 1000) return null;
    if (receipt.bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
    const row = await this.get(receipt.sessionId);
    // Whoever has said something there has the cookie.
    return row && { outcome: 'repeated', row, claims: row.session.seq === 0 && repeatsClaim(receipt, now) };
  }

  async #visitorRow(visitorId: string): Promise<VisitorRow | null> {
    return (await this.#table.get(visitorSessionsKey(visitorId))) as VisitorRow | null;
  }
}

/** The sessions that come after a new one. */
function earlierIds(read: VisitorRow | null): Pick<VisitorRow, 'earlierSessionIds'> {
  if (!read) return {};
  const ids = [read.newestSessionId, ...(read.earlierSessionIds ?? [])];
  return { earlierSessionIds: ids.slice(0, SESSIONS_PER_DAY - 1) };
}
