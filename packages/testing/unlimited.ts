import { usualLimits } from '@harbour-haul/domain/limits/configured-limits';

/**
 * Changes of limits for a product that does in hours more than everybody together may in a day, and more than people are told: who
 * wants to see what it does with each of a hundred thousand things must not be refused for their number.
 */
export const UNLIMITED = [...usualLimits().keys()]
  .filter((name) => name.endsWith('.everybody') || /^(?:mails|texts\.request)\./.test(name))
  .map((name) => `${name}=9999999`)
  .join();
