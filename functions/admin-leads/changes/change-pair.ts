import type { DecidePair } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { MergeLeadsResponse } from '@harbour-haul/contract/leads/merge/merge-leads';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import { readLeadId, requireKept } from '../../shared/leads/find-lead.ts';
import { requireDone } from '../../shared/leads/require-done.ts';
import { tellChats } from '../../shared/leads/tell-chats.ts';
import { log } from '../../shared/log.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import type { LeadRequest } from './change-lead.ts';

/**
 * Merges two leads, or undoes that.
 * @param decide decides by both current leads. Throws where the change is not allowed.
 * @returns both as they are stored.
 */
export async function changePair(
  { params, user }: LeadRequest,
  deps: AdminLeadsDeps,
  otherId: number,
  decide: DecidePair,
): Promise<MergeLeadsResponse> {
  const author = { by: user.username, now: () => deps.now() };
  const before: Partial<LeadPair> = {};
  const result = await deps.leads.changePair({ id: readLeadId(params), otherId }, author, (read) => {
    for (const lead of [read.lead, read.other]) requireKept(lead, deps.now());
    Object.assign(before, read);
    return decide(read);
  });
  const { outcome, lead, other } = requireDone(result);
  const what = other.mergedInto === null ? 'unmerged' : 'merged';
  if (outcome !== 'changed') return { lead, other };
  log('info', 'leads changed', { leadId: lead.id, what });
  if (before.lead) await tellChats(before.lead, lead, deps);
  if (before.other) await tellChats(before.other, other, deps);
  return { lead, other };
}
