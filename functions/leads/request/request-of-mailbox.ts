import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { OthersMerge } from '@harbour-haul/domain/leads/request/own-request';
import { isOfVisitor } from '@harbour-haul/domain/leads/submission/same-person';
import { othersMerges } from './others-merges.ts';

type Leads = Pick<LeadsRepository, 'merges' | 'get'>;

/** Merges follow each other at most this far. */
const MAX_MERGES = 20;

/**
 * The request that a link opens which was mailed to a mailbox: it has that address still, for a mistyped one is a stranger's.
 * Where an admin's merge brought the address of somebody else, mail to it is theirs, and opens what they sent.
 * @param mailbox as `mailboxKey` names it
 * @returns its lead's id; null where nobody's request has that address any more.
 */
export async function requestOfMailbox(
  leadId: number,
  mailbox: string,
  leads: Leads,
): Promise<number | null> {
  const lead = await leads.get(leadId);
  // What there is to say of a lead that is gone tells nothing.
  if (!lead) return leadId;
  const merges = await othersMerges(lead, leads);
  if (isNamed(ownEmail(lead, merges), mailbox))
    return (await isCorrected(lead, mailbox, leads)) ? null : leadId;
  const others = merges.map(({ other }) => other).filter((other) => other !== null);
  const found = await Promise.all(others.map(({ id }) => requestOfMailbox(id, mailbox, leads)));
  return found.find((id) => id !== null) ?? null;
}

function isNamed(email: string | null, mailbox: string): boolean {
  return email !== null && mailboxKey(email) === mailbox;
}

/** The address that a request's own visitor gave, or that the team has put in its place. */
function ownEmail(lead: Lead, merges: readonly OthersMerge[]): string | null {
  const [first, last] = [merges[0], merges.at(-1)];
  return first && lead.email === last?.after.email ? first.before.email : lead.email;
}

/** Whether its visitor has corrected the address since the request became one with another of theirs. */
async function isCorrected(request: Lead, mailbox: string, leads: Leads): Promise<boolean> {
  let lead = request;
  for (let merges = 0; lead.mergedInto !== null && merges < MAX_MERGES; merges += 1) {
    const into = await leads.get(lead.mergedInto);
    if (!into || !isOfVisitor(into, lead)) return false;
    const merged = await emailMerged(into, lead, leads);
    if (isNamed(merged, mailbox) && !isNamed(into.email, mailbox)) return true;
    lead = into;
  }
  return false;
}

/** The address of a lead as another one was merged into it. */
async function emailMerged(into: Lead, { id }: Lead, leads: Leads): Promise<string | null> {
  const merges = await leads.merges(into.id);
  return merges.find(({ otherId }) => otherId === id)?.after.email ?? null;
}
