import type { FormFieldName } from '@harbour-haul/domain/leads/submission/form-fields';
import { defineOperation } from '../../operation.ts';

/** Whether there is anything to prefill the form with. */
export const checkVisitor = defineOperation<{ response: CheckVisitorResponse }>()({
  method: 'GET',
  path: '/api/leads/check-visitor/{visitorId}',
  access: 'visitor',
  function: 'leads',
});

/** The names of the fields that are filled. */
export interface CheckVisitorResponse {
  hasLeadData: boolean;
  fieldsCollected: FormFieldName[];
}
