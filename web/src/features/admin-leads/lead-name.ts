import type { Lead } from '@harbour-haul/domain/leads/lead';

/** What a lead is called where nobody sees its card. */
export function nameOf({ id, name }: Pick<Lead, 'id' | 'name'>): string {
  return name ?? `Lead #${id}`;
}
