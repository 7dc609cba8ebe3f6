import type { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { LoginAttempts } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { composeHttp } from '../shared/compose-http.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';

export interface AuthDeps extends HttpDeps {
  attempts: LoginAttempts;
  signingKey: SigningKey;
  relay: LiveRelay;
}

export function composeAuth(): AuthDeps {
  const shared = composeHttp();
  const { relay } = composeLive(shared);
  return { ...shared, relay, attempts: new LoginAttempts(shared.usersTable) };
}
