import { defineOperation } from '../operation.ts';

/** The public keys that verify this product's tokens (RFC 7517). */
export interface KeySet {
  keys: object[];
}

export const getKeySet = defineOperation<{ response: KeySet }>()({
  method: 'GET',
  path: '/api/.well-known/jwks.json',
  access: 'public',
  function: 'auth',
});
