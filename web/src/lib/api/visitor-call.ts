import { VISITOR_ROUTES } from '@harbour-haul/contract/visitor-routes';
import { callsOf } from './call.ts';

/** The calls of the public pages. */
export const { call } = callsOf(VISITOR_ROUTES);
