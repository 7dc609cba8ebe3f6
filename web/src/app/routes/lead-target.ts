/** The lead that a URL names: the one with an id, or the newest of a visitor. */
export type LeadTarget = { id: number } | { visitorId: string };

/**
 * The lead that a URL under `/admin/leads` names; null if it names none. A number that can be no id is NaN, so that the
 * page says that there is no such lead.
 */
export function leadTarget(id: string | undefined, visitorId: string | null): LeadTarget | null {
  if (id !== undefined) return { id: /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN };
  return visitorId ? { visitorId } : null;
}

/** What a title calls the lead. */
export function targetName(target: LeadTarget): string {
  if (!('id' in target)) return 'a lead of this visitor';
  return Number.isNaN(target.id) ? 'this lead' : `lead #${target.id}`;
}
