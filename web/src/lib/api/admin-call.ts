import { API_ROUTES } from '@harbour-haul/contract/routes';
import { callsOf } from './call.ts';

/** The calls of the admin app, which may call everything. */
export const { call, callForFile, urlOf } = callsOf(API_ROUTES);
