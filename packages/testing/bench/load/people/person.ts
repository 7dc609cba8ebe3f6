import { randomUUID } from 'node:crypto';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';

const DAY_MS = 24 * 3600 * 1000;
/** Of the numbers of an exchange. */
const NUMBERS = 10_000;
const FIRST_EXCHANGE = 556;

/** Somebody whom the product has not met: another serial is another person, at another address. */
export interface Person {
  visitorId: string;
  name: string;
  phone: string;
  email: string;
  address: string;
  junkType: 'furniture';
  preferredDate: string;
}

export function personOf(serial: number): Person {
  const exchange = FIRST_EXCHANGE + Math.floor(serial / NUMBERS);
  return {
    visitorId: `visitor-${randomUUID()}`,
    name: 'Jane Roe',
    phone: `902-${exchange}-${String(serial % NUMBERS).padStart(4, '0')}`,
    email: `jane.${serial}@example.com`,
    address: `${serial + 1} Elm St, Halifax`,
    junkType: 'furniture',
    preferredDate: halifaxToday(new Date(Date.now() + DAY_MS)),
  };
}
