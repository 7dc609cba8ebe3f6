import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { SigningKey } from '../auth/signing-key.ts';
import { untilCallsEnd } from './calls-under-way.ts';
import { JsonClient } from './json-client.ts';

type Answer = { status: number; code: string } | 'nothing';

let answers: Answer[] = [];
let headers: Record<string, unknown>[] = [];
let client: JsonClient<'ssm'>;
let kms: JsonClient<'kms'>;

const server = createServer((request, response) => {
  headers.push(request.headers);
  const answer = answers.shift();
  if (answer === 'nothing') return;
  const body = answer ? { __type: `com.amazonaws.ssm#${answer.code}` } : { Parameter: { Value: 'word' } };
  response.writeHead(answer?.status ?? 200).end(JSON.stringify(body));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'secret', sessionToken: 'session' };
  const access = { endpoint, region: 'ca-central-1', credentials };
  [client, kms] = [new JsonClient('ssm', access), new JsonClient('kms', access)];
});
beforeEach(() => {
  [answers, headers] = [[], []];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = () => client.call('GetParameter', { Name: '/a' });

it('signs a call for its service and region, with the token of a role’s session', async () => {
  expect(await get()).toEqual({ Parameter: { Value: 'word' } });
  expect(headers).toMatchObject([
    {
      'x-amz-target': 'AmazonSSM.GetParameter',
      'x-amz-security-token': 'session',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/ca-central-1\/ssm\/aws4_request, SignedHeaders=.*host.*x-amz-security-token/,
      ),
    },
  ]);
});

it('calls each service by its own name', async () => {
  await kms.call('Sign', { KeyId: 'key' });
  expect(headers).toMatchObject([
    {
      'x-amz-target': 'TrentService.Sign',
      authorization: expect.stringContaining('/ca-central-1/kms/aws4_request'),
    },
  ]);
  answers = [{ status: 400, code: 'DisabledException' }];
  await expect(kms.call('Sign', { KeyId: 'key' })).rejects.toThrow(
    'KMS responded with 400 DisabledException.',
  );
});

it('a signature that nobody waits for any more is waited for before a function ends', async () => {
  const key = new SigningKey(kms, { id: 'key', publicKey: '' });
  await untilCallsEnd(async () => void key.sign('text').catch(() => {}));
  expect(headers).toHaveLength(1);
});

it.each<[string, Answer]>([
  ['throttling', { status: 400, code: 'ThrottlingException' }],
  ['a fault', { status: 500, code: 'InternalServerError' }],
  ['silence', 'nothing'],
])('tries again after %s, by the name of the same call', async (_case, answer) => {
  answers = [answer];
  await get();
  await get();
  expect(headers).toHaveLength(3);
  const [first, again, next] = headers.map((sent) => sent['amz-sdk-invocation-id']);
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('gives up after three attempts, and leaves a refusal at once, by its code', async () => {
  answers = Array.from({ length: 3 }, () => ({ status: 400, code: 'ThrottlingException' }));
  await expect(get()).rejects.toMatchObject({ name: 'ThrottlingException', status: 400 });
  expect(headers).toHaveLength(3);
  answers = [{ status: 400, code: 'ParameterNotFound' }];
  await expect(get()).rejects.toMatchObject({ name: 'ParameterNotFound' });
  expect(headers).toHaveLength(4);
});

it('is given up by a signal, and not tried again then', async () => {
  answers = ['nothing'];
  const patience = new AbortController();
  const asked = once(server, 'request');
  const call = client.call('GetParameter', { Name: '/a' }, patience.signal);
  const givenUp = expect(call).rejects.toMatchObject({ status: 0 });
  await asked;
  patience.abort();
  await givenUp;
  expect(headers).toHaveLength(1);
});
