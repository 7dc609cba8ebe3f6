import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOfVisitor, type PersonLead } from '@harbour-haul/domain/leads/submission/same-person';

/** Merges follow each other at most this far. */
const MAX_MERGES = 20;

/** The reads of leads that a submission needs. */
export interface LeadLookup {
  /** The lead as it is now, or null. */
  get(id: number): Promise<Lead | null>;
  /** The newest lead of a visitor that the visitor may go on with, or null. */
  newestOfVisitor(visitorId: string): Promise<Lead | null>;
}

/**
 * A lead as its visitor knows it, and as the team does; null where it was merged into one that is gone.
 * @param isTheirs whether one that it was merged into is the visitor's as well
 */
export async function readPersonLead(
  leads: Pick<LeadLookup, 'get'>,
  lead: Lead,
  isTheirs: (into: Lead) => boolean | Promise<boolean> = (into) => isOfVisitor(into, lead),
): Promise<PersonLead | null> {
  const own = await lastMerge(leads, lead, isTheirs);
  return own && { lead: own, worked: await lastMerge(leads, own, () => true) };
}

/** The last lead of those that a lead was merged into, as far as `follows`; null where one is gone. */
async function lastMerge(
  leads: Pick<LeadLookup, 'get'>,
  lead: Lead,
  follows: (into: Lead) => boolean | Promise<boolean>,
): Promise<Lead | null> {
  let last = lead;
  for (let merges = 0; last.mergedInto !== null && merges < MAX_MERGES; merges += 1) {
    const into = await leads.get(last.mergedInto);
    if (!into) return null;
    if (!(await follows(into))) return last;
    last = into;
  }
  return last;
}
