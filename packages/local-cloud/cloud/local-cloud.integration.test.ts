import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { eventually } from '@harbour-haul/testing/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writeSiteAssembly } from '../testing/site-assembly.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';

// Before the folders' own hooks, which remove what functions still write into.
afterAll(async () => {
  await cloud?.stop();
  expect(existsSync(join(localDir, 'endpoints.json'))).toBe(false);
});

const assemblyDir = temporaryDirectory();
const localDir = temporaryDirectory();
const lines: string[] = [];
let cloud: LocalCloud;

beforeAll(async () => {
  writeSiteAssembly(assemblyDir);
  const functionLog = (name: string, line: string): void => {
    lines.push(`[${name}] ${line}`);
  };
  const dynamoDbEndpoint = process.env.TEST_DYNAMODB_ENDPOINT;
  cloud = await startLocalCloud({ assemblyDir, localDir, dynamoDbEndpoint, functionLog });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${cloud.url}${path}`, { redirect: 'manual', ...init });
}

interface Echo {
  readonly event: Record<string, unknown> & { readonly headers: Record<string, string> };
  readonly environment: Record<string, string>;
}

async function echo(path: string, init: RequestInit = {}): Promise<Echo> {
  const response = await get(path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as Echo;
}

it('the local cloud publishes its address for other programs, to the owner alone', () => {
  const file = join(localDir, 'endpoints.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    url: cloud.url,
    endpoints: cloud.endpoints,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(cloud.outputs).toEqual({ UsersTable: 'Site-Users', Address: cloud.url });
});

it('passes a function the environment of the template and of Lambda, and nothing of the shell', async () => {
  const { environment } = await echo('/api/things');
  expect(environment).toMatchObject({
    USERS_TABLE: 'Site-Users',
    AWS_REGION: 'ca-central-1',
    AWS_LAMBDA_FUNCTION_NAME: 'Site-Echo12345678',
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    AWS_ENDPOINT_URL_KMS: cloud.endpoints.kms,
    AWS_ENDPOINT_URL_REKOGNITION: cloud.endpoints.rekognition,
  });
  expect(environment.HOME).toBeUndefined();
  expect(lines).toContain('[Echo] called GET /api/things');
});

it('the HTTP gateway sends the function an event of payload format 2.0', async () => {
  const { event } = await echo('/api/things/a%20b?x=1&x=2&y=%20z', {
    method: 'POST',
    headers: { cookie: 'one=1; two=2', 'content-type': 'application/json', 'X-Own': 'yes' },
    body: '{"é":1}',
  });
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'ANY /api/things/{what}',
    rawPath: '/api/things/a b',
    rawQueryString: 'x=1&x=2&y=%20z',
    queryStringParameters: { x: '1,2', y: ' z' },
    pathParameters: { what: 'a b' },
    cookies: ['one=1', 'two=2'],
    body: '{"é":1}',
    isBase64Encoded: false,
    requestContext: {
      stage: '$default',
      http: { method: 'POST', path: '/api/things/a b', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' },
    },
  });
  expect(event.headers).toMatchObject({
    'x-own': 'yes',
    'x-origin-token': 'Site',
    'x-forwarded-proto': 'https',
  });
  expect(event.headers.host).toMatch(/^[a-z0-9]{10}\.execute-api\.ca-central-1\.amazonaws\.com$/);
  expect(event.headers.cookie).toBeUndefined();
});

it.each([
  ['application/octet-stream', 'AAH/', true],
  ['application/x-www-form-urlencoded', 'AAH/', true],
])('the HTTP gateway sends a body of %s as base64', async (type, body, isBase64Encoded) => {
  const { event } = await echo('/api/things/x', {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array([0, 1, 255]),
  });
  expect(event).toMatchObject({ body, isBase64Encoded });
});

it('the HTTP gateway maps what a function returns to a response', async () => {
  const plain = await get('/api/things/plain');
  expect([plain.status, await plain.json()]).toEqual([200, { hello: 'world' }]);
  const full = await get('/api/things/cookies');
  expect([full.status, full.headers.getSetCookie(), full.headers.get('x-made')]).toEqual([
    201,
    ['a=1; Secure', 'b=2'],
    'yes',
  ]);
  expect(new Uint8Array(await full.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2]));
});

it.each(['throw', 'exit', 'hang', 'spin', 'malformed', 'large'])(
  'turns a function that returns or does %s into a bare 500, and keeps serving',
  async (what) => {
    const response = await get(`/api/things/${what}`);
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
    await echo('/api/things');
  },
);

it('the HTTP gateway applies API Gateway’s limits and errors', async () => {
  const missing = await get('/api/nothing');
  expect([missing.status, await missing.json()]).toEqual([404, { message: 'Not Found' }]);
  for (const size of [5_000_000, 11_000_000]) {
    const response = await get('/api/things/x', { method: 'POST', body: Buffer.alloc(size) });
    expect([response.status, await response.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  }
});

it('the edge serves the site as CloudFront does', async () => {
  const home = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1>Home</h1>');
  expect(Object.fromEntries(home.headers)).toMatchObject({
    'cache-control': 'max-age=0',
    'content-encoding': 'br',
    // The bucket's address in AWS has become the one it has here.
    'content-security-policy': `default-src 'self'; connect-src ${cloud.endpoints.s3}`,
    'content-type': 'text/html',
    'x-edge': 'ran',
  });
  const again = await get('/', { headers: { 'if-none-match': home.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const asset = await get('/assets/app-1.js');
  expect(asset.headers.get('cache-control')).toBe('max-age=31536000');
  const page = await get('/no/such/page');
  expect([page.status, await page.text()]).toEqual([404, '<h1>Not here</h1>']);
  const same = await get('/no/such/page', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  expect(same.status).toBe(304);
  const old = await get('/old');
  expect([old.status, old.headers.get('location')]).toEqual([308, '/']);
});

it('the edge refuses as CloudFront and a private bucket do', async () => {
  for (const path of ['/none.js', '/assets/app-0.js']) {
    const file = await get(path);
    expect([file.status, file.headers.get('x-edge')]).toEqual([404, null]);
    expect(await file.text()).toContain('<Code>NoSuchKey</Code>');
  }
  expect((await get('/', { method: 'POST' })).status).toBe(403);
  expect(await rawStatus('/../../etc/passwd.txt')).toBe(404);
});

it('the edge listens on both loopback addresses', async () => {
  const { port } = new URL(cloud.url);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

it('stores objects, and notifies the function that the template names of new ones', async () => {
  const { accessKeyId, secretAccessKey, region, endpoints } = cloud;
  const client = new S3Client({
    endpoint: endpoints.s3,
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  for (const Key of ['old/photo.jpg', 'new/photo.jpg']) {
    const command = new PutObjectCommand({ Bucket: 'site-photos', Key });
    const url = await getSignedUrl(client, command, { expiresIn: 60 });
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200);
  }
  client.destroy();
  await eventually(() => expect(lines).toContain('[Echo] called new/photo.jpg'));
  expect(lines).not.toContain('[Echo] called old/photo.jpg');
  expect(existsSync(join(localDir, 's3/site-photos'))).toBe(true);
  expect((await fetch(`${endpoints.s3}/site-photos/new/photo.jpg`)).status).toBe(403);
});

it('functions run new code after a reload', async () => {
  writeFileSync(join(assemblyDir, 'asset.code/index.mjs'), "export const handler = async () => 'new';");
  cloud.reloadFunctions();
  expect(await (await get('/api/things')).text()).toBe('new');
});

/** `fetch` would tidy the path up. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(cloud.url);
    httpRequest({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}
