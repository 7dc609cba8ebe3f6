import { knownSource } from '../attribution/known-sources.ts';
import { changedBy, changeLead, type LeadPatch } from '../change-lead.ts';
import { EMPTY_LEAD, type Lead } from '../lead.ts';

/** Where a lead comes from that an admin enters, unless they say another source. */
export const ENTERED_SOURCE = 'phone';

/**
 * Returns the lead that an admin enters for somebody, as who called; what is not named is not known. It is its first version,
 * `new` where no other status is said. It is the admin's from the first word on, and whoever was on the phone has been in contact: they await no first answer.
 */
export function enterLead(patch: LeadPatch, id: number, by: string, now: Date): Lead {
  const time = now.toISOString();
  const blank: Lead = {
    ...EMPTY_LEAD,
    id,
    version: 1,
    status: 'new',
    source: ENTERED_SOURCE,
    createdAt: time,
    updatedAt: time,
  };
  const { lead } = changeLead(blank, patch, by, now);
  const isCall = knownSource(lead.source) === ENTERED_SOURCE;
  return {
    ...lead,
    ...changedBy(blank, by, time),
    // The call speaks of it: it stays one where the status is taken back.
    ...(isCall && { firstContactAt: time, statusContactAt: null }),
  };
}
