import { LoginAttempts } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { Team } from '@harbour-haul/aws/dynamodb/users/team';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';

export interface AuthDeps extends HttpDeps {
  attempts: LoginAttempts;
  /** Whom chats and leads can be assigned to. */
  team: Team;
  relay: LiveRelay;
  limiter: Limiter;
}

export function composeAuth(): AuthDeps {
  const env = readEnv('auth');
  const shared = composeHttp(env);
  const { relay } = composeLive(shared, env, openSockets());
  const limiter = composeLimiter(shared.documents, env);
  const { usersTable } = shared;
  return { ...shared, relay, limiter, attempts: new LoginAttempts(usersTable), team: new Team(usersTable) };
}
