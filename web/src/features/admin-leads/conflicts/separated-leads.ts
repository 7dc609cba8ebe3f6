import type { Lead } from '@harbour-haul/domain/leads/lead';
import { leadsIn } from '@harbour-haul/domain/leads/merge/entry-heading';
import { withoutLead } from '@harbour-haul/domain/leads/merge/erased-from-merge';
import type { LeadValues } from '../lead-editor/lead-values.ts';

/** The fields to which a merge adds words. */
const TEXTS = ['details', 'notes'] as const;

/**
 * Returns what is typed, and the version below it, without what a merge had brought and the newer version has no more: it was
 * separated, or erased, and nobody has typed it.
 */
export function withoutSeparated(
  base: Lead,
  mine: LeadValues,
  theirs: Lead,
): { base: Lead; mine: LeadValues } {
  const next = { base: { ...base }, mine: { ...mine } };
  for (const field of TEXTS) {
    const left = new Set(leadsIn(theirs[field]));
    for (const id of leadsIn(base[field]).filter((merged) => !left.has(merged))) {
      next.base[field] = withoutLead(next.base[field], id);
      next.mine[field] = withoutLead(next.mine[field], id) ?? '';
    }
  }
  return next;
}
