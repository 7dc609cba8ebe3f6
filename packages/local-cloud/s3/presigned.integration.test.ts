import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { rawRequest } from '../testing/raw-request.ts';
import { runningS3, s3Client, testBuckets } from '../testing/running-s3.ts';

/** Moves only when a test moves it. */
let time = Date.parse('2026-07-31T12:00:00Z');
const run = runningS3(testBuckets, { clock: () => time });
const start = time;

beforeEach(() => {
  time = start;
});

const content = 'a photo of a couch';

/** As the upload function signs: type and length are part of the signature, checksums of an empty body are not. */
function signedPut(Key = 'quarantine/photo.jpg'): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: run.photos,
    Key,
    ContentType: 'image/jpeg',
    ContentLength: content.length,
  });
  return getSignedUrl(run.plainClient, command, {
    expiresIn: 300,
    signingDate: new Date(start),
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
}

async function send(url: string, init: RequestInit = {}): Promise<[number, string | undefined]> {
  const response = await fetch(url, {
    headers: { 'content-type': 'image/jpeg' },
    body: content,
    method: 'PUT',
    ...init,
  });
  return [response.status, /<Code>(\w+)</.exec(await response.text())?.[1]];
}

function get(Key: string, more: object = {}): Promise<string> {
  const command = new GetObjectCommand({ Bucket: run.photos, Key, ...more });
  return getSignedUrl(run.client, command, { expiresIn: 60, signingDate: new Date(start) });
}

describe('a presigned PUT', () => {
  it('works once signed, until it expires, and as often as wanted', async () => {
    const url = await signedPut();
    expect(await send(url)).toEqual([200, undefined]);
    time += 299_000;
    expect(await send(url)).toEqual([200, undefined]);
    time += 1000;
    expect(await send(url)).toEqual([403, 'AccessDenied']);
  });

  it('is not valid long before its date', async () => {
    const url = await signedPut();
    time -= 16 * 60_000;
    expect(await send(url)).toEqual([403, 'AccessDenied']);
  });

  const otherType = { headers: { 'content-type': 'text/html' } };
  it.each<[string, (url: URL) => void, RequestInit, string]>([
    ['another type', () => {}, otherType, 'SignatureDoesNotMatch'],
    ['no type', () => {}, { body: new Uint8Array(content.length), headers: {} }, 'SignatureDoesNotMatch'],
    ['a longer body', () => {}, { body: `${content}!` }, 'SignatureDoesNotMatch'],
    ['a shorter body', () => {}, { body: 'a' }, 'SignatureDoesNotMatch'],
    [
      'another key',
      (url) => {
        url.pathname = url.pathname.replace('photo', 'other');
      },
      {},
      'SignatureDoesNotMatch',
    ],
    [
      'another bucket',
      (url) => {
        url.pathname = url.pathname.replace(run.photos, run.exports);
      },
      {},
      'SignatureDoesNotMatch',
    ],
    [
      'a bucket that is not there',
      (url) => {
        url.pathname = url.pathname.replace(run.photos, 'none');
      },
      {},
      'SignatureDoesNotMatch',
    ],
    [
      'another host',
      (url) => {
        url.hostname = 'localhost';
      },
      {},
      'SignatureDoesNotMatch',
    ],
    ['another method', () => {}, { method: 'POST' }, 'SignatureDoesNotMatch'],
    ['another signature', (url) => alter(url, 'X-Amz-Signature', flipped), {}, 'SignatureDoesNotMatch'],
    ['a longer life', (url) => alter(url, 'X-Amz-Expires', () => '86400'), {}, 'SignatureDoesNotMatch'],
    [
      'a later date',
      (url) => alter(url, 'X-Amz-Date', () => '20260731T120500Z'),
      {},
      'SignatureDoesNotMatch',
    ],
    [
      'fewer signed headers',
      (url) => alter(url, 'X-Amz-SignedHeaders', () => 'host'),
      otherType,
      'SignatureDoesNotMatch',
    ],
    ['one more parameter', (url) => url.searchParams.set('tagging', ''), {}, 'SignatureDoesNotMatch'],
    [
      'another key id',
      (url) => alter(url, 'X-Amz-Credential', (text) => `X${text}`),
      {},
      'InvalidAccessKeyId',
    ],
    [
      'a header that was not signed',
      () => {},
      { headers: { 'content-type': 'image/jpeg', 'x-amz-tagging': 'a=1' } },
      'AccessDenied',
    ],
    [
      'a header in the query',
      (url) => url.searchParams.set('x-amz-tagging', 'a=1'),
      {},
      'SignatureDoesNotMatch',
    ],
  ])('is refused with %s', async (_what, change, init, code) => {
    const url = new URL(await signedPut('quarantine/unseen.jpg'));
    change(url);
    expect(await send(url.href, init)).toEqual([403, code]);
    await expect(
      run.client.send(new HeadObjectCommand({ Bucket: run.photos, Key: 'quarantine/unseen.jpg' })),
    ).rejects.toMatchObject({ name: expect.stringMatching(/NotFound|403|Unknown|Forbidden/) });
  });

  it.each<[string, (url: URL) => void]>([
    ['no expiry', (url) => url.searchParams.delete('X-Amz-Expires')],
    ['an expiry of more than a week', (url) => alter(url, 'X-Amz-Expires', () => '604801')],
    ['an expiry of nothing', (url) => alter(url, 'X-Amz-Expires', () => '0')],
    ['another algorithm', (url) => alter(url, 'X-Amz-Algorithm', () => 'AWS4-HMAC-SHA1')],
    [
      'another region',
      (url) => alter(url, 'X-Amz-Credential', (text) => text.replace('ca-central-1', 'eu-west-1')),
    ],
    ['another service', (url) => alter(url, 'X-Amz-Credential', (text) => text.replace('/s3/', '/sqs/'))],
    ['a host that is not signed', (url) => alter(url, 'X-Amz-SignedHeaders', () => 'content-type')],
    ['a signature that is none', (url) => alter(url, 'X-Amz-Signature', () => 'none')],
    ['no signature', (url) => url.searchParams.delete('X-Amz-Signature')],
    ['a date that is none', (url) => alter(url, 'X-Amz-Date', () => 'today')],
  ])('is malformed with %s', async (_what, change) => {
    const url = new URL(await signedPut());
    change(url);
    expect(await send(url.href)).toEqual([400, 'AuthorizationQueryParametersError']);
  });

  it('accepts no parameter twice', async () => {
    expect(await send(`${await signedPut()}&X-Amz-Expires=86400`)).toEqual([400, 'InvalidArgument']);
  });

  it('is bound to the checksum that a careless presigner bakes in', async () => {
    const command = new PutObjectCommand({ Bucket: run.photos, Key: 'careless' });
    const url = await getSignedUrl(run.client, command, { signingDate: new Date(start) });
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
    expect(await send(url)).toEqual([400, 'BadDigest']);
  });

  it('accepts metadata that was signed into the URL', async () => {
    const command = new PutObjectCommand({
      Bucket: run.photos,
      Key: 'hoisted',
      Metadata: { visitor: 'v-1' },
    });
    const url = await getSignedUrl(run.plainClient, command, { signingDate: new Date(start) });
    expect(new URL(url).searchParams.get('x-amz-meta-visitor')).toBe('v-1');
    expect(await send(url)).toEqual([200, undefined]);
    const response = await fetch(await get('hoisted'));
    expect(response.headers.get('x-amz-meta-visitor')).toBe('v-1');
  });
});

describe('a presigned GET', () => {
  it.each(['a b/ü+~(1)*.jpg', "it's!.jpg", 'a//b', '%41'])('reaches %j', async (key) => {
    await send(await signedPut(key));
    const response = await fetch(await get(key, { ResponseContentType: 'image/webp' }));
    expect([response.status, await response.text()]).toEqual([200, content]);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('is for reading alone, and for its own response headers', async () => {
    await send(await signedPut());
    const url = await get('quarantine/photo.jpg', { ResponseContentType: 'image/webp' });
    expect(await send(url)).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await send(url, { method: 'DELETE' })).toEqual([403, 'SignatureDoesNotMatch']);
    const html = url.replace('image%2Fwebp', 'text%2Fhtml');
    expect(html).not.toBe(url);
    expect((await fetch(html)).status).toBe(403);
  });

  it('works in virtual-host style as well', async () => {
    await send(await signedPut());
    const endpoint = `http://localhost:${run.s3.port}`;
    const client = s3Client(endpoint, run.stack.identity.region);
    const command = new GetObjectCommand({ Bucket: run.photos, Key: 'quarantine/photo.jpg' });
    const url = new URL(await getSignedUrl(client, command, { signingDate: new Date(start) }));
    expect(url.hostname).toBe(`${run.photos}.localhost`);
    expect(
      await rawRequest(run.s3.port, { path: url.pathname + url.search, headers: { host: url.host } }),
    ).toEqual([200, content]);
    const [status] = await rawRequest(run.s3.port, {
      path: url.pathname + url.search,
      headers: { host: `${run.exports}.localhost` },
    });
    expect(status).toBe(403);
  });
});

function alter(url: URL, name: string, change: (value: string) => string): void {
  url.searchParams.set(name, change(url.searchParams.get(name) ?? ''));
}

function flipped(signature: string): string {
  return signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
}
