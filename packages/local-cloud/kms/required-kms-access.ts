import type { AccessRequest } from '../iam/policy/evaluate.ts';
import { isRecord } from '../template/template.ts';
import type { KeyStore } from './key-store.ts';

/** The condition keys of KMS by the parameter that they hold. */
const parameters = {
  'kms:macalgorithm': 'MacAlgorithm',
  'kms:messagetype': 'MessageType',
  'kms:signingalgorithm': 'SigningAlgorithm',
};

/** What a call of KMS needs: the action of its name on its key. */
export function requiredKmsAccess(target: string, input: unknown, keys: KeyStore): AccessRequest {
  const action = target.replace('TrentService.', '');
  const given: Readonly<Record<string, unknown>> = {
    ...(action === 'Sign' && { MessageType: 'RAW' }),
    ...(isRecord(input) && input),
  };
  const context = Object.entries(parameters).flatMap(([key, name]): [string, string][] => {
    const value = given[name];
    return typeof value === 'string' ? [[key, value]] : [];
  });
  const keyId = typeof given.KeyId === 'string' ? given.KeyId : '*';
  return { action: `kms:${action}`, resource: keys(keyId)?.arn ?? keyId, context: new Map(context) };
}
