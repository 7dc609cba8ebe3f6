import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { User } from '@harbour-haul/domain/users/user';

/** Users in DynamoDB, by lower-cased name. */
export class UsersRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** The user as stored now, or null. */
  async get(username: string): Promise<User | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: { username }, ConsistentRead: true }),
    );
    return (Item as User | undefined) ?? null;
  }

  /** Stores a new user; false when the name is taken. */
  async create(user: User): Promise<boolean> {
    return succeeds(
      this.client.send(
        new PutCommand({
          TableName: this.table,
          Item: user,
          ConditionExpression: 'attribute_not_exists(username)',
        }),
      ),
    );
  }

  /** Sets a new password, lets the user in again and signs out every session; false when there is no such user. */
  async setPassword(username: string, passwordHash: string): Promise<boolean> {
    return this.change(username, 'SET passwordHash = :value, disabled = :no ADD tokenVersion :one', {
      ':value': passwordHash,
      ':no': false,
    });
  }

  /** Shuts a user out and signs out every session; false when there is no such user. */
  async disable(username: string): Promise<boolean> {
    return this.change(username, 'SET disabled = :value ADD tokenVersion :one', { ':value': true });
  }

  /** Makes every token that this user holds worthless; false when there is no such user. */
  async revokeTokens(username: string): Promise<boolean> {
    return this.change(username, 'ADD tokenVersion :one', {});
  }

  private async change(username: string, update: string, values: Record<string, unknown>): Promise<boolean> {
    return succeeds(
      this.client.send(
        new UpdateCommand({
          TableName: this.table,
          Key: { username },
          UpdateExpression: update,
          ConditionExpression: 'attribute_exists(username)',
          ExpressionAttributeValues: { ':one': 1, ...values },
        }),
      ),
    );
  }
}

async function succeeds(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
