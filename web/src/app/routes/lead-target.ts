import type { Lead } from '@harbour-haul/domain/leads/lead';

/** The lead that an address asks for: the one with an id, or the newest of a visitor. */
export type LeadTarget = { id: number } | { visitorId: string };

/**
 * The lead that an address under `/admin/leads` asks for; null where it asks for none. A number that can be no id is
 * asked for all the same: people are told that there is no such lead.
 */
export function leadTarget(id: string | undefined, visitorId: string | null): LeadTarget | null {
  if (id !== undefined) return { id: /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN };
  return visitorId ? { visitorId } : null;
}

/** Whether it is the lead that is asked for. */
export function isTarget(lead: Lead, target: LeadTarget): boolean {
  return 'id' in target ? lead.id === target.id : lead.visitorId === target.visitorId;
}

/** Whether there can be such a lead at all. */
export function isPossible(target: LeadTarget): boolean {
  return !('id' in target && Number.isNaN(target.id));
}

/** What people are told that is asked for. */
export function targetName(target: LeadTarget): string {
  if (!('id' in target)) return 'a lead of this visitor';
  return isPossible(target) ? `lead #${target.id}` : 'this lead';
}
