import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';

const DAY_MS = 24 * 3600 * 1000;

/** The day that a test's form asks for, as `yyyy-mm-dd` in Halifax. */
export const TOMORROW = new Date(Date.parse(halifaxToday(new Date())) + DAY_MS).toISOString().slice(0, 10);
