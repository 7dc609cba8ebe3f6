import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { defineOperation } from '../operation.ts';

/** Cancels a request by its link, also where it is canceled already; 409 where it is completed. */
export const cancelRequest = defineOperation<{ response: RequestView }>()({
  method: 'POST',
  path: '/api/request/cancel',
  access: 'link',
  function: 'leads',
});
