import {
  type ChatSession,
  SESSION_STATUSES,
  type SessionStatus,
} from '@harbour-haul/domain/chat/chat-session';
import { SESSIONS_BY_STATUS, SESSIONS_BY_VISITOR } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { activityKey, creationKey, fromSessionItem } from './session-items.ts';

export interface SessionPageQuery {
  /** 1 to 100. */
  limit: number;
  /** The key to continue after, from the page before; null for the first page. */
  after: string | null;
}

export interface SessionPage {
  sessions: ChatSession[];
  /** Null where nothing follows. */
  nextKey: string | null;
}

/** One partition of an index, read from its end. */
interface Source {
  index: string;
  partitionName: string;
  partition: string;
  keyName: string;
}

/** One page over both statuses, the latest activity first: two key queries, merged, whatever there is. */
export async function pageOfAll(table: Table, query: SessionPageQuery): Promise<SessionPage> {
  const reading = SESSION_STATUSES.map((status) => readDown(table, query, byActivity(status)));
  return pageOf((await Promise.all(reading)).flat(), query.limit, activityKey);
}

/** One page of the active sessions, the latest activity first. */
export async function pageOfActive(table: Table, query: SessionPageQuery): Promise<SessionPage> {
  return pageOf(await readDown(table, query, byActivity('active')), query.limit, activityKey);
}

/** One page of a visitor's sessions, the newest first. */
export async function pageOfVisitor(
  table: Table,
  partition: string,
  query: SessionPageQuery,
): Promise<SessionPage> {
  const source = { index: SESSIONS_BY_VISITOR, partitionName: 'visitorId', keyName: 'createdKey', partition };
  return pageOf(await readDown(table, query, source), query.limit, creationKey);
}

function byActivity(partition: SessionStatus): Source {
  return { index: SESSIONS_BY_STATUS, partitionName: 'status', keyName: 'lastActivityKey', partition };
}

async function readDown(
  table: Table,
  { limit, after }: SessionPageQuery,
  { index, partitionName, partition, keyName }: Source,
): Promise<ChatSession[]> {
  const query = {
    index,
    where: `#partition = :partition${after === null ? '' : ' AND #key < :after'}`,
    names: { '#partition': partitionName, ...(after !== null && { '#key': keyName }) },
    values: { ':partition': partition, ...(after !== null && { ':after': after }) },
    descending: true,
  };
  const items = await table.queryFirst(query, limit + 1);
  return items.map((item) => fromSessionItem(item).session);
}

/** Keys are ASCII, so plain comparison orders them as DynamoDB does. */
function pageOf(found: ChatSession[], limit: number, keyOf: (session: ChatSession) => string): SessionPage {
  const sorted = found.sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const sessions = sorted.slice(0, limit);
  const last = sessions.at(-1);
  return { sessions, nextKey: last && sorted.length > limit ? keyOf(last) : null };
}
