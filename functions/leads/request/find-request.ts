import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { readPersonLead } from '@harbour-haul/aws/dynamodb/leads/submissions/person-lead';
import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { canChangeRequest } from '@harbour-haul/domain/leads/request/request-view';
import { isOfVisitor, type PersonLead } from '@harbour-haul/domain/leads/submission/same-person';
import { SITE } from '@harbour-haul/domain/site/site';
import { leadOfItsVisitor } from './others-merges.ts';

const CALL = `Please call ${SITE.callbackPhone}.`;

type Leads = Pick<LeadsRepository, 'get' | 'merges'>;

/**
 * The request of a link: the lead that its visitor goes on with, and the one that the team works on. They differ where an
 * admin has merged it into another visitor's.
 * @throws AppError `not_found` for a lead that is gone or deleted.
 */
export async function findRequest(leadId: number, leads: Leads): Promise<PersonLead> {
  const lead = await leads.get(leadId);
  const found = lead && (await standingOf(lead, leads));
  if (!found || found.lead.trash !== null)
    throw new AppError('not_found', `Your request cannot be shown here any more. ${CALL}`);
  return found;
}

/** A lead as its visitor knows it, and as the team does. What it was merged into may be gone: it stays their request. */
export async function standingOf(lead: Lead, leads: Leads): Promise<PersonLead> {
  const isTheirs = async (into: Lead) =>
    isOfVisitor(into, lead) && (await leadOfItsVisitor(into, leads))?.id === into.id;
  return (await readPersonLead(leads, lead, isTheirs)) ?? { lead, worked: null };
}

/** @throws AppError `not_found`, the same for another visitor's lead as for none */
export function requireOwn(lead: Lead | null, visitorId: string | null): Lead & { visitorId: string } {
  if (lead && visitorId !== null && lead.visitorId === visitorId && lead.trash === null) {
    return { ...lead, visitorId };
  }
  throw new AppError('not_found', 'There is no such request of this visitor.');
}

/** @throws AppError `conflict` for a request that is completed or canceled. */
export function requireOpen({ lead, worked }: PersonLead): void {
  if (!canChangeRequest(lead, worked)) throw new AppError('conflict', `Your request is closed. ${CALL}`);
}
