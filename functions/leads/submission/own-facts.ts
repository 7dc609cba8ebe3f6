import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { FORM_FIELDS, type FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';

type OwnFacts = Pick<Lead, FormFieldName>;

/**
 * The form's fields of a visitor's newest lead; null where there is none. Where admins have merged what somebody else said
 * into it, they are those from before.
 */
export async function ownFacts(
  visitorId: string,
  leads: Pick<LeadsRepository, 'newestOfVisitor' | 'merges' | 'get'>,
): Promise<OwnFacts | null> {
  const newest = await leads.newestOfVisitor(visitorId);
  if (!newest) return null;
  const merges = await leads.merges(newest.id);
  const reading = merges.map(async (merge) => ({ ...merge, other: await leads.get(merge.otherId) }));
  const [first] = (await Promise.all(reading))
    .filter(({ before, after }) => differ(before, after) || before.visitorId !== visitorId)
    .filter(({ before, other }) => before.visitorId !== visitorId || other?.visitorId !== visitorId)
    .sort((one, next) => one.before.version - next.before.version);
  if (!first) return pickFields(FORM_FIELDS, newest);
  // A lead of nobody became this visitor's by the merge.
  const own = first.before.visitorId === visitorId ? first.before : first.other;
  return own && pickFields(FORM_FIELDS, own);
}

function differ(before: Lead, after: Lead): boolean {
  return FORM_FIELDS.some((name) => before[name] !== after[name]);
}
