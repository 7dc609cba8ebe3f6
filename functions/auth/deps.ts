import type { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { LoginAttempts } from '@harbour-haul/aws/dynamodb/login-attempts';
import { composeHttp } from '../shared/compose-http.ts';
import type { HttpDeps } from '../shared/http-function.ts';

export interface AuthDeps extends HttpDeps {
  attempts: LoginAttempts;
  signingKey: SigningKey;
}

export function composeAuth(): AuthDeps {
  const shared = composeHttp();
  return { ...shared, attempts: new LoginAttempts(shared.documents, shared.usersTable) };
}
