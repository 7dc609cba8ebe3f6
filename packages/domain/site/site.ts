/**
 * Brand, addresses and contact details, once for all texts that people read; replace the `.example` values before the first deployment.
 */
export const SITE = {
  brand: 'Harbour Haul',
  url: 'https://harbour-haul.example',
  supportEmail: 'support@harbour-haul.example',
  privacyEmail: 'privacy@harbour-haul.example',
  legalEmail: 'legal@harbour-haul.example',
  /** The number that people can call. */
  callbackPhone: '(902) 555-0100',
  /** The number shown as an example of how to write one. */
  examplePhone: '(902) 555-0148',
  rating: '4.9/5',
} as const;

/** The served areas of specification section 1, in the footer's order. */
export const SERVED_AREAS = [
  'Halifax',
  'Dartmouth',
  'Bedford',
  'Sackville',
  'Cole Harbour',
  'Spryfield',
  'Eastern Passage',
  'Timberlea',
] as const;

export type ServedArea = (typeof SERVED_AREAS)[number];
