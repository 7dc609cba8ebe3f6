import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';

/** The length of the window in which attempts are counted. */
const WINDOW_SECONDS = 15 * 60;

/** How many attempts an account or an address has in a window. */
export const LOGIN_LIMITS = { account: 10, address: 50 } as const;

type Subject = keyof typeof LOGIN_LIMITS;

/**
 * Counts sign-in attempts per account and per address, beside the users. `#` cannot stand in a username, so these rows
 * never meet one.
 */
export class LoginAttempts {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /**
   * Counts an attempt before the password is checked, so that attempts made at the same time count as well.
   * @returns seconds to wait where there were too many, else 0.
   */
  async count(subject: Subject, name: string, now: Date): Promise<number> {
    const seconds = Math.floor(now.getTime() / 1000);
    const windowEnd = (Math.floor(seconds / WINDOW_SECONDS) + 1) * WINDOW_SECONDS;
    const { Attributes } = await this.client.send(
      new UpdateCommand({
        TableName: this.table,
        Key: { username: rowName(subject, name, windowEnd) },
        UpdateExpression: 'SET expiresAt = :end ADD attempts :one',
        ExpressionAttributeValues: { ':end': windowEnd, ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.attempts) > LOGIN_LIMITS[subject] ? windowEnd - seconds : 0;
  }

  /** Removes an account's count of attempts, after a right password. */
  async reset(subject: Subject, name: string, now: Date): Promise<void> {
    const seconds = Math.floor(now.getTime() / 1000);
    const windowEnd = (Math.floor(seconds / WINDOW_SECONDS) + 1) * WINDOW_SECONDS;
    await this.client.send(
      new DeleteCommand({ TableName: this.table, Key: { username: rowName(subject, name, windowEnd) } }),
    );
  }
}

function rowName(subject: Subject, name: string, windowEnd: number): string {
  return `attempts#${subject}#${windowEnd}#${name}`;
}
