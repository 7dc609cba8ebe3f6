import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LoopbackServer } from '../http/loopback-server.ts';
import { openIam } from '../iam/iam.ts';
import { sign } from '../signature/signature-v4.ts';
import { smallStack } from '../testing/small-stack.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { openKeyStore } from './key-store.ts';
import { startKms } from './kms-server.ts';

const account = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
const functionOf = (role: string) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Role: { 'Fn::GetAtt': [role, 'Arn'] } },
});
const roleOf = (Condition: object, ...Action: string[]) => {
  const Statement = { Effect: 'Allow', Action, Resource: { 'Fn::GetAtt': ['Signing', 'Arn'] }, Condition };
  return { Type: 'AWS::IAM::Role', Properties: { Policies: [{ PolicyDocument: { Statement } }] } };
};
const key = { Type: 'AWS::KMS::Key', Properties: { KeySpec: 'ECC_NIST_P256' } };
const forgotten = {
  ...key,
  Properties: { ...key.Properties, KeyPolicy: { Statement: [] } },
};
const stack = smallStack({
  Signing: key,
  Forgotten: forgotten,
  Checker: functionOf('CheckerRole'),
  CheckerRole: roleOf({}, 'kms:GetPublicKey'),
  Signer: functionOf('SignerRole'),
  SignerRole: roleOf({ StringEquals: { 'kms:MessageType': 'DIGEST' } }, 'kms:Sign'),
});
const iam = openIam({ stack, account });
const file = join(temporaryDirectory(), 'kms.json');
let kms: LoopbackServer;

beforeAll(async () => {
  kms = await startKms(openKeyStore(stack, file), iam);
});
afterAll(() => kms?.close());

/** The error that KMS sends to a function for a call, or the id of the key it used. */
async function call(name: 'Checker' | 'Signer', operation: string, input: object): Promise<unknown> {
  const { accessKeyId, secretAccessKey } = iam.keyOf(stack.attribute(name, 'Arn'));
  const body = JSON.stringify(input);
  const timestamp = `${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const headers = {
    host: new URL(kms.url).host,
    'x-amz-date': timestamp,
    'x-amz-target': `TrentService.${operation}`,
  };
  const scope = { region: iam.region, service: 'kms' };
  const signature = sign({
    ...scope,
    method: 'POST',
    path: '/',
    query: [],
    headers: Object.entries(headers),
    payloadHash: createHash('sha256').update(body).digest('hex'),
    timestamp,
    secretAccessKey,
  });
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${timestamp.slice(0, 8)}/${scope.region}/kms/aws4_request, SignedHeaders=host;x-amz-date;x-amz-target, Signature=${signature}`;
  const response = await fetch(kms.url, { method: 'POST', headers: { ...headers, authorization }, body });
  const { __type, KeyId } = (await response.json()) as { __type?: string; KeyId?: string };
  return __type ?? KeyId;
}

const digest = {
  KeyId: stack.ref('Signing'),
  SigningAlgorithm: 'ECDSA_SHA_256',
  MessageType: 'DIGEST',
  Message: Buffer.alloc(32).toString('base64'),
};

it('KMS lets a function do with a key what its role allows', async () => {
  const arn = stack.attribute('Signing', 'Arn');
  expect(await call('Checker', 'GetPublicKey', { KeyId: digest.KeyId })).toBe(arn);
  expect(await call('Signer', 'Sign', digest)).toBe(arn);
});

it.each<[string, 'Checker' | 'Signer', string, object]>([
  ['another call', 'Checker', 'Sign', digest],
  ['another kind of message', 'Signer', 'Sign', { ...digest, MessageType: 'RAW' }],
  ['the kind that is taken where none is stated', 'Signer', 'Sign', { ...digest, MessageType: undefined }],
  [
    'a key whose own policy does not let anybody in',
    'Checker',
    'GetPublicKey',
    { KeyId: stack.ref('Forgotten') },
  ],
])('KMS denies a function %s', async (_what, name, operation, input) => {
  expect(await call(name, operation, input)).toBe('AccessDeniedException');
});

it('KMS refuses what is not signed', async () => {
  const response = await fetch(kms.url, { method: 'POST', body: '{}' });
  expect([response.status, ((await response.json()) as { __type: string }).__type]).toEqual([
    400,
    'MissingAuthenticationTokenException',
  ]);
});
