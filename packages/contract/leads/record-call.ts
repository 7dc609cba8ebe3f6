import type { Lead } from '@harbour-haul/domain/leads/lead';
import { CALL_OUTCOMES } from '@harbour-haul/domain/leads/lead-event';
import { type InferType, number, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { versionField } from './fields/version-field.ts';

/**
 * Records in the timeline how an admin's call ended, or that what was said of it is taken back; returns the lead with its
 * new version. Who was reached has been contacted.
 */
export const recordCall = defineOperation<{ body: RecordCallBody; response: Lead }>()({
  method: 'POST',
  path: '/api/leads/{id}/calls',
  access: 'admin',
  function: 'admin-leads',
});

export const recordCallRequest = { body: recordCallSchema };

export type RecordCallBody = InferType<ReturnType<typeof recordCallSchema>>;

/** More than anybody calls one person. */
const MAX_CALLS = 1000;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * `firstContactAt`: of a call that is taken back, the first contact that it was; `unanswered`, `unansweredAt`: what was known of calls before
 * it. `version`: the lead as it was read; a
 * change of any other is refused with 409.
 */
function recordCallSchema() {
  return object({
    outcome: string().oneOf(CALL_OUTCOMES, INVALID).required(INVALID),
    firstContactAt: string().max(30, INVALID),
    unanswered: number().typeError(INVALID).integer(INVALID).min(0, INVALID).max(MAX_CALLS, INVALID),
    unansweredAt: string().typeError(INVALID).matches(MOMENT, INVALID).nullable(),
    version: versionField(),
  });
}
