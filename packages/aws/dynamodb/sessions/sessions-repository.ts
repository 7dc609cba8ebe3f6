import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { cancellationCodes, isWriteConflict, retryOnConflict, type Write } from '../table/transactions.ts';
import { claimVisitor } from '../visitors/visitor-claims.ts';
import {
  creationReceiptId,
  fromSessionItem,
  isSessionId,
  type SessionRow,
  visitorRowId,
} from './session-items.ts';
import {
  pageOfActive,
  pageOfAll,
  pageOfVisitor,
  type SessionPage,
  type SessionPageQuery,
} from './session-pages.ts';
import {
  type CreationReceipt,
  nameNewestSession,
  putCreationReceipt,
  putNewSession,
  type VisitorRow,
} from './session-writes.ts';

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
  | { outcome: 'created' | 'repeated' | 'found'; row: SessionRow }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'visitor_taken' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | { outcome: 'busy' };

/** Chat sessions in DynamoDB. What changes them is one conditional write; lists never scan. */
export class SessionsRepository {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;
  private readonly leadsTable: string;

  /** @param leadsTable where visitorIds are claimed, for leads and chats alike. */
  constructor(client: DynamoDBDocumentClient, table: string, leadsTable: string) {
    this.client = client;
    this.table = table;
    this.leadsTable = leadsTable;
  }

  /** The session as it is now, or null. */
  async get(id: string): Promise<SessionRow | null> {
    return isSessionId(id) ? this.read(id, fromSessionItem) : null;
  }

  /** Begins a session, once whatever is repeated; the first use of a visitorId claims it. */
  async create(creation: SessionCreation): Promise<SessionCreationResult> {
    const result = await retryOnConflict(async () =>
      this.tryCreate(creation, await this.visitorRow(creation.visitorId)),
    );
    return result ?? { outcome: 'busy' };
  }

  /** The newest active session of a visitor, or a new one; many calls at once find or make the same. */
  async newestActiveOrNew(creation: SessionCreation): Promise<SessionCreationResult> {
    const result = await retryOnConflict(async () => {
      const visitor = await this.visitorRow(creation.visitorId);
      // Without the cookie, the claim below refuses.
      const row = creation.visitorVerified ? await this.newestActive(creation.visitorId, visitor) : null;
      return row ? ({ outcome: 'found', row } as const) : this.tryCreate(creation, visitor);
    });
    return result ?? { outcome: 'busy' };
  }

  /** The newest session as named; where that one is closed, an older one that is still active. */
  private async newestActive(visitorId: string, visitor: VisitorRow | null): Promise<SessionRow | null> {
    const newest = visitor ? await this.get(visitor.newestSessionId) : null;
    if (!newest || newest.session.status === 'active') return newest;
    const { sessions } = await this.ofVisitor(visitorId, { limit: SESSIONS_PER_DAY, after: null });
    const older = sessions.find(({ status }) => status === 'active');
    return older ? this.get(older.id) : null;
  }

  private async tryCreate(
    creation: SessionCreation,
    visitor: VisitorRow | null,
  ): Promise<SessionCreationResult | null> {
    const { id, visitorId, visitorVerified, now } = creation;
    const day = now.toISOString().slice(0, 10);
    const before = visitor?.day === day ? visitor.sessionsOfDay : 0;
    // Revealed to the visitor alone: without the cookie, the claim refuses a known visitorId.
    if (visitorVerified && before >= SESSIONS_PER_DAY) return this.tooMany(creation);
    const session = createSession(id, visitorId, now);
    const named = { newestSessionId: id, day, sessionsOfDay: before + 1 };
    const writes: { write: Write; guard?: 'race' | 'receipt' | 'visitor' }[] = [
      { write: putNewSession(this.table, session) },
      { write: nameNewestSession(this.table, visitorId, named, visitor), guard: 'race' },
    ];
    if (creation.idempotency) {
      const { key, bodyHash } = creation.idempotency;
      const write = putCreationReceipt(this.table, key, { sessionId: id, bodyHash }, now);
      writes.push({ write, guard: 'receipt' });
    }
    if (!visitorVerified) {
      writes.push({ write: claimVisitor(this.leadsTable, visitorId, now), guard: 'visitor' });
    }
    try {
      await this.client.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
      return { outcome: 'created', row: { session, paidUntil: 0, holderSeenAt: null, furthestStep: 0 } };
    } catch (error) {
      const codes = cancellationCodes(error);
      const failed = writes.filter((_, index) => codes?.[index] === 'ConditionalCheckFailed');
      if (failed.some(({ guard }) => guard === 'receipt')) return this.repeated(creation);
      if (failed.some(({ guard }) => guard === 'visitor')) return { outcome: 'visitor_taken' };
      if (isWriteConflict(error, [1])) return null;
      throw error;
    }
  }

  private async tooMany(creation: SessionCreation): Promise<SessionCreationResult> {
    const seconds = Math.floor(creation.now.getTime() / 1000);
    const retryAfterSeconds = DAY_SECONDS - (seconds % DAY_SECONDS);
    return (await this.repeated(creation)) ?? { outcome: 'too_many', retryAfterSeconds };
  }

  /** The result that is stored under the creation's key, or null for none. */
  private async repeated({ idempotency, now }: SessionCreation): Promise<SessionCreationResult | null> {
    if (!idempotency) return null;
    const receipt = await this.read(
      creationReceiptId(idempotency.key),
      (item) => item as unknown as CreationReceipt & { expiresAt: number },
    );
    if (!receipt || receipt.expiresAt <= now.getTime() / 1000) return null;
    if (receipt.bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
    const row = await this.get(receipt.sessionId);
    return row && { outcome: 'repeated', row };
  }

  /** Marks that the visitor requested a person, the first time alone; null where the session is closed or gone. */
  async requestPerson(id: string, now: Date): Promise<ChatSession | null> {
    try {
      const { Attributes = {} } = await this.client.send(
        new UpdateCommand({
          TableName: this.table,
          Key: { id },
          UpdateExpression: 'SET personRequestedAt = :now ADD #version :one',
          ConditionExpression: '#status = :active AND attribute_not_exists(personRequestedAt)',
          ExpressionAttributeNames: { '#version': 'version', '#status': 'status' },
          ExpressionAttributeValues: { ':now': now.toISOString(), ':one': 1, ':active': 'active' },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return fromSessionItem(Attributes).session;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const session = (await this.get(id))?.session;
      return session?.status === 'active' ? session : null;
    }
  }

  /** A visitor's sessions, the newest first. */
  async ofVisitor(visitorId: string, query: SessionPageQuery): Promise<SessionPage> {
    return pageOfVisitor(this.client, this.table, visitorId, query);
  }

  /** All sessions, the latest activity first. */
  async list(query: SessionPageQuery): Promise<SessionPage> {
    return pageOfAll(this.client, this.table, query);
  }

  /** The active sessions, the latest activity first. */
  async listActive(query: SessionPageQuery): Promise<SessionPage> {
    return pageOfActive(this.client, this.table, query);
  }

  private async visitorRow(visitorId: string): Promise<VisitorRow | null> {
    return this.read(visitorRowId(visitorId), (item) => item as unknown as VisitorRow);
  }

  private async read<T>(id: string, as: (item: Record<string, unknown>) => T): Promise<T | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key: { id }, ConsistentRead: true }),
    );
    return Item ? as(Item) : null;
  }
}
