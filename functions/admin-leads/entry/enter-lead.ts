import { sha256 } from '@harbour-haul/aws/sha256';
import { enterLeadRequest } from '@harbour-haul/contract/leads/enter-lead';
import { AppError } from '@harbour-haul/domain/errors';
import { parsePatch } from '@harbour-haul/domain/leads/change-lead';
import { requireDayOfHours } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { enterLead as entered } from '@harbour-haul/domain/leads/submission/enter-lead';
import { idempotencyMismatch, readIdempotencyKey } from '../../shared/idempotency-key.ts';
import { noSuchLead } from '../../shared/leads/find-lead.ts';
import { log } from '../../shared/log.ts';
import { operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/** `POST /api/leads/entered`: an admin enters a lead for somebody, as who called; its timeline says who did. */
export const enterLead = operation('enterLead', enterLeadRequest, async (request, deps: AdminLeadsDeps) => {
  const now = deps.now();
  const by = request.user.username;
  const entry = parsePatch(request.body, now);
  const make = (id: number) => {
    const lead = entered(entry, id, by, now);
    requireDayOfHours(lead, entry);
    return lead;
  };
  const key = readIdempotencyKey(request);
  const result = await deps.leads.enter({
    make,
    by,
    now,
    // Nobody else's key leads to what an admin has entered.
    idempotency: key === null ? null : { key: `entered ${by} ${key}`, bodyHash: hashOf(request.body) },
  });
  switch (result.outcome) {
    case 'entered':
      log('info', 'lead entered', { leadId: result.lead.id });
      return { status: 201, body: result.lead };
    case 'repeated':
      if (result.lead === null) throw noSuchLead();
      return { status: 200, body: result.lead };
    case 'key_used_for_other_body':
      throw idempotencyMismatch();
    case 'busy':
      throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
    default:
      return result satisfies never;
  }
});

function hashOf(body: object): string {
  const entries = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}
