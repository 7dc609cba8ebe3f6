import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readJsonFile } from '../shared/read-json-file.ts';
import { writeJsonFile } from '../shared/write-json-file.ts';
import type { Stack } from '../template/stack.ts';

/** A signing key of the template. */
export interface LocalKey {
  readonly keyId: string;
  readonly arn: string;
  readonly privateKey: KeyObject;
}

/** Finds a key by id, ARN or alias. */
export type KeyStore = (keyId: string) => LocalKey | undefined;

/**
 * The stack's KMS keys. Private keys are made once and stored in `file` (mode 0600), so sign-ins outlive a restart.
 * @throws Error for a key that is not ECC_NIST_P256 for signing, the only kind the local cloud makes.
 */
export function openKeyStore(stack: Stack, file: string): KeyStore {
  const saved = readJsonFile<Record<string, string>>(file) ?? {};
  const keys = new Map<string, LocalKey>();
  for (const { logicalId, properties } of stack.ofType('AWS::KMS::Key')) {
    const spec = properties.optional('KeySpec')?.asString();
    if (spec !== 'ECC_NIST_P256')
      throw new Error(`${logicalId}.KeySpec: the local KMS makes ECC_NIST_P256 keys only`);
    const keyId = stack.ref(logicalId);
    const pem = saved[keyId] ?? newPrivateKey();
    saved[keyId] = pem;
    const key = { keyId, arn: stack.attribute(logicalId, 'Arn'), privateKey: createPrivateKey(pem) };
    keys.set(key.keyId, key).set(key.arn, key);
  }
  for (const { properties } of stack.ofType('AWS::KMS::Alias')) {
    const target = keys.get(properties.string('TargetKeyId'));
    if (target !== undefined) keys.set(properties.string('AliasName'), target);
  }
  writeJsonFile(file, saved);
  return (keyId) => keys.get(keyId);
}

function newPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
