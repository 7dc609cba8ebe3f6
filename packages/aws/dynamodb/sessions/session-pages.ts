import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatState } from '@harbour-haul/domain/chat/chat-state';
import { OWNER_ATTRIBUTE, SESSIONS_BY_OWNER, SESSIONS_BY_STATUS, SESSIONS_BY_VISITOR } from '../keys.ts';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { fromSessionItem, ownerStatus, statusOfState } from './session-items.ts';

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

/** The ids of a page of sessions. */
export interface SessionIdPage {
  ids: string[];
  nextKey: string | null;
}

/** One partition of an index, and the attribute by which it is in order. */
interface Source {
  index: string;
  partitionName: string;
  partition: string;
  keyName: 'lastActivityKey' | 'createdKey';
}

/**
 * One page of the sessions in some states, by their activity (`domain/chat/activity-step.ts`): a key query for each, merged,
 * whatever there is.
 */
export async function pageOfStates(
  table: Table,
  states: readonly ChatState[],
  query: SessionPageQuery,
): Promise<SessionPage> {
  const reading = states.map((state) => readPart(table, query, byActivity(state)));
  const { items, nextKey } = pageOf((await Promise.all(reading)).flat(), query, 'lastActivityKey');
  return { sessions: items.map((item) => fromSessionItem(item).session), nextKey };
}

/** One page of the ids of an owner's sessions in some states, by their activity; null is nobody's. */
export async function idPageOfOwner(
  table: Table,
  ownerId: string | null,
  states: readonly ChatState[],
  query: SessionPageQuery,
): Promise<SessionIdPage> {
  const keyName = 'lastActivityKey';
  const reading = states.map((state) => {
    const partition = ownerStatus(ownerId, statusOfState(state));
    return readPart(table, query, {
      index: SESSIONS_BY_OWNER,
      partitionName: OWNER_ATTRIBUTE,
      partition,
      keyName,
    });
  });
  const { items, nextKey } = pageOf((await Promise.all(reading)).flat(), query, keyName);
  return { ids: items.map(({ id }) => String(id)), nextKey };
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
export async function idPageOfVisitor(
  table: Table,
  partition: string,
  query: SessionPageQuery,
): Promise<SessionIdPage> {
  const keyName = 'createdKey';
  const source = { index: SESSIONS_BY_VISITOR, partitionName: 'visitorId', keyName, partition } as const;
  const { items, nextKey } = pageOf(await readPart(table, query, source), query, keyName);
  return { ids: items.map(({ id }) => String(id)), nextKey };
}

function byActivity(state: ChatState): Source {
  const partition = statusOfState(state);
  return { index: SESSIONS_BY_STATUS, partitionName: 'status', keyName: 'lastActivityKey', partition };
}

async function readPart(
  table: Table,
  { limit, after, order }: SessionPageQuery,
  { index, partitionName, partition, keyName }: Source,
): Promise<Item[]> {
  const query = {
    index,
    where: `#partition = :partition${after === null ? '' : ` AND #key ${order === 'oldest' ? '>' : '<'} :after`}`,
    names: { '#partition': partitionName, ...(after !== null && { '#key': keyName }) },
    values: { ':partition': partition, ...(after !== null && { ':after': after }) },
    descending: order !== 'oldest',
  };
  return table.queryFirst(query, limit + 1);
}

/** Keys are ASCII, so plain comparison orders them as DynamoDB does. */
function pageOf(
  found: Item[],
  { limit, order }: SessionPageQuery,
  keyName: Source['keyName'],
): { items: Item[]; nextKey: string | null } {
  const keyOf = (item: Item) => String(item[keyName]);
  const direction = order === 'oldest' ? 1 : -1;
  const sorted = found.sort((a, b) => (keyOf(a) < keyOf(b) ? -direction : direction));
  const items = sorted.slice(0, limit);
  const last = items.at(-1);
  return { items, nextKey: last && sorted.length > limit ? keyOf(last) : null };
}
