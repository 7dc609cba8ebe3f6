import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { LocalKey } from './key-store.ts';
import { runKmsOperation } from './kms-server.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key: LocalKey = { keyId: 'one', arn: 'arn:one', privateKey };
const keys = (id: string): LocalKey | undefined => (id === 'one' ? key : undefined);
const message = Buffer.from('header.payload');

function sign(input: Record<string, unknown>): Buffer {
  const response = runKmsOperation(
    'TrentService.Sign',
    { KeyId: 'one', SigningAlgorithm: 'ECDSA_SHA_256', ...input },
    keys,
  );
  return Buffer.from(String(response.Signature), 'base64');
}

function publicKey() {
  const response = runKmsOperation('TrentService.GetPublicKey', { KeyId: 'one' }, keys);
  return createPublicKey({
    key: Buffer.from(String(response.PublicKey), 'base64'),
    format: 'der',
    type: 'spki',
  });
}

it('KMS Sign signs a raw message', () => {
  const signature = sign({ Message: message.toString('base64') });
  expect(verify('sha256', message, publicKey(), signature)).toBe(true);
});

it('KMS Sign signs a ready-made digest, whatever the length of its numbers', () => {
  for (let round = 0; round < 60; round += 1) {
    const text = Buffer.from(`message ${round}`);
    const digest = createHash('sha256').update(text).digest('base64');
    expect(verify('sha256', text, publicKey(), sign({ Message: digest, MessageType: 'DIGEST' }))).toBe(true);
  }
});

it.each([
  ['TrentService.Encrypt', {}, 501, 'UnsupportedOperationException'],
  ['TrentService.Sign', { KeyId: 'none' }, 400, 'NotFoundException'],
  ['TrentService.Sign', { KeyId: 'one', SigningAlgorithm: 'RSA' }, 400, 'InvalidKeyUsageException'],
  ['TrentService.Sign', { KeyId: 'one', SigningAlgorithm: 'ECDSA_SHA_256' }, 400, 'ValidationException'],
  [
    'TrentService.Sign',
    { KeyId: 'one', SigningAlgorithm: 'ECDSA_SHA_256', Message: 'AAAA', MessageType: 'DIGEST' },
    400,
    'ValidationException',
  ],
  ['TrentService.Sign', undefined, 400, 'SerializationException'],
])('KMS refuses %s %j', (target, input, status, code) => {
  expect(() => runKmsOperation(target, input, keys)).toThrow(expect.objectContaining({ status, code }));
});
