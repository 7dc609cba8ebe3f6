import type { Lead } from '../lead.ts';
import { allPhotoPaths } from '../lead-photos.ts';
import { isLive } from '../lead-state.ts';
import { LEAD_STATUS_RULES, type LeadStatus } from '../lead-status.ts';
import { pickFields } from '../merge/fill-fields.ts';

/** What homeowners may correct of their request. Neither the mail address, to which the link was sent, nor what the team notes. */
export const CORRECTABLE_FIELDS = [
  'name',
  'phone',
  'address',
  'preferredDate',
  'preferredTimeSlot',
  'preferredContactMethod',
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
  CorrectableField | 'junkType' | 'scheduledDate' | 'createdAt' | 'version'
> & {
  /** The lead's id, of which the reference is made. */
  id: number;
  /** How many photos are with it. */
  photos: number;
  state: RequestState;
  /** Whether it can still be corrected and canceled by its link. */
  open: boolean;
};

export function toRequestView(lead: Lead): RequestView {
  const { id, version, junkType, scheduledDate, createdAt } = lead;
  return {
    ...pickFields(CORRECTABLE_FIELDS, lead),
    id,
    version,
    junkType,
    scheduledDate,
    createdAt,
    photos: allPhotoPaths(lead).length,
    state: STATES[lead.status],
    open: canChangeRequest(lead),
  };
}

/** Whether a homeowner can still change a request. */
export function canChangeRequest(lead: Pick<Lead, 'status' | 'trash' | 'mergedInto'>): boolean {
  return isLive(lead) && LEAD_STATUS_RULES[lead.status].open;
}
