import { randomUUID } from 'node:crypto';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';

const DAY_MS = 24 * 3600 * 1000;

/** A complete form of a visitor of its own; another number is another person. */
export function leadForm(serial: number, overrides: Record<string, unknown> = {}) {
  return {
    name: 'Jane Roe',
    phone: `902-556-${String(serial % 10_000).padStart(4, '0')}`,
    address: `${serial} Elm St, Halifax`,
    junkType: 'furniture',
    preferredDate: halifaxToday(new Date(Date.now() + DAY_MS)),
    source: 'form',
    visitorId: `visitor-${randomUUID()}`,
    ...overrides,
  };
}
