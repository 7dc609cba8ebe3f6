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

/** What people are told that is asked for. */
export function targetName(target: LeadTarget): string {
  if (!('id' in target)) return 'a lead of this visitor';
  return Number.isNaN(target.id) ? 'this lead' : `lead #${target.id}`;
}
