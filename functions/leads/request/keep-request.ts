import { ownRequest } from '@harbour-haul/domain/leads/request/own-request';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { log } from '../../shared/log.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { chatsWithCancelWish } from './cancel-wish.ts';
import { findRequest } from './find-request.ts';
import { othersMerges } from './others-merges.ts';
import { showRequest } from './show-request.ts';

/**
 * `POST /api/request/keep`: whoever has wished in the chat to cancel their request keeps it. The team, who would call it off,
 * goes on seeing nothing of the wish but a note that it was taken back.
 */
export const keepRequest = operation('keepRequest', {}, async (request, deps: LeadsDeps) => {
  await requireWithin('submissions', request.viewerAddress, deps);
  const found = await findRequest(request.linkedLeadId, deps.leads);
  // Where an admin has merged somebody else's request into it, the chat of that is not theirs.
  const own = ownRequest(found.lead, await othersMerges(found.lead, deps.leads), []);
  for (const { id } of await chatsWithCancelWish(own, deps)) {
    const changed = await deps.cancelWishes.takeBack(id, deps.now());
    if (!changed) continue;
    log('info', 'wish to cancel taken back', { sessionId: id, leadId: found.lead.id });
    await deps.relay.publishSession(changed);
  }
  return { status: 200, body: await showRequest(found, deps) };
});
