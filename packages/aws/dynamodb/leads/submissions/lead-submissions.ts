import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isFormAfterChat } from '@harbour-haul/domain/leads/submission/is-form-after-chat';
import { isTouched } from '@harbour-haul/domain/leads/submission/is-touched';
import { personFingerprint } from '@harbour-haul/domain/leads/submission/same-person';
import { retryOnConflict } from '../../table/transactions.ts';
import type { LeadsRepository } from '../leads-repository.ts';
import { linkNewLead } from '../rows/lead-links.ts';
import { isLive } from '../rows/lead-state.ts';
import { findPerson, type KnownPerson } from './lead-people.ts';
import { type ChatLead, type LinkWrites, SubmissionChanges, savedChatLead } from './submission-changes.ts';
import { type LeadCreation, type LeadCreationResult, SubmissionStore } from './submission-store.ts';

/** Merges follow each other at most this far. */
const MAX_MERGES = 20;

/**
 * Turns submissions into leads: a new one, the one that this chat has become before (decision 0009), or the open one of
 * the same person (decision 0013).
 */
export class LeadSubmissions {
  private readonly client: DynamoDBDocumentClient;
  private readonly table: string;
  private readonly leads: LeadsRepository;
  private readonly store: SubmissionStore;
  private readonly changes: SubmissionChanges;

  constructor(client: DynamoDBDocumentClient, table: string, leads: LeadsRepository) {
    this.client = client;
    this.table = table;
    this.leads = leads;
    this.store = new SubmissionStore(client, table);
    this.changes = new SubmissionChanges(table, this.store);
  }

  /**
   * Stores a submission once. Its `sessionId`, where it has one, must be known to be the visitor's.
   */
  async receive(creation: LeadCreation): Promise<LeadCreationResult> {
    const result = await retryOnConflict(() =>
      creation.submission.sessionId === null
        ? this.receiveOutsideChat(creation)
        : this.receiveFromSession(creation, creation.submission.sessionId),
    );
    return result ?? { outcome: 'busy' };
  }

  private async receiveFromSession(creation: LeadCreation, sessionId: string) {
    const link = await this.store.link(sessionId);
    const lead = link && (await this.liveLead(link.leadId));
    if (link && lead) return this.continueChat({ lead, link, sessionId }, creation);
    return this.attachOrCreate(creation, (made) => [
      { write: linkNewLead(this.table, sessionId, made, link), guard: 'race' },
    ]);
  }

  private async receiveOutsideChat(creation: LeadCreation) {
    const chat =
      creation.from === 'form' && creation.visitorVerified ? await this.chatBefore(creation) : null;
    return chat ? this.changes.continueChat(chat, creation, null) : this.attachOrCreate(creation, () => []);
  }

  /** The live lead of an id, or the one that it was folded into; null for one that is gone or in the trash. */
  private async liveLead(id: number): Promise<Lead | null> {
    let lead = await this.leads.get(id);
    for (let merges = 0; lead && lead.mergedInto !== null && merges < MAX_MERGES; merges += 1) {
      lead = await this.leads.get(lead.mergedInto);
    }
    return lead && isLive(lead) ? lead : null;
  }

  /** The chat's lead that a form completes, or null. */
  private async chatBefore({ submission, now }: LeadCreation): Promise<ChatLead | null> {
    const newest = submission.visitorId && (await this.leads.newestOfVisitor(submission.visitorId));
    const sessionId = newest ? newest.sessionId : null;
    if (!newest || sessionId === null) return null;
    const [link, lead] = await Promise.all([this.store.link(sessionId), this.leads.get(newest.id)]);
    if (!lead || !isLive(lead) || link?.leadId !== lead.id || link.takenIn || link.joinedByForm) return null;
    return isFormAfterChat(lead, submission, isTouched(lead), now) ? { lead, link, sessionId } : null;
  }

  /** The next save of a chat. One that finishes it may show that its person has an open lead already. */
  private async continueChat(chat: ChatLead, creation: LeadCreation) {
    const { lead, link } = chat;
    const finishes = creation.finished && lead.status === 'incomplete' && link.leadId === lead.id;
    const known = finishes ? await this.find(savedChatLead(chat, creation), lead.id, creation.now) : null;
    if (known?.open) return this.changes.merge(chat, known.open, creation);
    return this.changes.continueChat(chat, creation, known);
  }

  private async attachOrCreate(creation: LeadCreation, link: LinkWrites) {
    const { submission, finished, now } = creation;
    const known = finished ? await this.find(submission, null, now) : null;
    if (known?.open) return this.changes.attach(known.open, creation, link);
    return this.changes.create(creation, link, known);
  }

  private async find(
    said: Pick<Lead, 'phone' | 'address'>,
    except: number | null,
    now: Date,
  ): Promise<KnownPerson | null> {
    const person = personFingerprint(said);
    if (person === null) return null;
    const getLead = (id: number) => this.leads.get(id);
    return findPerson(this.client, this.table, person, { now, except, getLead });
  }
}
