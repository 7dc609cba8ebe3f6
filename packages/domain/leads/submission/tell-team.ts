import type { Lead } from '../lead.ts';
import type { LeadEventKind } from '../lead-event.ts';
import { mergePhotos } from '../lead-photos.ts';
import { isLive, isWorked } from '../lead-state.ts';
import { describeNewFacts } from '../merge/new-facts.ts';
import { isUnsent } from './leave-chat.ts';
import type { ChatLead, PlannedChange, SubmissionPlan, SubmissionReceipt } from './plan-submission.ts';
import { isOfVisitor, isOpenRequest, type PersonLead, personFingerprint } from './same-person.ts';

/** Beyond so many notes of others a lead takes no more: whoever asks then has a lead of their own, which the team sees. */
export const MAX_ASKED_BY_OTHERS = 20;

/** A plan whose lead has an id. */
export type IdentifiedPlan =
  | Exclude<SubmissionPlan, { kind: 'create' }>
  | { kind: 'create'; change: PlannedChange<null>; receipt: SubmissionReceipt };

/** What a submission changes of a lead that is not its visitor's: what the team reads there of it. */
export interface TeamNote {
  change: PlannedChange;
  /** The submission's own lead is merged into that one: the team works on one of them. */
  merges: boolean;
}

/** A plan, and what the team is told of it. */
export interface ToldPlan {
  plan: IdentifiedPlan;
  note: TeamNote | null;
}

/** What is known of the person, beside the plan. */
interface TellingFacts {
  /** Null where other leads of the person are not to be looked up. */
  person: string | null;
  leads: readonly PersonLead[];
  chat: Pick<ChatLead, 'worked'> | null;
  now: Date;
}

/**
 * Tells the team that a person asks again whose open lead another visitor sent. A request that is complete is merged into
 * that lead, if that was sent as well; otherwise both stay and the other one has a note. The other lead gets a timeline
 * entry, a count and, where they are one, the photos: nothing that its visitor said changes, and nothing that either of
 * both may read or do (decision 0030). A suspicious request is told to nobody.
 */
export function tellTeam(plan: IdentifiedPlan, facts: TellingFacts): ToldPlan {
  const own = plan.change.after;
  if (own.suspicion !== null) return { plan, note: null };
  if (own.mergedInto !== null) return { plan, note: laterNote(plan, facts) };
  const other = plan.kind === 'create' || plan.kind === 'continue' ? otherLead(own, facts) : null;
  if (!other) return { plan, note: null };
  const merges = !isUnsent(other) && !isUnsent(own);
  const note = { change: noted(other, own, facts.now, merges), merges };
  return { plan: merges ? mergedPlan(plan, other.id) : plan, note };
}

/** The lead that the team works on for the same person, of another visitor: the newest that was sent comes first. */
function otherLead(own: Lead, { person, leads, now }: TellingFacts): Lead | null {
  const others = leads
    .map(({ worked }) => worked)
    .filter((lead) => lead !== null)
    .filter((lead) => lead.id !== own.id && isWorked(lead) && !isOfVisitor(lead, own))
    .filter(({ askedByOthers }) => askedByOthers < MAX_ASKED_BY_OTHERS)
    .filter((lead) => personFingerprint(lead) === person && isOpenRequest({ lead, worked: lead }, now));
  return others.find((lead) => !isUnsent(lead)) ?? others[0] ?? null;
}

function noted(other: Lead, own: Lead, now: Date, merges: boolean): PlannedChange {
  const time = now.toISOString();
  const known = { ...other, phone: own.phone, address: own.address };
  const counted = {
    askedAgain: other.askedAgain + 1,
    askedByOthers: other.askedByOthers + 1,
    askedAgainAt: time,
    updatedAt: time,
  };
  return {
    before: other,
    after: { ...other, ...(merges && mergePhotos(other, own)), ...counted },
    events: [
      askedAgain(own, describeNewFacts(known, own)),
      ...(merges ? [{ type: 'merged', otherId: own.id } as const] : []),
    ],
  };
}

/** A plan whose own lead is merged into another; what its visitor learns stays as it is. */
function mergedPlan(plan: IdentifiedPlan, otherId: number): IdentifiedPlan {
  const after = { ...plan.change.after, mergedInto: otherId };
  const events: LeadEventKind[] = [...plan.change.events, { type: 'merged_into', otherId }];
  if (plan.kind === 'create') return { ...plan, change: { ...plan.change, after, events } };
  return { ...plan, change: { ...plan.change, after, events } };
}

/** What was said later of a lead that is merged into another visitor's. */
function laterNote(plan: IdentifiedPlan, { chat, leads, now }: TellingFacts): TeamNote | null {
  const { before, after } = plan.change;
  const worked = leads.find(({ lead }) => lead.id === after.id)?.worked ?? chat?.worked ?? null;
  if (!before || !worked || worked.id === after.id || !isLive(worked) || before === after) return null;
  const events = [askedAgain(after, describeNewFacts(before, after))];
  const repeated = noted(worked, after, now, true).after;
  const continued = { ...worked, ...mergePhotos(worked, after), updatedAt: repeated.updatedAt };
  const next = plan.kind === 'continue' ? continued : repeated;
  return { change: { before: worked, after: next, events }, merges: false };
}

function askedAgain({ visitorId, sessionId }: Lead, details: string | null): LeadEventKind {
  return { type: 'asked_again', details, from: { visitorId, sessionId } };
}
