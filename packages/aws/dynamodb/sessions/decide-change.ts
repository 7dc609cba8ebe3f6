import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { changeSession, type SessionChange } from './change-session.ts';
import type { SessionRow } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';

export type TakeoverResult =
  | { outcome: 'changed' | 'unchanged'; session: ChatSession }
  /** Another admin holds it, it was assigned to somebody else in between, or nobody holds it who could hand it over. */
  | { outcome: 'held' | 'assigned' | 'not_held'; session: ChatSession }
  | { outcome: 'closed' | 'missing' };

/** Returns a change of the session as it was read, or why there is none. */
export type Decide = (session: ChatSession, row: SessionRow) => SessionChange | TakeoverResult;

/** Reads, decides and writes until nothing else has changed the session in between. */
export async function decideChange(
  table: Table,
  sessions: Pick<SessionsRepository, 'get'>,
  id: string,
  decide: Decide,
): Promise<TakeoverResult> {
  const result = await retryOnConflict(async (): Promise<TakeoverResult | null> => {
    const row = await sessions.get(id);
    if (!row) return { outcome: 'missing' };
    const decision = decide(row.session, row);
    if ('outcome' in decision) return decision;
    const session = await changeSession(table, row.session, decision);
    return session && { outcome: 'changed', session };
  });
  if (!result) throw new Error('A session kept changing while it was to be changed.');
  return result;
}
