import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { sessionLeadKey } from '../leads/rows/lead-items.ts';
import { cancellationCodes, retryTransaction, type Write } from '../table/transactions.ts';
import { isSessionId, messageReceiptId, visitorRowId } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';
import type { TakeoversRepository } from './takeovers-repository.ts';

/** A message and its receipt are two writes of the hundred that a transaction has, of which one counts them. */
const MESSAGES_PER_TRANSACTION = 49;
const SESSIONS_PER_PAGE = 100;

export interface ChatTables {
  sessions: string;
  messages: string;
  leads: string;
}

/** The writes that count what is removed. */
export interface ChatCounting {
  sessions(by: number): Write;
  messages(by: number): Write;
}

/** Removes chats for good. A failure midway leaves rows by which the rest is found again. */
export class ChatEraser {
  private readonly client: DynamoDBDocumentClient;
  private readonly tables: ChatTables;
  private readonly sessions: Pick<SessionsRepository, 'ofVisitor'>;
  private readonly takeovers: Pick<TakeoversRepository, 'close'>;

  constructor(
    client: DynamoDBDocumentClient,
    tables: ChatTables,
    sessions: Pick<SessionsRepository, 'ofVisitor'>,
    takeovers: Pick<TakeoversRepository, 'close'>,
  ) {
    this.client = client;
    this.tables = tables;
    this.sessions = sessions;
    this.takeovers = takeovers;
  }

  /** Removes all chats of a visitor, and what is known of them without listing them. */
  async eraseOfVisitor(visitorId: string, counting: ChatCounting): Promise<void> {
    let after: string | null = null;
    do {
      const page = await this.sessions.ofVisitor(visitorId, { limit: SESSIONS_PER_PAGE, after });
      for (const { id } of page.sessions) await this.erase(id, counting);
      after = page.nextKey;
    } while (after !== null);
    await this.client.send(
      new DeleteCommand({ TableName: this.tables.sessions, Key: { id: visitorRowId(visitorId) } }),
    );
  }

  /** Removes one chat: closed first, so that nothing is added to it, then its messages, at last itself. */
  async erase(sessionId: string, counting: ChatCounting): Promise<void> {
    if (!isSessionId(sessionId)) return;
    await this.takeovers.close(sessionId);
    for (;;) {
      const removals = await this.messageRemovals(sessionId);
      if (removals.length === 0) break;
      await this.transact([...removals.flat(), counting.messages(removals.length)]);
    }
    await this.removeSession(sessionId, counting);
  }

  /** What removes the next messages, each with the receipt of its client's id. */
  private async messageRemovals(sessionId: string): Promise<Write[][]> {
    const { Items = [] } = await this.client.send(
      new QueryCommand({
        TableName: this.tables.messages,
        KeyConditionExpression: 'sessionId = :sessionId',
        ExpressionAttributeValues: { ':sessionId': sessionId },
        ProjectionExpression: 'seq, clientMessageId',
        ConsistentRead: true,
        Limit: MESSAGES_PER_TRANSACTION,
      }),
    );
    return Items.map(({ seq, clientMessageId }) => [
      { Delete: { TableName: this.tables.messages, Key: { sessionId, seq: Number(seq) } } },
      ...(typeof clientMessageId === 'string'
        ? [this.removeSessionRow(messageReceiptId(sessionId, clientMessageId))]
        : []),
    ]);
  }

  private async removeSession(sessionId: string, counting: ChatCounting): Promise<void> {
    const { sessions: TableName, leads } = this.tables;
    const ConditionExpression = 'attribute_exists(id)';
    try {
      await this.transact([
        { Delete: { TableName, Key: { id: sessionId }, ConditionExpression } },
        { Delete: { TableName: leads, Key: sessionLeadKey(sessionId) } },
        counting.sessions(1),
      ]);
    } catch (error) {
      // It was gone already: nothing is counted again.
      if (cancellationCodes(error)?.[0] !== 'ConditionalCheckFailed') throw error;
    }
  }

  private removeSessionRow(id: string): Write {
    return { Delete: { TableName: this.tables.sessions, Key: { id } } };
  }

  private async transact(TransactItems: Write[]): Promise<void> {
    await retryTransaction(() => this.client.send(new TransactWriteCommand({ TransactItems })));
  }
}
