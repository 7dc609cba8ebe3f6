import type { KnownCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import type { LeadsCalendar } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import type { UnfinishedWork } from '@harbour-haul/domain/leads/unfinished-work';
import {
  type ChangeAuthor,
  type ChangeResult,
  changeLeadPair,
  type DecidePair,
} from './changes/change-lead.ts';
import { followTrash } from './changes/lead-trash.ts';
import { forgetWork, readUnfinished, settleMove } from './changes/unfinished-work.ts';
import { LeadsRepository } from './leads-repository.ts';
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
import { type OwnerLeadsRequest, readOwnerPage } from './lists/owner-leads.ts';
import { readVisitorCustomers } from './lists/visitor-customers.ts';
import { readLeads, readMergedIds } from './rows/lead-rows.ts';
import { type EnteredLead, type LeadEntryResult, storeEntry } from './submissions/lead-entries.ts';

/** Leads in DynamoDB for the function that admins call: their lists, merges, the trash and what is cut off. Lists never scan. */
export class AdminLeadsRepository extends LeadsRepository {
  /** Stores a lead that an admin enters, once however often it is sent; see `submissions/lead-entries.ts`. */
  async enter(entry: EnteredLead): Promise<LeadEntryResult> {
    return storeEntry(this.table, entry);
  }

  /** Who visitors are by the leads that they have sent; see `lists/visitor-customers.ts`. */
  async customersOf(visitorIds: readonly string[]): Promise<Map<string, KnownCustomer>> {
    return readVisitorCustomers(this.table, visitorIds);
  }

  /** Those of these ids under which there is a lead, be it in the trash or merged into another. */
  async existing(ids: readonly number[]): Promise<Set<number>> {
    return new Set((await readLeads(this.table, ids)).map(({ id }) => id));
  }

  /** The ids of the leads that were merged into a lead. */
  async mergedIds(id: number): Promise<number[]> {
    return readMergedIds(this.table, id);
  }

  /** Lets the rows of a lead follow it into the trash or out of it; see `changes/lead-trash.ts`. */
  async followTrash(lead: Pick<Lead, 'id' | 'trash'>): Promise<number> {
    return followTrash(this.table, lead);
  }

  /** Says that everything has followed a lead into the trash or out of it; see `changes/unfinished-work.ts`. */
  async settleMove(lead: Pick<Lead, 'id' | 'trash'>): Promise<void> {
    return settleMove(this.table, lead);
  }

  /** What was cut off, or is still under way, of moving and erasing leads and of forgetting chats. */
  async unfinished(limit: number): Promise<UnfinishedWork[]> {
    return readUnfinished(this.table, limit);
  }

  /** Takes the note away of work that has nothing left to do. */
  async forgetWork(work: UnfinishedWork): Promise<void> {
    return forgetWork(this.table, work);
  }

  /** Merges two leads, or undoes that, again after every conflict; see `changes/change-lead.ts`. */
  async changePair(
    ids: { id: number; otherId: number },
    author: ChangeAuthor,
    decide: DecidePair,
  ): Promise<ChangeResult<LeadPair>> {
    return changeLeadPair(this.table, ids, author, decide);
  }

  /** One page of the leads of a status, or of all; see `lead-pages.ts`. */
  async list(query: LeadPageQuery): Promise<LeadPage> {
    return readLeadPage(this.table, query, () => this.counts());
  }

  /** One page of the leads that wait for their first answer, the longest waiting first. */
  async waiting(request: LeadQueueRequest): Promise<LeadPage> {
    const counting = this.tallies().then(({ waiting }) => waiting);
    return readWaitingPage(this.table, request, counting);
  }

  /** One page of the leads to follow up, the longest due first; see `lead-queues.ts`. */
  async due(request: DueLeadsRequest): Promise<UncountedLeadPage> {
    return readDuePage(this.table, request);
  }

  /** One page of an owner's open leads, or of nobody's; see `owner-leads.ts`. */
  async ofOwner(request: OwnerLeadsRequest): Promise<UncountedLeadPage> {
    return readOwnerPage(this.table, request);
  }

  /** One page of the leads of some days; see `created-leads.ts`. */
  async created(request: CreatedLeadsRequest): Promise<UncountedLeadPage> {
    return readCreatedPage(this.table, request);
  }

  /** One page of what of a list belongs to a group; see `matching-leads.ts`. */
  async matching(request: MatchingLeadsRequest): Promise<UncountedLeadPage> {
    return readMatchingPage(this.table, request);
  }

  /** The pickups and follow-ups of some days; see `lead-calendar.ts`. */
  async calendar(days: CalendarDays): Promise<LeadsCalendar> {
    return readCalendar(this.table, days);
  }

  /** One page of the suspicious leads; see `lead-queues.ts`. */
  async suspicious(request: SuspiciousRequest): Promise<LeadPage> {
    const counting = this.tallies().then(({ suspicious }) => suspicious);
    return readSuspiciousPage(this.table, request, counting);
  }

  /** One page of the trash; see `lead-queues.ts`. */
  async trash(request: TrashRequest): Promise<LeadPage> {
    return readTrashPage(this.table, request);
  }

  /** One page of a visitor's leads, the newest first; see `lead-visitor-pages.ts`. */
  async ofVisitor(request: VisitorLeadsRequest): Promise<UncountedLeadPage> {
    return readVisitorPage(this.table, request);
  }

  /** One page of what a search finds; see `lead-search.ts`. */
  async search(request: LeadSearchRequest): Promise<UncountedLeadPage> {
    return searchLeads(this.table, request);
  }

  /** How many leads there are of each status. */
  async counts(): Promise<Record<LeadStatus, number>> {
    return (await this.tallies()).byStatus;
  }

  /** All counters, added up. */
  async tallies(): Promise<LeadTallies> {
    return readTallies(this.table);
  }
}
