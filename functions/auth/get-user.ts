import type { Operation } from '../shared/http-types.ts';
import type { AuthDeps } from './deps.ts';

/** `GET /api/user`: who is signed in. The contract's access has already refused everybody else. */
export const getUser: Operation<AuthDeps> = async (request) => ({ status: 200, body: request.user });
