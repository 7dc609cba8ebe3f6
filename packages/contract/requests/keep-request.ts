import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { defineOperation } from '../operation.ts';

/** Takes back, by a request's link, what its visitor has wished in their chat: that it be cancelled. Also where they have not. */
export const keepRequest = defineOperation<{ response: RequestView }>()({
  method: 'POST',
  path: '/api/request/keep',
  access: 'link',
  function: 'leads',
});
