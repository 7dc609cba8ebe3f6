import { customResourceFunction } from '../shared/custom-resource-function.ts';
import { composeOriginToken } from './deps.ts';
import { provideToken } from './provide-token.ts';

/** Runs when a deployment makes, rotates or removes the origin token. */
export const handler = customResourceFunction(provideToken, composeOriginToken);
