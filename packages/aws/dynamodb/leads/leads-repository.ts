import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import type { LeadsCalendar } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import type { UnfinishedWork } from '@harbour-haul/domain/leads/unfinished-work';
import type { Table } from '../table/table.ts';
import {
  type ChangeAuthor,
  type ChangeResult,
  changeLead,
  changeLeadPair,
  type DecideLead,
  type DecidePair,
} from './changes/change-lead.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './changes/lead-commit.ts';
import { followTrash } from './changes/lead-trash.ts';
import { forgetWork, readUnfinished, settleMove } from './changes/unfinished-work.ts';
import { type CreatedLeadsRequest, readCreatedPage } from './lists/created-leads.ts';
import { type CalendarDays, readCalendar } from './lists/lead-calendar.ts';
import {
  type LeadPage,
  type LeadPageQuery,
  readLeadPage,
  type UncountedLeadPage,
} from './lists/lead-pages.ts';
import {
  type DueLeadsRequest,
  type LeadQueueRequest,
  readDuePage,
  readSuspiciousPage,
  readTrashPage,
  readWaitingPage,
  type SuspiciousRequest,
  type TrashRequest,
} from './lists/lead-queues.ts';
import { type LeadSearchRequest, searchLeads } from './lists/lead-search.ts';
import { type LeadTallies, readTallies } from './lists/lead-tallies.ts';
import { readVisitorPage, type VisitorLeadsRequest } from './lists/lead-visitor-pages.ts';
import { type MatchingLeadsRequest, readMatchingPage } from './lists/matching-leads.ts';
import { readOwnLeads } from './lists/own-leads.ts';
import { type OwnerLeadsRequest, readOwnerPage } from './lists/owner-leads.ts';
import type { MergeRecord } from './rows/lead-merge-items.ts';
import { readLead, readMergedIds, readMerges, readTimeline } from './rows/lead-rows.ts';
import { type Withdrawal, type WithdrawalResult, withdrawChat } from './submissions/chat-withdrawal.ts';
import { conversationSessions } from './submissions/conversation.ts';
import type { LeadCreation, LeadCreationResult } from './submissions/lead-creation.ts';
import { type EnteredLead, type LeadEntryResult, storeEntry } from './submissions/lead-entries.ts';
import { LeadSubmissions } from './submissions/lead-submissions.ts';

/** Leads in DynamoDB. Every write keeps counters and indexes right in one transaction; lists never scan. */
export class LeadsRepository {
  readonly #table: Table;
  readonly #visitors: Table;

  /** @param visitors where visitorIds are claimed; only `create` touches it. */
  constructor(table: Table, visitors: Table) {
    this.#table = table;
    this.#visitors = visitors;
  }

  /** Stores a submission as one lead, whatever is repeated or runs at the same time; see `submissions/lead-submissions.ts`. */
  async create(creation: LeadCreation): Promise<LeadCreationResult> {
    return new LeadSubmissions(this.#table, this.#visitors, this).receive(creation);
  }

  /** Stores a lead that an admin enters, once however often it is sent; see `submissions/lead-entries.ts`. */
  async enter(entry: EnteredLead): Promise<LeadEntryResult> {
    return storeEntry(this.#table, entry);
  }

  /** Withdraws the incomplete lead of a chat for good; see `submissions/chat-withdrawal.ts`. */
  async withdrawChat(withdrawal: Withdrawal): Promise<WithdrawalResult> {
    return withdrawChat(this.#table, withdrawal, await this.ownOf(withdrawal.visitorId));
  }

  /** The sessions in which the conversation of a session is held, the oldest first; see `submissions/conversation.ts`. */
  async conversation(sessionId: string, earlierSessionId: string | null): Promise<string[]> {
    return conversationSessions(this.#table, sessionId, earlierSessionId);
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    return readLead(this.#table, id);
  }

  /** Entries of a lead's timeline, the newest first: the newest of all, or those before one. */
  async timeline(id: number, page: { limit: number; before?: string | undefined }): Promise<LeadEvent[]> {
    return readTimeline(this.#table, id, page);
  }

  /** What was merged into a lead. */
  async merges(id: number): Promise<MergeRecord[]> {
    return readMerges(this.#table, id);
  }

  /** The ids of the leads that were merged into a lead. */
  async mergedIds(id: number): Promise<number[]> {
    return readMergedIds(this.#table, id);
  }

  /** Lets the rows of a lead follow it into the trash or out of it; see `changes/lead-trash.ts`. */
  async followTrash(lead: Pick<Lead, 'id' | 'trash'>): Promise<number> {
    return followTrash(this.#table, lead);
  }

  /** Says that everything has followed a lead into the trash or out of it; see `changes/unfinished-work.ts`. */
  async settleMove(lead: Pick<Lead, 'id' | 'trash'>): Promise<void> {
    return settleMove(this.#table, lead);
  }

  /** What was cut off, or is still under way, of moving and erasing leads and of forgetting chats. */
  async unfinished(limit: number): Promise<UnfinishedWork[]> {
    return readUnfinished(this.#table, limit);
  }

  /** Takes the note away of work that has nothing left to do. */
  async forgetWork(work: UnfinishedWork): Promise<void> {
    return forgetWork(this.#table, work);
  }

  /** Changes a lead by what `decide` makes of it, again after every conflict; see `changes/change-lead.ts`. */
  async change(id: number, author: ChangeAuthor, decide: DecideLead): Promise<ChangeResult<{ lead: Lead }>> {
    return changeLead(this.#table, id, author, decide);
  }

  /** Merges two leads, or undoes that, again after every conflict; see `changes/change-lead.ts`. */
  async changePair(
    ids: { id: number; otherId: number },
    author: ChangeAuthor,
    decide: DecidePair,
  ): Promise<ChangeResult<LeadPair>> {
    return changeLeadPair(this.#table, ids, author, decide);
  }

  /** Stores `next` in place of `read`; `conflict` when somebody changed or removed it in between. */
  async replace(read: Lead, next: Lead, events: LeadEvent[] = []): Promise<LeadChangeResult> {
    const change = { before: read, after: next, events };
    return commitLeadChange(this.#table, leadChangeWrites(this.#table, change));
  }

  /** Removes a lead as it was read; `conflict` when somebody changed or removed it in between. */
  async remove(read: Lead): Promise<LeadChangeResult> {
    const change = { before: read, after: null, events: [] };
    return commitLeadChange(this.#table, leadChangeWrites(this.#table, change));
  }

  /** One page of the leads of a status, or of all; see `lead-pages.ts`. */
  async list(query: LeadPageQuery): Promise<LeadPage> {
    return readLeadPage(this.#table, query, () => this.counts());
  }

  /** One page of the leads that wait for their first answer, the longest waiting first. */
  async waiting(request: LeadQueueRequest): Promise<LeadPage> {
    const counting = this.tallies().then(({ waiting }) => waiting);
    return readWaitingPage(this.#table, request, counting);
  }

  /** One page of the leads to follow up, the longest due first; see `lead-queues.ts`. */
  async due(request: DueLeadsRequest): Promise<UncountedLeadPage> {
    return readDuePage(this.#table, request);
  }

  /** One page of an owner's open leads, or of nobody's; see `owner-leads.ts`. */
  async ofOwner(request: OwnerLeadsRequest): Promise<UncountedLeadPage> {
    return readOwnerPage(this.#table, request);
  }

  /** One page of the leads of some days; see `created-leads.ts`. */
  async created(request: CreatedLeadsRequest): Promise<UncountedLeadPage> {
    return readCreatedPage(this.#table, request);
  }

  /** One page of what of a list belongs to a group; see `matching-leads.ts`. */
  async matching(request: MatchingLeadsRequest): Promise<UncountedLeadPage> {
    return readMatchingPage(this.#table, request);
  }

  /** The pickups and follow-ups of some days; see `lead-calendar.ts`. */
  async calendar(days: CalendarDays): Promise<LeadsCalendar> {
    return readCalendar(this.#table, days);
  }

  /** One page of the suspicious leads; see `lead-queues.ts`. */
  async suspicious(request: SuspiciousRequest): Promise<LeadPage> {
    const counting = this.tallies().then(({ suspicious }) => suspicious);
    return readSuspiciousPage(this.#table, request, counting);
  }

  /** One page of the trash; see `lead-queues.ts`. */
  async trash(request: TrashRequest): Promise<LeadPage> {
    return readTrashPage(this.#table, request);
  }

  /** One page of a visitor's leads, the newest first; see `lead-visitor-pages.ts`. */
  async ofVisitor(request: VisitorLeadsRequest): Promise<UncountedLeadPage> {
    return readVisitorPage(this.#table, request);
  }

  /** One page of what a search finds; see `lead-search.ts`. */
  async search(request: LeadSearchRequest): Promise<UncountedLeadPage> {
    return searchLeads(this.#table, request);
  }

  /** How many leads there are of each status. */
  async counts(): Promise<Record<LeadStatus, number>> {
    return (await this.tallies()).byStatus;
  }

  /** All counters, added up. */
  async tallies(): Promise<LeadTallies> {
    return readTallies(this.#table);
  }

  /** The newest leads that a visitor has and may go on with, the newest first; see `lists/own-leads.ts`. */
  async ownOf(visitorId: string): Promise<Lead[]> {
    return readOwnLeads(this.#table, visitorId);
  }

  /** The first of them, or null. */
  async newestOfVisitor(visitorId: string): Promise<Lead | null> {
    const [newest = null] = await this.ownOf(visitorId);
    return newest;
  }
}
