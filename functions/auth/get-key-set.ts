import { operation } from '../shared/operation.ts';
import type { AuthDeps } from './deps.ts';

const HOUR_SECONDS = 3600;

/** `GET /api/.well-known/jwks.json`: the public keys that check this product's tokens (RFC 7517). */
export const getKeySet = operation('getKeySet', {}, async (_request, deps: AuthDeps) => ({
  status: 200,
  body: { keys: deps.tokens.keySet() },
  headers: { 'cache-control': `public, max-age=${HOUR_SECONDS}` },
}));
