import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { CONNECTIONS_BY_ID } from '../keys.ts';
import { type Connection, channelOf, fromConnectionItem, toConnectionItem } from './connection-items.ts';

/** Open sockets in DynamoDB. */
export class ConnectionsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  async open(connection: Connection): Promise<void> {
    await this.client.send(new PutCommand({ TableName: this.table, Item: toConnectionItem(connection) }));
  }

  /** The connection as the index has it, which may lag by a moment; null for none, and for one that has expired. */
  async find(connectionId: string, now: Date): Promise<Connection | null> {
    const [connection] = await this.query(
      {
        IndexName: CONNECTIONS_BY_ID,
        KeyConditionExpression: 'connectionId = :id',
        ExpressionAttributeValues: { ':id': connectionId },
      },
      now,
    );
    return connection ?? null;
  }

  /** All connections subscribed to a channel: those stored before this call are in it. */
  async inChannel(channel: string, now: Date): Promise<Connection[]> {
    return this.query(
      {
        KeyConditionExpression: 'channel = :channel',
        ExpressionAttributeValues: { ':channel': channel },
        ConsistentRead: true,
      },
      now,
    );
  }

  /** Subscribes a visitor's connection to another session. */
  async move(connection: Connection, sessionId: string): Promise<Connection> {
    const moved = { ...connection, sessionId };
    if (channelOf(moved) === channelOf(connection)) return moved;
    await this.client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Delete: { TableName: this.table, Key: this.keyOf(connection) } },
          { Put: { TableName: this.table, Item: toConnectionItem(moved) } },
        ],
      }),
    );
    return moved;
  }

  /** Stores when a connection was checked and last sent a frame; false where it has been removed. */
  async renew(connection: Connection): Promise<boolean> {
    const { seenAt, checkedAt } = connection;
    try {
      await this.client.send(
        new UpdateCommand({
          TableName: this.table,
          Key: this.keyOf(connection),
          UpdateExpression: 'SET seenAt = :seen, checkedAt = :checked',
          ConditionExpression: 'attribute_exists(connectionId)',
          ExpressionAttributeValues: { ':seen': seenAt, ':checked': checkedAt },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  async remove(connection: Connection): Promise<void> {
    await this.client.send(new DeleteCommand({ TableName: this.table, Key: this.keyOf(connection) }));
  }

  private keyOf(connection: Connection) {
    return { channel: channelOf(connection), connectionId: connection.connectionId };
  }

  private async query(input: Omit<QueryCommandInput, 'TableName'>, now: Date): Promise<Connection[]> {
    const found: Connection[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await this.client.send(
        new QueryCommand({ TableName: this.table, ...input, ...(start && { ExclusiveStartKey: start }) }),
      );
      found.push(...Items.map(fromConnectionItem));
      start = LastEvaluatedKey;
    } while (start);
    // DynamoDB removes expired rows days later.
    return found.filter(({ expiresAt }) => expiresAt > now.getTime() / 1000);
  }
}
