import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';

/** A complete submission; tests set only what matters to them. */
export function aSubmission(overrides: Partial<LeadSubmission> = {}): LeadSubmission {
  return {
    name: 'Jane Roe',
    phone: '(902) 555-0148',
    email: null,
    address: '12 Oak St, Dartmouth',
    junkType: 'furniture',
    junkConfidence: null,
    junkClassificationSource: 'user',
    details: null,
    preferredDate: '2026-11-25T12:00:00.000Z',
    preferredContactMethod: null,
    photoPath: null,
    additionalPhotos: null,
    chatPhotoPaths: null,
    source: 'form',
    visitorId: null,
    sessionId: null,
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
    ...aSubmission(),
    id: 1,
    version: 1,
    status: 'new',
    notes: null,
    estimatedValue: null,
    scheduledDate: null,
    followUpDate: null,
    createdAt: '2026-11-21T15:00:00.000Z',
    updatedAt: '2026-11-21T15:00:00.000Z',
    updatedBy: null,
    firstContactAt: null,
    askedAgain: 0,
    askedAgainAt: null,
    trash: null,
    mergedInto: null,
    ...overrides,
  };
}
