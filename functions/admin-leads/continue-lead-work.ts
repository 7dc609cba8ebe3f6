import { operation } from '../shared/operation.ts';
import { continueWork, unfinishedLeads } from './changes/continue-work.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/unfinished`: goes on at once with what does so every few minutes. */
export const continueLeadWork = operation('continueLeadWork', {}, async (_request, deps: AdminLeadsDeps) => {
  await continueWork(deps);
  return { status: 200, body: { unfinished: await unfinishedLeads(deps) } };
});
