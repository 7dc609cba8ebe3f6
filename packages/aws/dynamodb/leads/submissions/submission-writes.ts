import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { PlannedChange, SubmissionPlan } from '@harbour-haul/domain/leads/submission/plan-submission';
import { type GuardedWrite, guarded, unguarded } from '../../table/commit.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { type LeadChange, leadChangeWrites } from '../changes/lead-changes.ts';
import { mergeWrites } from '../changes/lead-merges.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { linkNewLead, markFormJoined } from '../rows/lead-links.ts';
import { guardPerson } from '../rows/lead-person-items.ts';
import type { PersonRows } from './lead-people.ts';
import type { ReadFacts } from './submission-facts.ts';

type CarriedOutPlan =
  | Exclude<SubmissionPlan, { kind: 'create' }>
  | { kind: 'create'; change: PlannedChange<null> };

/** The writes of a plan, each with what was read as its condition. */
export function submissionWrites(
  leads: Table,
  plan: CarriedOutPlan,
  facts: ReadFacts,
  person: PersonRows | null,
): GuardedWrite[] {
  switch (plan.kind) {
    case 'create':
      return [
        ...unguarded(...leadChangeWrites(leads, change(plan.change, facts.now))),
        ...linkWrites(leads, facts, { leadId: plan.change.after.id }),
        ...personWrites(leads, facts, plan.change.after.id, person),
      ];
    case 'continue':
      return [
        ...(plan.change.after === plan.change.before ? [] : changeWrites(leads, plan.change, facts.now)),
        ...(facts.from === 'form' && facts.sessionId !== null
          ? unguarded(markFormJoined(leads, facts.sessionId))
          : []),
        ...personWrites(leads, facts, plan.change.after.id, person),
      ];
    case 'attach':
      return [
        ...changeWrites(leads, plan.change, facts.now),
        ...linkWrites(leads, facts, { leadId: plan.change.after.id, takenIn: true }),
      ];
    case 'merge':
      return guardFirst(2, mergeWrites(leads, pairChange(plan, facts.now)));
    default:
      throw plan satisfies never;
  }
}

function changeWrites(leads: Table, planned: PlannedChange, now: Date): GuardedWrite[] {
  return guardFirst(1, leadChangeWrites(leads, change(planned, now)));
}

/** The first `count` writes are the leads' own: they carry the versions that were read. */
function guardFirst(count: number, writes: Write[]): GuardedWrite[] {
  return [...guarded('conflict', ...writes.slice(0, count)), ...unguarded(...writes.slice(count))];
}

function change({ before, after, events }: PlannedChange<Lead | null>, now: Date): LeadChange {
  return { before, after, events: events.map((event) => newEvent(event, null, now)) };
}

function pairChange({ change: open, merged }: Extract<SubmissionPlan, { kind: 'merge' }>, now: Date) {
  return {
    read: { lead: open.before, other: merged.before },
    next: { lead: open.after, other: merged.after },
    events: { lead: change(open, now).events, other: change(merged, now).events },
  };
}

/** Names the lead that the submission's own session becomes. */
function linkWrites(
  leads: Table,
  { submission, chat }: ReadFacts,
  link: { leadId: number; takenIn?: true },
): GuardedWrite[] {
  if (submission.sessionId === null) return [];
  return guarded('conflict', linkNewLead(leads, submission.sessionId, link, chat?.link ?? null));
}

/** Names a person's newest lead, so that of two submissions at once the second finds it. */
function personWrites(
  leads: Table,
  { now }: ReadFacts,
  leadId: number,
  person: PersonRows | null,
): GuardedWrite[] {
  if (!person) return [];
  return guarded('conflict', guardPerson(leads, person.person, leadId, now, person.guard));
}
