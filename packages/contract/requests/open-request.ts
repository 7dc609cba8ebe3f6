import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { defineOperation } from '../operation.ts';

/** A visitor's own request, right after it was sent or later in the same browser, and the link that the mail of it carries. */
export const openRequest = defineOperation<{ response: OpenRequestResponse }>()({
  method: 'POST',
  path: '/api/leads/{id}/request-link',
  access: 'participant',
  function: 'leads',
});

export interface OpenRequestResponse {
  request: RequestView;
  /** The token of the link. */
  token: string;
}
