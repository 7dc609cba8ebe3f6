import { knownSource } from '../attribution/known-sources.ts';

/**
 * Returns the name under which a lead's source is counted. What admins write is free text: counters by every text would
 * grow without end.
 */
export function countedSource(source: string): string {
  return knownSource(source) ?? 'other';
}
