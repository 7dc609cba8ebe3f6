import { createHash } from 'node:crypto';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type RawRequest, rawRequest } from '../testing/raw-request.ts';
import { runningS3, s3Client, testBuckets, testCredentials } from '../testing/running-s3.ts';

/** How far the server's clock is off. */
let skew = 0;
const run = runningS3(testBuckets, { clock: () => Date.now() + skew });

beforeEach(() => {
  skew = 0;
});

const content = 'a photo of a couch';

describe('a signed header', () => {
  it('must be of this moment', async () => {
    const head = () => run.client.send(new HeadObjectCommand({ Bucket: run.photos, Key: 'x' }));
    await run.client.send(new PutObjectCommand({ Bucket: run.photos, Key: 'x', Body: content }));
    await head();
    skew = 16 * 60_000;
    await expect(head()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it.each(['wrong secret', 'wrong key id'])('must be made with the right one: %s', async (what) => {
    const credentials = {
      accessKeyId: what === 'wrong key id' ? 'OTHER' : testCredentials.accessKeyId,
      secretAccessKey: 'guessed',
    };
    const client = s3Client(run.s3.url, run.stack.identity.region, { credentials });
    const Body = content;
    await expect(
      client.send(new PutObjectCommand({ Bucket: run.photos, Key: 'x', Body })),
    ).rejects.toMatchObject({
      name: what === 'wrong key id' ? 'InvalidAccessKeyId' : 'SignatureDoesNotMatch',
    });
  });

  it.each([
    ['body', { body: 'A photo of a couch' }, 400, 'XAmzContentSHA256Mismatch'],
    ['type', { headers: { 'content-type': 'text/html' } }, 403, 'SignatureDoesNotMatch'],
    ['metadata', { headers: { 'x-amz-meta-visitor': 'other' } }, 403, 'SignatureDoesNotMatch'],
    ['hash', { headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' } }, 403, 'SignatureDoesNotMatch'],
    ['further header', { headers: { 'x-amz-acl': 'private' } }, 403, 'AccessDenied'],
    ['token', { headers: { 'x-amz-security-token': 'x' } }, 400, 'InvalidToken'],
    ['algorithm', { headers: { authorization: 'AWS LOCALTEST:x' } }, 400, 'InvalidRequest'],
    [
      'form',
      { headers: { authorization: 'AWS4-HMAC-SHA256 Credential=x' } },
      400,
      'AuthorizationHeaderMalformed',
    ],
    ['path', { path: '/elsewhere' }, 403, 'SignatureDoesNotMatch'],
  ])('is broken by another %s', async (_what, change, status, code) => {
    const signed = await captureSigned();
    const { headers = {}, ...rest } = change as { headers?: Record<string, string> };
    const [actual, body] = await rawRequest(run.s3.port, {
      ...signed,
      ...rest,
      headers: { ...signed.headers, ...headers },
    });
    expect([actual, body]).toEqual([status, expect.stringContaining(`<Code>${code}</Code>`)]);
  });

  it('accepts the unaltered request', async () => {
    expect(await rawRequest(run.s3.port, await captureSigned())).toEqual([200, '']);
  });
});

it.each(['GET', 'PUT', 'DELETE', 'HEAD', 'POST'])('S3 refuses %s without a signature', async (method) => {
  for (const path of ['/', `/${run.photos}`, `/${run.photos}/quarantine/photo.jpg`, '/none/x']) {
    const [status, body] = await rawRequest(run.s3.port, { method, path });
    expect([status, body]).toEqual([403, method === 'HEAD' ? '' : expect.stringContaining('AccessDenied')]);
  }
});

it.each([
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
  ['/../../etc/passwd', 400],
  ['/photos/%00', 400],
  ['/photos/%ff', 400],
  ['/photos/%zz', 400],
  ['//etc/passwd', 403],
  ['*', 400],
  ['/?X-Amz-Algorithm=AWS4-HMAC-SHA256', 400],
])('S3 refuses the target %s', async (path, expected) => {
  const [status, body] = await rawRequest(run.s3.port, { path });
  expect([status, body]).toEqual([expected, expect.stringContaining('<Error>')]);
});

it('S3 is served under loopback names only', async () => {
  const [status] = await rawRequest(run.s3.port, { path: '/', headers: { host: 'evil.example' } });
  expect(status).toBe(400);
});

interface SdkRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
}

/** What the SDK itself would send for a put, so that a test can alter it. */
async function captureSigned(): Promise<RawRequest> {
  const client = s3Client(run.s3.url, run.stack.identity.region, {
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  let captured: RawRequest | undefined;
  client.middlewareStack.add(
    () => async (args) => {
      const { method, path, query, headers } = args.request as SdkRequest;
      captured = { method, path: `${path}?${new URLSearchParams(query).toString()}`, headers, body: content };
      return { response: {}, output: { $metadata: {} } };
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const Metadata = { visitor: 'v-1' };
  await client.send(
    new PutObjectCommand({
      Bucket: run.photos,
      Key: 'signed',
      Body: content,
      ContentType: 'image/jpeg',
      Metadata,
    }),
  );
  if (captured === undefined) throw new Error('the SDK sent nothing');
  expect(captured.headers?.['x-amz-content-sha256']).toBe(createHash('sha256').update(content).digest('hex'));
  return captured;
}
