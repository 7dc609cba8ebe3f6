import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { OthersMerge } from '@harbour-haul/domain/leads/request/own-request';

type Leads = Pick<LeadsRepository, 'merges' | 'get'>;

/**
 * The merges that brought what somebody else said into a lead, the oldest first; also those of its visitor's own leads that
 * had it from an admin's merge.
 */
export async function othersMerges(
  lead: Pick<Lead, 'id' | 'visitorId'>,
  leads: Leads,
): Promise<OthersMerge[]> {
  const merges = [...(await leads.merges(lead.id))].sort(
    (one, next) => one.before.version - next.before.version,
  );
  // A lead of nobody becomes a visitor's by the merge.
  const visitorId = merges.some(({ before }) => before.visitorId === null) ? null : lead.visitorId;
  const read = merges.map(async ({ otherId, before, after }) => {
    const other = await leads.get(otherId);
    return (await isOfOthers(other, visitorId, leads)) ? { before, after, other } : null;
  });
  return (await Promise.all(read)).filter((merge) => merge !== null);
}

async function isOfOthers(other: Lead | null, visitorId: string | null, leads: Leads): Promise<boolean> {
  if (!other || other.visitorId === null || other.visitorId !== visitorId) return true;
  return (await othersMerges(other, leads)).length > 0;
}

/**
 * What of a visitor's lead is theirs from the beginning: it, or where it was nobody's before an admin merged theirs into it,
 * that one, for whoever sent the other still has its link. Null where that is gone.
 */
export async function leadOfItsVisitor(lead: Lead, leads: Leads): Promise<Lead | null> {
  if (lead.visitorId === null) return lead;
  const merges = await leads.merges(lead.id);
  const made = merges.find(({ before, after }) => before.visitorId === null && after.visitorId !== null);
  return made ? leads.get(made.otherId) : lead;
}
