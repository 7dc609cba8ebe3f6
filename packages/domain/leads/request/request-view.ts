import { splitEntries } from '../entries/entries.ts';
import type { Lead } from '../lead.ts';
import { allPhotoPaths } from '../lead-photos.ts';
import { isLive } from '../lead-state.ts';
import { type LeadStatus, statusRules } from '../lead-status.ts';
import { pickFields } from '../merge/fill-fields.ts';

/** What homeowners may correct of their request: all that they were asked, and nothing that the team notes. */
export const CORRECTABLE_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'junkType',
  'access',
  'preferredDate',
  'preferredTimeSlot',
  'preferredContactMethod',
  'details',
] as const;

export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

/** How far a request is, in a homeowner's eyes. */
export type RequestState = 'received' | 'in_progress' | 'scheduled' | 'completed' | 'canceled';

const STATES: Record<LeadStatus, RequestState> = {
  new: 'received',
  incomplete: 'received',
  contacted: 'in_progress',
  qualified: 'in_progress',
  scheduled: 'scheduled',
  completed: 'completed',
  canceled: 'canceled',
};

/** A request as whoever holds its link sees it: less than the team does. */
export type RequestView = Pick<
  Lead,
  CorrectableField | 'scheduledDate' | 'scheduledHours' | 'createdAt' | 'version'
> & {
  /** The lead's id, of which the reference is made. */
  id: number;
  /** How many photos are with it. */
  photos: number;
  /**
   * Their paths, by which each is shown to the visitor who sent it alone; none where an admin has merged in another
   * visitor's request. A server of before says nothing of them.
   */
  photoPaths?: readonly string[];
  /**
   * What its visitor asked in the chat and the team has not answered yet, in their own words; left out where there is nothing, and
   * where an admin has merged in another visitor's request.
   */
  questions?: readonly string[];
  /** What its visitor wrote in the chat after they had sent it, in their own words. A server of before says nothing of it. */
  saidSince?: readonly string[];
  /** They asked the team there to cancel it, which nobody of the team has taken up yet. A server of before says nothing of it. */
  cancelAsked?: boolean;
  state: RequestState;
  /** Whether it can still be corrected and canceled by its link. */
  open: boolean;
};

/**
 * A request as its homeowner sees it: what they said themselves, and how far the team is with it.
 * @param lead as its own visitor knows it (`ownRequest`)
 * @param isAlone whether nobody else's request was merged into it: paths of photos and open questions may be theirs otherwise
 * @param worked the lead that the team works on: the same one, or the one that an admin has merged it into, which may be
 * another visitor's; null where that is gone. Nothing of another visitor's is shown but how far it is.
 */
export function toRequestView(lead: Lead, isAlone: boolean, worked: Lead | null = lead): RequestView {
  const { id, version, scheduledDate, scheduledHours, createdAt } = lead;
  const paths = allPhotoPaths(lead);
  const questions = isAlone ? splitEntries(lead.openQuestions) : [];
  return {
    ...pickFields(CORRECTABLE_FIELDS, lead),
    id,
    version,
    scheduledDate,
    scheduledHours,
    createdAt,
    photos: paths.length,
    photoPaths: isAlone ? paths : [],
    ...(questions.length > 0 && { questions }),
    state: STATES[lead.status === 'canceled' ? lead.status : (worked ?? lead).status],
    open: canChangeRequest(lead, worked),
  };
}

/** Whether a homeowner can still change a request. */
export function canChangeRequest(lead: StandingLead, worked: StandingLead | null): boolean {
  if (worked === null || !isLive(worked) || lead.trash !== null) return false;
  return statusRules(worked.status).open && statusRules(lead.status).open;
}

type StandingLead = Pick<Lead, 'status' | 'trash' | 'mergedInto'>;
