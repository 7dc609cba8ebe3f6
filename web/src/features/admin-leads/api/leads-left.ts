import { useKnownLeads } from './known-leads.ts';

/** Leads of an answer without those that were erased since it came: a window that is open for long names nobody who is gone. */
export function useLeadsLeft<L extends { id: number }>(
  leads: readonly L[] | undefined,
): readonly L[] | undefined {
  const known = useKnownLeads();
  return leads?.some(({ id }) => known.get(id) === null)
    ? leads.filter(({ id }) => known.get(id) !== null)
    : leads;
}
