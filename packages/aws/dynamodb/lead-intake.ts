import {
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { createLead } from '@harbour-haul/domain/leads/create-lead';
import { isFormAfterChat } from '@harbour-haul/domain/leads/form-after-chat';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { mergeChatLead } from '@harbour-haul/domain/leads/merge-chat-lead';
import { leadChangeWrites } from './lead-changes.ts';
import { newEvent } from './lead-event-items.ts';
import { idempotencyKey, type LeadsTableKey, SEQUENCE_KEY, sessionLeadKey } from './lead-items.ts';
import { linkNewLead, noteSave, type SessionLead } from './lead-links.ts';
import { keepReceipt, type SubmissionReceipt } from './lead-writes.ts';
import type { LeadsRepository } from './leads-repository.ts';
import { cancellationCodes, isRaceLost, retryLostRaces, type Write } from './transactions.ts';
import { claimVisitor } from './visitor-claims.ts';

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
interface GuardedWrite {
  write: Write;
  guard?: 'race' | 'receipt' | 'visitor';
}

/** The lead that a submission goes on with, and what is known of its chat. */
interface Begun {
  lead: Lead;
  link: SessionLead;
  sessionId: string;
}

/** Turns submissions into leads: a new one, or the one that this chat has become before (decision 0009). */
export class LeadIntake {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;
  private readonly leads: LeadsRepository;

  constructor(client: DynamoDBDocumentClient, table: string, leads: LeadsRepository) {
    this.client = client;
    this.table = table;
    this.leads = leads;
  }

  /**
   * Stores a submission once. Its `sessionId`, where it has one, must be known to be the visitor's.
   */
  async receive(creation: LeadCreation): Promise<LeadCreationResult> {
    const result = await retryLostRaces(() =>
      creation.submission.sessionId === null
        ? this.receiveOutsideChat(creation)
        : this.receiveFromSession(creation, creation.submission.sessionId),
    );
    return result ?? { outcome: 'busy' };
  }

  private async receiveFromSession(creation: LeadCreation, sessionId: string) {
    const link = await this.link(sessionId);
    const lead = link && (await this.leads.get(link.leadId));
    if (link && lead) return this.update({ lead, link, sessionId }, creation);
    return this.createNew(creation, (leadId) => [
      { write: linkNewLead(this.table, sessionId, leadId, link), guard: 'race' },
    ]);
  }

  private async receiveOutsideChat(creation: LeadCreation) {
    const begun =
      creation.from === 'form' && creation.visitorVerified ? await this.chatBefore(creation) : null;
    return begun ? this.update(begun, creation) : this.createNew(creation, () => []);
  }

  /** The chat's lead that a form completes, or null. */
  private async chatBefore({ submission, now }: LeadCreation): Promise<Begun | null> {
    const newest = submission.visitorId && (await this.leads.newestOfVisitor(submission.visitorId));
    const sessionId = newest ? newest.sessionId : null;
    if (!newest || sessionId === null) return null;
    const [link, lead] = await Promise.all([this.link(sessionId), this.leads.get(newest.id)]);
    if (!lead || link?.leadId !== lead.id || link.joinedByForm) return null;
    return isFormAfterChat(lead, submission, isTouched(lead, link), now) ? { lead, link, sessionId } : null;
  }

  private async update({ lead, link, sessionId }: Begun, creation: LeadCreation) {
    const { submission, finished, from, now } = creation;
    const touched = isTouched(lead, link);
    const next = mergeChatLead(lead, { submission, finished, touched }, now);
    const version = lead.version + 1;
    const save = {
      ...(next !== lead && !touched && { savedVersion: version }),
      ...(from === 'form' && { joinedByForm: true }),
    };
    const receipt = { leadId: lead.id, status: next.status, createdAt: lead.createdAt };
    const replacing = guardFirst(leadChangeWrites(this.table, { before: lead, after: next, events: [] }));
    const writes: GuardedWrite[] = [
      ...(next === lead ? [] : replacing),
      ...noteSave(this.table, sessionId, save).map((write) => ({ write })),
      ...this.receiptWrites(receipt, creation),
    ];
    return this.commit(writes, { outcome: 'updated', receipt }, creation);
  }

  private async createNew(creation: LeadCreation, linkWrites: (leadId: number) => GuardedWrite[]) {
    const { submission, now, finished, visitorVerified } = creation;
    const lead = createLead(submission, await this.nextId(), now, finished);
    const receipt = { leadId: lead.id, status: lead.status, createdAt: lead.createdAt };
    const { source, junkType } = lead;
    const created = newEvent({ type: 'created', source, junkType }, null, now);
    const writes: GuardedWrite[] = [
      ...leadChangeWrites(this.table, { before: null, after: lead, events: [created] }).map((write) => ({
        write,
      })),
      ...linkWrites(lead.id),
      ...this.receiptWrites(receipt, creation),
    ];
    if (submission.visitorId !== null && !visitorVerified) {
      writes.push({ write: claimVisitor(this.table, submission.visitorId, now), guard: 'visitor' });
    }
    return this.commit(writes, { outcome: 'created', receipt }, creation);
  }

  private receiptWrites(
    receipt: Omit<SubmissionReceipt, 'bodyHash'>,
    { idempotency, now }: LeadCreation,
  ): GuardedWrite[] {
    if (!idempotency) return [];
    const { key, bodyHash } = idempotency;
    const write = keepReceipt(this.table, key, { ...receipt, bodyHash }, now, RECEIPT_LIFETIME_SECONDS);
    return [{ write, guard: 'receipt' }];
  }

  /** All writes or none. Null where somebody else was faster, so that everything is to be read again. */
  private async commit(
    writes: GuardedWrite[],
    done: LeadCreationResult,
    creation: LeadCreation,
  ): Promise<LeadCreationResult | null> {
    if (writes.length === 0) return done;
    try {
      await this.client.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
      return done;
    } catch (error) {
      const codes = cancellationCodes(error);
      const failed = writes.filter((_, index) => codes?.[index] === 'ConditionalCheckFailed');
      if (failed.some(({ guard }) => guard === 'receipt')) return this.repeat(creation);
      if (failed.some(({ guard }) => guard === 'visitor')) return { outcome: 'visitor_taken' };
      if (failed.some(({ guard }) => guard === 'race') || isRaceLost(error, [])) return null;
      throw error;
    }
  }

  private async repeat({ idempotency }: LeadCreation): Promise<LeadCreationResult> {
    if (!idempotency) throw new Error('A receipt was refused though none was to be kept.');
    const receipt = await this.read<SubmissionReceipt>(idempotencyKey(idempotency.key));
    if (!receipt) throw new Error('A receipt stood in the way and is gone.');
    const { leadId, status, createdAt, bodyHash } = receipt;
    if (bodyHash !== idempotency.bodyHash) return { outcome: 'key_used_for_other_body' };
    return { outcome: 'repeated', receipt: { leadId, status, createdAt } };
  }

  private async link(sessionId: string): Promise<SessionLead | null> {
    return this.read<SessionLead>(sessionLeadKey(sessionId));
  }

  private async read<T>(Key: LeadsTableKey): Promise<T | null> {
    const { Item } = await this.client.send(
      new GetCommand({ TableName: this.table, Key, ConsistentRead: true }),
    );
    return (Item as T | undefined) ?? null;
  }

  private async nextId(): Promise<number> {
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
}

function isTouched(lead: Lead, link: SessionLead): boolean {
  return lead.version !== link.savedVersion;
}

/** The first write carries what was read. */
function guardFirst(writes: Write[]): GuardedWrite[] {
  return writes.map((write, index) => (index === 0 ? { write, guard: 'race' } : { write }));
}
