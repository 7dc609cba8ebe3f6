import { changesBetween } from '@harbour-haul/domain/leads/change-lead';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { initialStatus } from '@harbour-haul/domain/leads/lead-status';
import { attachSubmission } from '@harbour-haul/domain/leads/submission/attach-submission';
import { continueLead } from '@harbour-haul/domain/leads/submission/continue-lead';
import { createLead } from '@harbour-haul/domain/leads/submission/create-lead';
import { isTouched } from '@harbour-haul/domain/leads/submission/is-touched';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { mergeWrites } from '../changes/lead-merges.ts';
import type { SubmissionReceipt } from '../changes/lead-writes.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { noteForm, type SessionLead } from '../rows/lead-links.ts';
import { guardPerson } from '../rows/lead-person-items.ts';
import type { KnownPerson } from './lead-people.ts';
import {
  type GuardedWrite,
  guardFirst,
  type LeadCreation,
  type SubmissionStore,
} from './submission-store.ts';

/** The lead that a submission goes on with, and what is known of its chat. */
export interface ChatLead {
  lead: Lead;
  link: SessionLead;
  sessionId: string;
}

/** The write that ties a chat to the lead that it becomes. */
export type LinkWrites = (link: SessionLead) => GuardedWrite[];

/** What a submission can do: each is one transaction, and null where somebody else was faster. */
export class SubmissionChanges {
  private readonly table: string;
  private readonly store: SubmissionStore;

  constructor(table: string, store: SubmissionStore) {
    this.table = table;
    this.store = store;
  }

  /** Goes on with the lead of a chat. @param known the person, where it is the first lead that is finished for them. */
  async continueChat(chat: ChatLead, creation: LeadCreation, known: KnownPerson | null) {
    const { lead, sessionId } = chat;
    const { submission, from, now } = creation;
    const next = savedChatLead(chat, creation);
    const receipt = { leadId: lead.id, status: next.status, createdAt: lead.createdAt };
    const change = { before: lead, after: next, events: changedByVisitor(lead, next, now) };
    const writes: GuardedWrite[] = [
      ...(next === lead ? [] : guardFirst(leadChangeWrites(this.table, change))),
      ...(from === 'form' ? [{ write: noteForm(this.table, sessionId) }] : []),
      ...this.guardOf(known, lead.id, now),
    ];
    const answer = isOwn(chat) ? receipt : receiptFor(lead.id, submission, now);
    return this.store.commit(writes, 'updated', answer, creation);
  }

  /** Takes what a person asks into the open lead that they have. */
  async attach(open: Lead, creation: LeadCreation, link: LinkWrites) {
    const { submission, now } = creation;
    const { lead, newFacts } = attachSubmission(open, submission, now);
    const events = [askedAgain(submission, newFacts, now)];
    const writes = [
      ...guardFirst(leadChangeWrites(this.table, { before: open, after: lead, events })),
      ...link({ leadId: open.id, takenIn: true }),
    ];
    return this.store.commit(writes, 'updated', receiptFor(open.id, submission, now), creation);
  }

  /** Folds the lead that a chat has begun into the open one that its person has. */
  async merge(chat: ChatLead, open: Lead, creation: LeadCreation) {
    const { now } = creation;
    const own = savedChatLead(chat, creation);
    const { lead, newFacts } = attachSubmission(open, own, now);
    const merged = newEvent({ type: 'merged', otherId: own.id }, null, now);
    const mergedInto = newEvent({ type: 'merged_into', otherId: open.id }, null, now);
    const writes = mergeWrites(this.table, {
      read: { lead: open, other: chat.lead },
      next: { lead, other: { ...own, mergedInto: open.id } },
      events: {
        lead: [askedAgain(own, newFacts, now), merged],
        other: [...changedByVisitor(chat.lead, own, now), mergedInto],
      },
    });
    return this.store.commit(guardFirst(writes, 2), 'updated', receiptFor(open.id, own, now), creation);
  }

  async create(creation: LeadCreation, link: LinkWrites, known: KnownPerson | null) {
    const { submission, now, finished } = creation;
    const lead = createLead(submission, await this.store.nextId(), now, finished);
    const receipt = { leadId: lead.id, status: lead.status, createdAt: lead.createdAt };
    const { source, junkType } = lead;
    const created = newEvent({ type: 'created', source, junkType }, null, now);
    const change = { before: null, after: lead, events: [created] };
    const writes: GuardedWrite[] = [
      ...leadChangeWrites(this.table, change).map((write) => ({ write })),
      ...link({ leadId: lead.id }),
      ...this.guardOf(known, lead.id, now),
    ];
    return this.store.commit(writes, 'created', receipt, creation);
  }

  private guardOf(known: KnownPerson | null, leadId: number, now: Date): GuardedWrite[] {
    if (!known) return [];
    return [{ write: guardPerson(this.table, known.person, leadId, now, known.guard), guard: 'race' }];
  }
}

/** A chat's lead after a save. */
export function savedChatLead(chat: ChatLead, { submission, finished, now }: LeadCreation): Lead {
  const { lead } = chat;
  const save = { submission, finished, touched: isTouched(lead), attached: !isOwn(chat) };
  return continueLead(lead, save, now);
}

/** Whether the chat made the lead itself; otherwise it learns nothing of it. */
function isOwn({ lead, link }: ChatLead): boolean {
  return link.leadId === lead.id && !link.takenIn;
}

function changedByVisitor(before: Lead, after: Lead, now: Date): LeadEvent[] {
  const changes = changesBetween(before, after);
  return changes.length === 0 ? [] : [newEvent({ type: 'changed', changes }, null, now)];
}

function askedAgain(submission: LeadSubmission, details: string | null, now: Date): LeadEvent {
  const { visitorId, sessionId } = submission;
  return newEvent({ type: 'asked_again', details, from: { visitorId, sessionId } }, null, now);
}

/** What a person is told who asks again: nothing of what was asked before, or by whom, or what became of it. */
function receiptFor(
  leadId: number,
  submission: LeadSubmission,
  now: Date,
): Omit<SubmissionReceipt, 'bodyHash'> {
  return { leadId, status: initialStatus(submission), createdAt: now.toISOString(), askedAgain: true };
}
