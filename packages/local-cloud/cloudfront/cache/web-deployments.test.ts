import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { allowedHashes } from '../../../../infra/lib/site/bootstrap-hashes.ts';
import { contentSecurityPolicy } from '../../../../infra/lib/site/content-security-policy.ts';
import { pageRoutingCode } from '../../../../infra/lib/site/page-routing.ts';
import { type LoopbackServer, listenOnLoopback } from '../../http/loopback-server.ts';
import type { BucketObject } from '../../s3/static-bucket.ts';
import { smallStack } from '../../testing/small-stack.ts';
import { readDistribution } from '../distribution.ts';
import { createEdgeListener } from '../edge-listener.ts';
import { EdgeCache } from './edge-cache.ts';

/** A web build: a page that runs an inline script and names a hashed asset. */
interface Build {
  readonly script: string;
  readonly asset: string;
  readonly page: string;
  readonly hash: string;
}

const BUCKET = 'files.s3.example';
const DAY_MS = 86_400_000;

const first = build('first');
const second = build('second');
const files = new Map<string, BucketObject>();
let now = 0;
const cache = new EdgeCache(() => now);
let listener = createEdgeListener(distributionOf(first, []), { log: () => {}, cache });
let server: LoopbackServer;

beforeAll(async () => {
  server = await listenOnLoopback((request, response) => listener(request, response));
});
afterAll(() => server.close());

function build(name: string): Build {
  const script = `start('${name}')`;
  const asset = `assets/${name}.js`;
  const page = `<script>${script}</script><script src="/${asset}"></script>`;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return { script, asset, page, hash };
}

/** The distribution as the stack makes it of a build and of the scripts before it. */
function distributionOf({ asset, hash }: Build, recorded: readonly string[]) {
  const code = (event: 'viewer-request' | 'viewer-response') =>
    pageRoutingCode(event, ['/index.html', '/404.html', `/${asset}`], true);
  const allowed = allowedHashes([hash], { isDeployed: true, recorded: [hash, ...recorded] });
  const behavior = {
    TargetOriginId: 'files',
    CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    ResponseHeadersPolicyId: { Ref: 'Headers' },
  };
  const runs = (EventType: string, name: string) => ({
    EventType,
    FunctionARN: { 'Fn::GetAtt': [name, 'FunctionARN'] },
  });
  const stack = smallStack({
    OnRequest: {
      Type: 'AWS::CloudFront::Function',
      Properties: { FunctionCode: code('viewer-request') },
    },
    OnResponse: {
      Type: 'AWS::CloudFront::Function',
      Properties: { FunctionCode: code('viewer-response') },
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: {
            ContentSecurityPolicy: {
              ContentSecurityPolicy: contentSecurityPolicy(allowed, 'https://photos.example'),
              Override: true,
            },
          },
        },
      },
    },
    Site: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [{ Id: 'files', DomainName: BUCKET, S3OriginConfig: {} }],
          CacheBehaviors: [{ PathPattern: '/assets/*', ...behavior }],
          DefaultCacheBehavior: {
            ...behavior,
            FunctionAssociations: [
              runs('viewer-request', 'OnRequest'),
              runs('viewer-response', 'OnResponse'),
            ],
          },
        },
      },
    },
  });
  const bucket = { name: 'files', missingStatus: 404, get: (key: string) => files.get(key) } as const;
  return readDistribution(stack, { buckets: new Map([[BUCKET, bucket]]), apiPorts: new Map() });
}

function copy(key: string, text: string, cacheControl: string): void {
  const body = Buffer.from(text);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  const headers = { 'content-type': 'text/html', 'cache-control': cacheControl, etag };
  files.set(key, { etag, headers, body });
}

const copyAssets = ({ asset, script }: Build) => copy(asset, script, 'public, max-age=31536000, immutable');
const copyPages = ({ page }: Build) => {
  copy('index.html', page, 'public, max-age=0, s-maxage=86400, must-revalidate');
  copy('404.html', 'Not here', 'public, max-age=0, s-maxage=86400, must-revalidate');
};

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers });
  return {
    status: response.status,
    text: await response.text(),
    from: response.headers.get('x-cache'),
    etag: response.headers.get('etag') ?? '',
    policy: response.headers.get('content-security-policy') ?? '',
  };
}

/** What somebody meets who opens the page now: which build it is, and whether it runs whole. */
async function opened() {
  const { text, policy } = await get('/');
  const shown = [first, second].find(({ page }) => page === text);
  const asset = await get(`/${shown?.asset}`);
  return {
    build: shown,
    runs: policy.includes(shown?.hash ?? 'none') && asset.status === 200 && asset.text === shown?.script,
  };
}

it('an open page outlives the deployment of the next one, which comes with the invalidation', async () => {
  copyAssets(first);
  copyPages(first);
  expect(await opened()).toEqual({ build: first, runs: true });
  const { etag } = await get('/');

  // The distribution changes before the files do: functions, and the policy with both scripts.
  listener = createEdgeListener(distributionOf(second, [first.hash]), { log: () => {}, cache });
  expect(await opened()).toEqual({ build: first, runs: true });
  copyAssets(second);
  copyPages(second);
  expect(await get('/')).toMatchObject({ text: first.page, from: 'Hit from cloudfront' });
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  expect(await opened()).toEqual({ build: first, runs: true });

  cache.invalidate(['/*']);
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({ status: 200, text: second.page });
  expect(await opened()).toEqual({ build: second, runs: true });
  // Whoever opened the page before loads the rest of it now.
  expect(await get(`/${first.asset}`)).toMatchObject({ status: 200, text: first.script });
});

it('pages are kept for a day and what is not there for ten seconds, by the path without its query', async () => {
  cache.invalidate(['/*']);
  expect(await get('/')).toMatchObject({ from: 'Miss from cloudfront' });
  expect(await get('/?utm_source=x')).toMatchObject({ from: 'Hit from cloudfront' });
  expect(await get('/assets/late.js')).toMatchObject({ status: 404, from: 'Miss from cloudfront' });
  copy('assets/late.js', 'late', 'public, max-age=31536000, immutable');
  expect(await get('/assets/late.js')).toMatchObject({ status: 404, from: 'Hit from cloudfront' });
  now += 10_000;
  expect(await get('/assets/late.js')).toMatchObject({ status: 200, text: 'late' });
  copyPages(first);
  now += DAY_MS - 10_001;
  expect(await get('/')).toMatchObject({ text: second.page });
  now += 1;
  expect(await get('/')).toMatchObject({ text: first.page, from: 'Miss from cloudfront' });
  expect(await get('/nowhere')).toMatchObject({ status: 404, text: 'Not here' });
});
