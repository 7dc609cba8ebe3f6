import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sign } from './signature-v4.ts';
import { type SignedRequest, verifySignature } from './verify-signature.ts';

const key = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
const now = Date.parse('2026-07-31T12:00:00Z');
const timestamp = '20260731T120000Z';
const scope = { region: 'ca-central-1', service: 'execute-api' };

/** A request that is signed as SDK clients do it, with what `change` makes of it afterwards. */
function signed(change: (request: SignedRequest) => SignedRequest = (request) => request): SignedRequest {
  const body = Buffer.from('{"a":1}');
  const headers = { host: '127.0.0.1:1', 'x-amz-date': timestamp, 'x-amz-target': 'Service.Call' };
  const signature = sign({
    ...scope,
    method: 'POST',
    path: '/ws/%40connections/a%253D',
    query: [],
    headers: Object.entries(headers),
    payloadHash: createHash('sha256').update(body).digest('hex'),
    timestamp,
    secretAccessKey: key.secretAccessKey,
  });
  const authorization = `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/20260731/${scope.region}/${scope.service}/aws4_request, SignedHeaders=host;x-amz-date;x-amz-target, Signature=${signature}`;
  return change({
    method: 'POST',
    url: '/ws/@connections/a%3D',
    headers: { ...headers, authorization },
    body,
  });
}

const verify = (request: SignedRequest, more: { now?: number; region?: string; secret?: string } = {}) =>
  verifySignature(request, {
    service: scope.service,
    region: more.region ?? scope.region,
    now: more.now ?? now,
    findKey: (id) =>
      id === key.accessKeyId ? { ...key, secretAccessKey: more.secret ?? key.secretAccessKey } : undefined,
  });

const withHeader = (name: string, edit: (value: string) => string) => (request: SignedRequest) => ({
  ...request,
  headers: { ...request.headers, [name]: edit(request.headers[name] ?? '') },
});
const without = (name: string) => (request: SignedRequest) => ({
  ...request,
  headers: Object.fromEntries(Object.entries(request.headers).filter(([header]) => header !== name)),
});

it('a signature proves who made a request', () => {
  expect(verify(signed())).toEqual(key);
  expect(verify(signed(), { now: now + 14 * 60_000 })).toEqual(key);
});

it.each<[string, string, (request: SignedRequest) => SignedRequest]>([
  ['InvalidSignatureException', 'another body', (request) => ({ ...request, body: Buffer.from('{"a":2}') })],
  ['InvalidSignatureException', 'another path', (request) => ({ ...request, url: '/ws/@connections/b%3D' })],
  ['InvalidSignatureException', 'another query', (request) => ({ ...request, url: `${request.url}?x=1` })],
  ['InvalidSignatureException', 'another method', (request) => ({ ...request, method: 'DELETE' })],
  ['InvalidSignatureException', 'another target', withHeader('x-amz-target', () => 'Service.Other')],
  ['InvalidSignatureException', 'a header that is not signed', withHeader('x-amz-other', () => '1')],
  ['InvalidSignatureException', 'a signed header that is missing', without('x-amz-target')],
  ['InvalidSignatureException', 'another day', withHeader('x-amz-date', () => '20260801T120000Z')],
  [
    'InvalidSignatureException',
    'another service',
    withHeader('authorization', (text) => text.replace('execute-api', 'kms')),
  ],
  [
    'UnrecognizedClientException',
    'a key that is unknown',
    withHeader('authorization', (text) => text.replace('LOCALTEST', 'OTHER')),
  ],
  ['IncompleteSignatureException', 'half a header', withHeader('authorization', (text) => text.slice(0, 60))],
  ['IncompleteSignatureException', 'another scheme', withHeader('authorization', () => 'Bearer x')],
  ['MissingAuthenticationTokenException', 'no signature', without('authorization')],
])('%s: %s', (code, _what, change) => {
  expect(() => verify(signed(change))).toThrow(expect.objectContaining({ code }));
});

it.each([
  ['a wrong secret', { secret: 'guessed' }],
  ['an old date', { now: now + 16 * 60_000 }],
  ['a date to come', { now: now - 16 * 60_000 }],
  ['another region', { region: 'us-east-1' }],
])('InvalidSignatureException: %s', (_what, more) => {
  expect(() => verify(signed(), more)).toThrow(
    expect.objectContaining({ code: 'InvalidSignatureException' }),
  );
});
