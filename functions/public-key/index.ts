import { customResourceFunction } from '../shared/custom-resource-function.ts';
import { composePublicKey } from './deps.ts';
import { providePublicKey } from './provide-public-key.ts';

/** Runs when a deployment makes or replaces a key that signs tokens. */
export const handler = customResourceFunction(providePublicKey, composePublicKey);
