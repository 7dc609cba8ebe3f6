import type { VisitorLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/visitor-leads-repository';
import { firstWords, ownWords } from '@harbour-haul/domain/leads/details/own-words';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { ownRequest } from '@harbour-haul/domain/leads/request/own-request';
import { FORM_FIELDS, type FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import { isUnsent } from '@harbour-haul/domain/leads/submission/leave-chat';
import { leadOfItsVisitor, othersMerges } from '../request/others-merges.ts';

interface OwnFacts {
  facts: Pick<Lead, FormFieldName>;
  /** False where the visitor has only begun it, in a chat. */
  isSent: boolean;
}
type Leads = Pick<VisitorLeadsRepository, 'newestOfVisitor' | 'merges' | 'get'>;

/**
 * The form's fields of a visitor's newest lead, the details in their own words; null where there is none. Where admins have merged what somebody else said
 * into it, they are those from before.
 */
export async function ownFacts(visitorId: string, leads: Leads): Promise<OwnFacts | null> {
  const newest = await leads.newestOfVisitor(visitorId);
  const own = newest && (await leadOfItsVisitor(newest, leads));
  if (!own) return null;
  const merges = await othersMerges(own, leads);
  const telling = merges.filter(({ before, after }) => differ(before, after));
  const facts = pickFields(FORM_FIELDS, ownRequest(own, telling, []));
  return { facts: { ...facts, details: ownWords(firstWords(facts.details)) }, isSent: !isUnsent(own) };
}

function differ(before: Lead, after: Lead): boolean {
  return FORM_FIELDS.some((name) => before[name] !== after[name]);
}
