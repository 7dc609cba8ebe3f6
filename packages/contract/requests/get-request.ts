import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { defineOperation } from '../operation.ts';

/** A homeowner's request, by its link. 404 where it cannot be shown any more. */
export const getRequest = defineOperation<{ response: RequestView }>()({
  method: 'GET',
  path: '/api/request',
  access: 'link',
  function: 'leads',
});

/** The header that carries the token of a link: a path or a query would stand in logs. */
export const REQUEST_TOKEN_HEADER = 'X-Request-Token';
