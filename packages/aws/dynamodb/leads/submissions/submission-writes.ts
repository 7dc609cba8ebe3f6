import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PlannedChange, SessionLead } from '@harbour-haul/domain/leads/submission/plan-submission';
import type { IdentifiedPlan, ToldPlan } from '@harbour-haul/domain/leads/submission/tell-team';
import { type GuardedWrite, guarded, unguarded } from '../../table/commit.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { type LeadChange, leadChangesWrites } from '../changes/lead-changes.ts';
import { paceEntries } from '../changes/pace-entries.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { isUnchanged, linkGoneOn, linkNewLead, markFormJoined, markSent } from '../rows/lead-links.ts';
import { putMerge } from '../rows/lead-merge-items.ts';
import { guardPerson } from '../rows/lead-person-items.ts';
import type { PersonRows } from './lead-people.ts';
import type { ReadFacts } from './submission-facts.ts';

/** The writes of a plan and of what the team is told, each with what was read as its condition. */
export async function submissionWrites(
  leads: Table,
  told: ToldPlan,
  facts: ReadFacts,
  person: PersonRows | null,
): Promise<GuardedWrite[]> {
  const planned = plannedChanges(told).map((one) => change(one, facts.now));
  const changes = await Promise.all(planned.map((one) => paceEntries(leads, one, facts.now)));
  return [
    ...guardFirst(changes.length, leadChangesWrites(leads, changes)),
    ...unguarded(...mergeRecord(leads, told)),
    ...rowsBeside(leads, told.plan, facts, person),
  ];
}

/** Every lead that changes, each once. */
function plannedChanges({ plan, note }: ToldPlan): PlannedChange<Lead | null>[] {
  const all = [note, plan.change, plan.kind === 'merge' ? plan.merged : null];
  return all.filter((one) => one !== null).filter(({ before, after }) => before !== after);
}

/** What undoes a merge. */
function mergeRecord(leads: Table, { plan }: ToldPlan): Write[] {
  if (plan.kind !== 'merge') return [];
  const { before, after } = plan.change;
  return [putMerge(leads, after.id, { otherId: plan.merged.after.id, before, after })];
}

/** The rows by which the plan's lead is found again. */
function rowsBeside(
  leads: Table,
  plan: IdentifiedPlan,
  facts: ReadFacts,
  person: PersonRows | null,
): GuardedWrite[] {
  const leadId = plan.change.after.id;
  switch (plan.kind) {
    case 'create':
      return [
        ...linkWrites(leads, facts, { leadId, ...(!facts.finished && { unsent: true }) }),
        ...earlierChecks(leads, facts),
        ...personWrites(leads, facts, plan.change.after, person),
      ];
    case 'continue':
      return [
        ...joinedWrites(leads, facts),
        ...sentWrites(leads, facts),
        ...wentOnWrites(leads, facts),
        ...personWrites(leads, facts, plan.change.after, person),
      ];
    case 'attach':
      return [...linkWrites(leads, facts, { leadId, takenIn: true }), ...earlierChecks(leads, facts)];
    case 'merge':
      return [...sentWrites(leads, facts), ...wentOnWrites(leads, facts)];
    default:
      throw plan satisfies never;
  }
}

/** The first `count` writes are the leads' own: they carry the versions that were read. */
function guardFirst(count: number, writes: Write[]): GuardedWrite[] {
  return [...guarded('conflict', ...writes.slice(0, count)), ...unguarded(...writes.slice(count))];
}

function change({ before, after, events }: PlannedChange<Lead | null>, now: Date): LeadChange {
  return { before, after, events: events.map((event) => newEvent(event, null, now)) };
}

/** Marks that a form has joined the lead of a chat. */
function joinedWrites(leads: Table, { from, sessionId }: ReadFacts): GuardedWrite[] {
  return from === 'form' && sessionId !== null ? unguarded(markFormJoined(leads, sessionId)) : [];
}

/** Notes that a chat is sent for the first time; where it went on in this session, that is noted with it. */
function sentWrites(leads: Table, { finished, ownLink, sessionId }: ReadFacts): GuardedWrite[] {
  if (!finished || !ownLink?.unsent || sessionId === null) return [];
  return guarded('conflict', markSent(leads, sessionId, ownLink));
}

/** Names the lead that the submission's own session becomes. */
function linkWrites(leads: Table, { submission, ownLink }: ReadFacts, link: SessionLead): GuardedWrite[] {
  if (submission.sessionId === null) return [];
  return guarded('conflict', linkNewLead(leads, submission.sessionId, link, ownLink));
}

/** Names the lead of an earlier session as that of the one in which its conversation went on. */
function wentOnWrites(leads: Table, { submission, finished, wentOnFrom }: ReadFacts): GuardedWrite[] {
  if (wentOnFrom === null || submission.sessionId === null) return [];
  return guarded('conflict', ...linkGoneOn(leads, wentOnFrom, submission.sessionId, finished));
}

/** Where a conversation does not go on with the lead of its earlier session, that one was not withdrawn a moment ago. */
function earlierChecks(leads: Table, { wentOnFrom }: ReadFacts): GuardedWrite[] {
  return wentOnFrom === null ? [] : guarded('conflict', isUnchanged(leads, wentOnFrom));
}

/** Names the visitor's newest lead for a person, so that of two submissions at once the second finds it. */
function personWrites(
  leads: Table,
  { now }: ReadFacts,
  { id: leadId, suspicion, visitorId }: Lead,
  person: PersonRows | null,
): GuardedWrite[] {
  // What is suspicious stands in nobody's way, and what nobody's cookie proves is always a request of its own.
  if (!person || suspicion !== null || visitorId === null) return [];
  const sender = { person: person.person, visitorId };
  return guarded('conflict', guardPerson(leads, sender, leadId, now, person.guard));
}
