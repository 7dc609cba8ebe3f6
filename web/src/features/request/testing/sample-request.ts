import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';

/** A request as its homeowner reads it. */
export const REQUEST: RequestView = {
  id: 12,
  version: 3,
  state: 'received',
  open: true,
  name: 'Jane Roe',
  phone: '9025550148',
  email: 'jane@example.com',
  address: '12 Oak St, Dartmouth',
  junkType: 'furniture',
  access: null,
  details: 'two sofas',
  preferredDate: '2026-11-25T12:00:00.000Z',
  preferredTimeSlot: null,
  preferredContactMethod: 'phone',
  scheduledDate: null,
  scheduledHours: null,
  createdAt: '2026-11-22T15:00:00.000Z',
  photos: 0,
};
