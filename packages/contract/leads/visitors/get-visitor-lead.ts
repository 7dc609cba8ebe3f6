import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import { defineOperation } from '../../operation.ts';

/** The visitor's newest lead, to prefill the form. */
export const getVisitorLead = defineOperation<{ response: VisitorLeadResponse }>()({
  method: 'GET',
  path: '/api/leads/{visitorId}',
  access: 'visitor',
  function: 'leads',
});

/** What the form shows; `preferredDate` is at noon UTC. */
export interface VisitorLeadResponse extends Pick<Lead, FormFieldName> {
  /** False where its visitor has only begun it, in a chat. */
  isSent: boolean;
}
