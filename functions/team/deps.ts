import { Accounts } from '@harbour-haul/aws/dynamodb/users/accounts';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';

export interface TeamDeps extends HttpDeps {
  accounts: Accounts;
  relay: LiveRelay;
  limiter: Limiter;
}

export function composeTeam(): TeamDeps {
  const env = readEnv('team');
  const shared = composeHttp(env);
  const { relay } = composeLive(shared, env, openSockets());
  const limiter = composeLimiter(shared.documents, env);
  return { ...shared, relay, limiter, accounts: new Accounts(shared.usersTable) };
}
