import { EMPTY_LEAD, type Lead, type LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { parseChatSubmission } from '@harbour-haul/domain/leads/submission/parse-submission';

/** A complete submission; tests set only what matters to them. */
export function aSubmission(overrides: Partial<LeadSubmission> = {}): LeadSubmission {
  return {
    ...parseChatSubmission({}, new Date()),
    name: 'Jane Roe',
    phone: '(902) 555-0148',
    address: '12 Oak St, Dartmouth',
    junkType: 'furniture',
    junkClassificationSource: 'user',
    preferredDate: '2026-11-25T12:00:00.000Z',
    source: 'form',
    ...overrides,
  };
}

let doors = 0;

/** Phone and address of a person without other leads, so that the lead is attached to none. */
export function aNewPerson(): { phone: string; address: string } {
  doors += 1;
  return {
    phone: `902-555-${String(doors % 10_000).padStart(4, '0')}`,
    address: `${doors} Oak St, Dartmouth`,
  };
}

/** A stored lead. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    ...EMPTY_LEAD,
    ...aSubmission(),
    id: 1,
    version: 1,
    status: 'new',
    createdAt: '2026-11-21T15:00:00.000Z',
    updatedAt: '2026-11-21T15:00:00.000Z',
    ...overrides,
  };
}
