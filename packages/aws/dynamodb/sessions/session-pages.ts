import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatState } from '@harbour-haul/domain/chat/chat-state';
import { SESSIONS_BY_STATUS, SESSIONS_BY_VISITOR } from '../keys.ts';
import type { Table } from '../table/table.ts';
import { activityKey, creationKey, fromSessionItem, statusOfState } from './session-items.ts';

export interface SessionPageQuery {
  /** 1 to 100. */
  limit: number;
  /** The key to continue after, from the page before; null for the first page. */
  after: string | null;
  /** Which end comes first; the latest where nothing is said. */
  order?: SessionOrder;
}

export type SessionOrder = 'latest' | 'oldest';

export interface SessionPage {
  sessions: ChatSession[];
  /** Null where nothing follows. */
  nextKey: string | null;
}

/** One partition of an index. */
interface Source {
  index: string;
  partitionName: string;
  partition: string;
  keyName: string;
}

/** One page of the sessions in some states, by their activity: a key query for each, merged, whatever there is. */
export async function pageOfStates(
  table: Table,
  states: readonly ChatState[],
  query: SessionPageQuery,
): Promise<SessionPage> {
  const reading = states.map((state) => readPart(table, query, byActivity(state)));
  return pageOf((await Promise.all(reading)).flat(), query, activityKey);
}

/** How many sessions are in a state, read no further than this. */
export async function countState(table: Table, state: ChatState, limit: number): Promise<number> {
  const { index, partitionName, partition } = byActivity(state);
  const query = {
    index,
    where: '#partition = :partition',
    names: { '#partition': partitionName },
    values: { ':partition': partition },
    attributes: 'id',
  };
  return (await table.queryFirst(query, limit)).length;
}

/** One page of a visitor's sessions, the newest first. */
export async function pageOfVisitor(
  table: Table,
  partition: string,
  query: SessionPageQuery,
): Promise<SessionPage> {
  const source = { index: SESSIONS_BY_VISITOR, partitionName: 'visitorId', keyName: 'createdKey', partition };
  return pageOf(await readPart(table, query, source), query, creationKey);
}

function byActivity(state: ChatState): Source {
  const partition = statusOfState(state);
  return { index: SESSIONS_BY_STATUS, partitionName: 'status', keyName: 'lastActivityKey', partition };
}

async function readPart(
  table: Table,
  { limit, after, order }: SessionPageQuery,
  { index, partitionName, partition, keyName }: Source,
): Promise<ChatSession[]> {
  const query = {
    index,
    where: `#partition = :partition${after === null ? '' : ` AND #key ${order === 'oldest' ? '>' : '<'} :after`}`,
    names: { '#partition': partitionName, ...(after !== null && { '#key': keyName }) },
    values: { ':partition': partition, ...(after !== null && { ':after': after }) },
    descending: order !== 'oldest',
  };
  const items = await table.queryFirst(query, limit + 1);
  return items.map((item) => fromSessionItem(item).session);
}

/** Keys are ASCII, so plain comparison orders them as DynamoDB does. */
function pageOf(
  found: ChatSession[],
  { limit, order }: SessionPageQuery,
  keyOf: (session: ChatSession) => string,
): SessionPage {
  const direction = order === 'oldest' ? 1 : -1;
  const sorted = found.sort((a, b) => (keyOf(a) < keyOf(b) ? -direction : direction));
  const sessions = sorted.slice(0, limit);
  const last = sessions.at(-1);
  return { sessions, nextKey: last && sorted.length > limit ? keyOf(last) : null };
}
