import { withNews } from '../customer-news.ts';
import type { Lead } from '../lead.ts';
import type { LeadEventKind } from '../lead-event.ts';
import { mergePhotos } from '../lead-photos.ts';
import { isLive, isWorked } from '../lead-state.ts';
import { describeNewFacts } from '../merge/new-facts.ts';
import { isUnsent } from './leave-chat.ts';
import type { ChatLead, PlannedChange, SubmissionPlan, SubmissionReceipt } from './plan-submission.ts';
import { isOfVisitor, isOpenRequest, type PersonLead, personFingerprint } from './same-person.ts';

/** Beyond so many notes of others a lead takes no more: what they ask says itself which lead it looks like. */
export const MAX_ASKED_BY_OTHERS = 20;

/** A plan whose lead has an id. */
export type IdentifiedPlan =
  | Exclude<SubmissionPlan, { kind: 'create' }>
  | { kind: 'create'; change: PlannedChange<null>; receipt: SubmissionReceipt };

/** A plan, and what the team reads of it at a lead that is not its visitor's. */
export interface ToldPlan {
  plan: IdentifiedPlan;
  /** What changes of the lead that an admin has merged this one into. */
  note: PlannedChange | null;
  /** The lead that this one looks like, which is to have a note (`noteOnLikeness`); null for none. */
  likeness: number | null;
}

/** What is known of the person, beside the lead. */
interface OtherFacts {
  /** Null where other leads of the person are not to be looked up. */
  person: string | null;
  leads: readonly PersonLead[];
  now: Date;
}

interface TellingFacts extends OtherFacts {
  chat: Pick<ChatLead, 'worked'> | null;
}

/**
 * Tells the team that a person asks again whose open lead another visitor sent. Both stay leads of their own (decision
 * 0057): the new one says which it looks like, for an admin to merge, and the other one gets a timeline entry and a
 * count. Nothing that its visitor said changes, and nothing that either of both may read or do (decision 0030). A
 * suspicious request is told to nobody.
 */
export function tellTeam(plan: IdentifiedPlan, facts: TellingFacts): ToldPlan {
  const own = plan.change.after;
  if (own.suspicion !== null) return { plan, note: null, likeness: null };
  if (own.mergedInto !== null) return { plan, note: laterNote(plan, facts), likeness: null };
  const other = plan.kind === 'create' || plan.kind === 'continue' ? otherLead(own, facts) : null;
  if (!other) return { plan, note: null, likeness: null };
  // Of many that look alike, all name the first.
  const likeness = own.looksLike ?? other.looksLike ?? other.id;
  return { plan: likened(plan, likeness), note: null, likeness };
}

/**
 * The note on a lead that another visitor's request looks like; null where it has enough of them. It is written after the
 * request, which neither waits for it nor fails with it: many who ask in one name at once would keep each other out.
 */
export function noteOnLikeness(
  other: Lead,
  own: Lead,
  now: Date,
): { next: Lead; event: LeadEventKind } | null {
  if (!isWorked(other) || other.askedByOthers >= MAX_ASKED_BY_OTHERS) return null;
  const known = { ...other, phone: own.phone, address: own.address };
  return { next: counted(other, now), event: askedAgain(own, describeNewFacts(known, own)) };
}

/** The lead that the team works on for the same person, of another visitor: the newest that was sent comes first. */
export function otherLead(own: Lead, { person, leads, now }: OtherFacts): Lead | null {
  const others = leads
    .map(({ worked }) => worked)
    .filter((lead) => lead !== null)
    .filter((lead) => lead.id !== own.id && isWorked(lead) && !isOfVisitor(lead, own))
    .filter((lead) => personFingerprint(lead) === person && isOpenRequest({ lead, worked: lead }, now));
  return others.find((lead) => !isUnsent(lead)) ?? others[0] ?? null;
}

/** A plan whose own lead says which one it looks like; what its visitor learns stays as it is. */
function likened(plan: IdentifiedPlan, otherId: number): IdentifiedPlan {
  const after = { ...plan.change.after, looksLike: otherId };
  if (plan.kind === 'create') return { ...plan, change: { ...plan.change, after } };
  return { ...plan, change: { ...plan.change, after } };
}

function counted(other: Lead, now: Date): Lead {
  const time = now.toISOString();
  return {
    ...other,
    askedAgain: other.askedAgain + 1,
    askedByOthers: other.askedByOthers + 1,
    askedAgainAt: time,
    updatedAt: time,
  };
}

/** What was said later of a lead that an admin has merged into another visitor's. */
function laterNote(plan: IdentifiedPlan, { chat, leads, now }: TellingFacts): PlannedChange | null {
  const { before, after } = plan.change;
  const worked = leads.find(({ lead }) => lead.id === after.id)?.worked ?? chat?.worked ?? null;
  if (!before || !worked || worked.id === after.id || !isLive(worked) || before === after) return null;
  const events = [askedAgain(after, describeNewFacts(before, after))];
  const asked = plan.kind === 'continue' ? worked : counted(worked, now);
  const time = now.toISOString();
  const next = withNews({ ...asked, ...mergePhotos(worked, after), updatedAt: time }, time);
  return { before: worked, after: next, events };
}

function askedAgain({ visitorId, sessionId }: Lead, details: string | null): LeadEventKind {
  return { type: 'asked_again', details, from: { visitorId, sessionId } };
}
