import { operation } from '../shared/operation.ts';
import type { AuthDeps } from './deps.ts';

/** `GET /api/user`: who is signed in. The contract's access has already refused everybody else. */
export const getUser = operation('getUser', {}, async ({ user }, _deps: AuthDeps) => ({
  status: 200,
  body: user,
}));
