import type { Lead } from '@harbour-haul/domain/leads/lead';
import { defineOperation } from '../operation.ts';
import { type EnterLeadBody, enterLeadSchema } from './fields/enter-lead-schema.ts';

/**
 * An admin enters a lead for somebody who asked otherwise than on the site, as who called; returns it. 201 for a new one, 200 where its
 * Idempotency-Key was sent before. `source` is `phone` unless another is said; nothing of visitors applies to it.
 */
export const enterLead = defineOperation<{ body: EnterLeadBody; response: Lead }>()({
  method: 'POST',
  path: '/api/leads/entered',
  access: 'admin',
  function: 'admin-leads',
  bodyKb: 256,
});

export const enterLeadRequest = { body: enterLeadSchema };
