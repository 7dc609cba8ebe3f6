import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type ChatSession, SESSION_STATUSES } from '@harbour-haul/domain/chat/chat-session';
import { SESSIONS_BY_STATUS, SESSIONS_BY_VISITOR } from '../keys.ts';
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
  table: string;
  index: string;
  partitionName: string;
  partition: string;
  keyName: string;
}

/** One page over both statuses, the latest activity first: two key queries, merged, whatever there is. */
export async function pageOfAll(
  client: DynamoDBDocumentClient,
  table: string,
  query: SessionPageQuery,
): Promise<SessionPage> {
  const index = { table, index: SESSIONS_BY_STATUS, partitionName: 'status', keyName: 'lastActivityKey' };
  const reading = SESSION_STATUSES.map((partition) => readDown(client, query, { ...index, partition }));
  return pageOf((await Promise.all(reading)).flat(), query.limit, activityKey);
}

/** One page of the active sessions, the latest activity first. */
export async function pageOfActive(
  client: DynamoDBDocumentClient,
  table: string,
  query: SessionPageQuery,
): Promise<SessionPage> {
  const index = { table, index: SESSIONS_BY_STATUS, partitionName: 'status', keyName: 'lastActivityKey' };
  return pageOf(await readDown(client, query, { ...index, partition: 'active' }), query.limit, activityKey);
}

/** One page of a visitor's sessions, the newest first. */
export async function pageOfVisitor(
  client: DynamoDBDocumentClient,
  table: string,
  partition: string,
  query: SessionPageQuery,
): Promise<SessionPage> {
  const index = { table, index: SESSIONS_BY_VISITOR, partitionName: 'visitorId', keyName: 'createdKey' };
  return pageOf(await readDown(client, query, { ...index, partition }), query.limit, creationKey);
}

async function readDown(
  client: DynamoDBDocumentClient,
  { limit, after }: SessionPageQuery,
  { table, index, partitionName, partition, keyName }: Source,
): Promise<ChatSession[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: index,
      KeyConditionExpression: `#partition = :partition${after === null ? '' : ' AND #key < :after'}`,
      ExpressionAttributeNames: { '#partition': partitionName, ...(after !== null && { '#key': keyName }) },
      ExpressionAttributeValues: { ':partition': partition, ...(after !== null && { ':after': after }) },
      ScanIndexForward: false,
      Limit: limit + 1,
    }),
  );
  return Items.map((item) => fromSessionItem(item).session);
}

/** Keys are ASCII, so plain comparison orders them as DynamoDB does. */
function pageOf(found: ChatSession[], limit: number, keyOf: (session: ChatSession) => string): SessionPage {
  const sorted = found.sort((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const sessions = sorted.slice(0, limit);
  const last = sessions.at(-1);
  return { sessions, nextKey: last && sorted.length > limit ? keyOf(last) : null };
}
