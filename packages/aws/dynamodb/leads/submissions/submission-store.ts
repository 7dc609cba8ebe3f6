import {
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { cancellationCodes, isWriteConflict, type Write } from '../../table/transactions.ts';
import { claimVisitor } from '../../visitors/visitor-claims.ts';
import { putReceipt, type SubmissionReceipt } from '../changes/lead-writes.ts';
import { idempotencyKey, type LeadsTableKey, SEQUENCE_KEY, sessionLeadKey } from '../rows/lead-items.ts';
import type { SessionLead } from '../rows/lead-links.ts';

/** A retry can come this late and is still the same submission. */
const RECEIPT_LIFETIME_SECONDS = 7 * 24 * 3600;

export interface LeadCreation {
  submission: LeadSubmission;
  from: 'form' | 'chat';
  /** False for a chat that is still going on. */
  finished: boolean;
  now: Date;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Makes repetitions harmless: the same key and hash are answered with the first receipt. */
  idempotency: { key: string; bodyHash: string } | null;
}

export type LeadCreationResult =
  | { outcome: 'created' | 'updated' | 'repeated'; receipt: Omit<SubmissionReceipt, 'bodyHash'> }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'visitor_taken' }
  | { outcome: 'busy' };
/** A write, and what it means where its condition fails. */
export interface GuardedWrite {
  write: Write;
  guard?: 'race' | 'receipt' | 'visitor';
}

/** The first `count` writes carry what was read. */
export function guardFirst(writes: Write[], count = 1): GuardedWrite[] {
  return writes.map((write, index) => (index < count ? { write, guard: 'race' } : { write }));
}

/** What is kept of submissions beside the leads that they become. */
export class SubmissionStore {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;

  constructor(client: DynamoDBDocumentClient, table: string) {
    this.client = client;
    this.table = table;
  }

  /** Which lead a session has become, or null. */
  async link(sessionId: string): Promise<SessionLead | null> {
    return this.read<SessionLead>(sessionLeadKey(sessionId));
  }

  async nextId(): Promise<number> {
    const { Attributes } = await this.client.send(
      new UpdateCommand({
        TableName: this.table,
        Key: SEQUENCE_KEY,
        UpdateExpression: 'ADD lastId :one',
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.lastId);
  }

  /**
   * Makes all writes of a submission or none, together with its receipt and the claim of a visitorId that is new.
   * @returns null where somebody else was faster, so that everything is to be read again.
   */
  async commit(
    leadWrites: GuardedWrite[],
    outcome: 'created' | 'updated',
    receipt: Omit<SubmissionReceipt, 'bodyHash'>,
    creation: LeadCreation,
  ): Promise<LeadCreationResult | null> {
    const writes = [...leadWrites, ...this.receiptWrites(receipt, creation), ...this.claimWrites(creation)];
    const done: LeadCreationResult = { outcome, receipt };
    if (writes.length === 0) return done;
    try {
      await this.client.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
      return done;
    } catch (error) {
      const codes = cancellationCodes(error);
      const failed = writes.filter((_, index) => codes?.[index] === 'ConditionalCheckFailed');
      if (failed.some(({ guard }) => guard === 'receipt')) return this.repeat(creation);
      if (failed.some(({ guard }) => guard === 'visitor')) return { outcome: 'visitor_taken' };
      if (failed.some(({ guard }) => guard === 'race') || isWriteConflict(error, [])) return null;
      throw error;
    }
  }

  private receiptWrites(
    receipt: Omit<SubmissionReceipt, 'bodyHash'>,
    { idempotency, now }: LeadCreation,
  ): GuardedWrite[] {
    if (!idempotency) return [];
    const { key, bodyHash } = idempotency;
    const write = putReceipt(this.table, key, { ...receipt, bodyHash }, now, RECEIPT_LIFETIME_SECONDS);
    return [{ write, guard: 'receipt' }];
  }

  private claimWrites({ submission, visitorVerified, now }: LeadCreation): GuardedWrite[] {
    if (submission.visitorId === null || visitorVerified) return [];
    return [{ write: claimVisitor(this.table, submission.visitorId, now), guard: 'visitor' }];
  }

  private async repeat({ idempotency }: LeadCreation): Promise<LeadCreationResult> {
    if (!idempotency) throw new Error('A receipt was refused though none was to be kept.');
    const receipt = await this.read<SubmissionReceipt>(idempotencyKey(idempotency.key));
    if (!receipt) throw new Error('A receipt stood in the way and is gone.');
    const { leadId, status, createdAt, askedAgain, bodyHash } = receipt;
    if (bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
    return {
      outcome: 'repeated',
      receipt: { leadId, status, createdAt, ...(askedAgain && { askedAgain }) },
    };
  }

  private async read<T>(Key: LeadsTableKey): Promise<T | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key, ConsistentRead: true }),
    );
    return (Item as T | undefined) ?? null;
  }
}
