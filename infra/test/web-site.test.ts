import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ANALYTICS_FILE } from '@harbour-haul/contract/analytics-ids';
import { ASSEMBLY_DIR, readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { allowedHashes } from '../lib/site/bootstrap-hashes.ts';
import { contentSecurityPolicy } from '../lib/site/content-security-policy.ts';
import { COMPRESSED_BUILD, inlineScriptHashes, WEB_BUILD, webFiles } from '../lib/site/web-build.ts';
import { deployWebFiles } from '../lib/site/web-files.ts';

const template = Template.fromJSON(readTemplate());
const of = (type: string) => Object.entries(template.findResources(type));
const config = of('AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig;

/** What a deployment copies, as site paths, by the key of its source. */
const assetFiles = (key: string) => webFiles(join(ASSEMBLY_DIR, `asset.${key.replace(/\.zip$/, '')}`));

describe('the content security policy', () => {
  const NONE = { tagManagerId: '', measurementId: '', pixelId: '', adminTagManagerId: '' };
  const sources = (directive: string, ids: Partial<typeof NONE>) =>
    new RegExp(`${directive} ([^;]*)`).exec(
      contentSecurityPolicy([], 'https://photos', { ...NONE, ...ids }),
    )?.[1];
  const scripts = (ids: Partial<typeof NONE>) => sources('script-src', ids);

  it('allows the scripts of those tags whose ids there are, and no others', () => {
    expect(scripts({})).toBe("'self'");
    expect(scripts({ measurementId: 'G-1234' })).toBe("'self' https://www.googletagmanager.com");
    expect(scripts({ adminTagManagerId: 'GTM-1234' })).toBe("'self' https://www.googletagmanager.com");
    expect(scripts({ pixelId: '12345678' })).toBe("'self' https://connect.facebook.net");
    expect(contentSecurityPolicy([], 'https://photos', NONE)).toBe(
      contentSecurityPolicy([], 'https://photos'),
    );
  });

  it('lets them report to their own hosts, and pages to no others', () => {
    const google =
      'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
    const meta = 'https://www.facebook.com';
    expect(sources('connect-src', {})).toBe("'self' https://photos");
    expect(sources('img-src', {})).toBe("'self' data: blob:");
    expect(sources('connect-src', { tagManagerId: 'GTM-1234' })).toBe(`'self' https://photos ${google}`);
    expect(sources('img-src', { tagManagerId: 'GTM-1234', pixelId: '12345678' })).toBe(
      `'self' data: blob: ${google} ${meta}`,
    );
    expect(sources('connect-src', { pixelId: '12345678' })).toBe(`'self' https://photos ${meta}`);
  });
});

describe('files of the site', () => {
  it('pass by the prefix of assets, whatever the build lists', () => {
    const [assets] = config.CacheBehaviors;
    expect(assets).toMatchObject({
      PathPattern: '/assets/*',
      TargetOriginId: config.DefaultCacheBehavior.TargetOriginId,
      AllowedMethods: ['GET', 'HEAD'],
      ViewerProtocolPolicy: 'redirect-to-https',
      Compress: true,
    });
    expect(assets.FunctionAssociations).toBeUndefined();
    for (const [, { Properties }] of of('AWS::CloudFront::Function'))
      expect(Properties.FunctionCode).not.toMatch(/\/assets\/[\w-]/);
  });

  it('hold the ids of analytics that the context names in a file of their own, over the one of the build', () => {
    const app = new App({
      context: { tagManagerId: 'GTM-ABC1234', pixelId: '123456789012345' },
      builtinCloudFormationValidation: false,
    });
    const stack = new Stack(app, 'Site');
    const origin = new HttpOrigin('site.example');
    const distribution = new Distribution(stack, 'Distribution', { defaultBehavior: { origin } });
    deployWebFiles(stack, Bucket.fromBucketName(stack, 'Bucket', 'site'), distribution);
    const { directory } = app.synth();
    const deployments = Template.fromStack(stack).findResources('Custom::CDKBucketDeployment');
    const [, pages] = Object.entries(deployments).find(([id]) => id.startsWith('Pages')) ?? [];
    const deployed = ((pages?.Properties.SourceObjectKeys ?? []) as string[]).map((key) => {
      const file = join(directory, `asset.${key.replace(/\.zip$/, '')}`, ANALYTICS_FILE);
      return JSON.parse(readFileSync(file, 'utf8')) as unknown;
    });
    const none = { tagManagerId: '', measurementId: '', pixelId: '', adminTagManagerId: '' };
    expect(deployed).toEqual([none, { ...none, tagManagerId: 'GTM-ABC1234', pixelId: '123456789012345' }]);
  });

  it('are compressed by the build where they are assets and texts, and copied in that form alone', () => {
    const deployments = of('Custom::CDKBucketDeployment');
    const named = (prefix: string) => deployments.find(([id]) => id.startsWith(prefix)) ?? ['', undefined];
    const [compressedId, compressed] = named('SiteCompressedAssets');
    expect(compressed?.Properties).toMatchObject({
      Prune: false,
      SystemMetadata: {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    expect(named('SitePages')[1]?.DependsOn).toContain(compressedId);
    const [smaller, plain] = [compressed, named('SiteAssets')[1]].map((deployment) =>
      assetFiles(deployment?.Properties.SourceObjectKeys[0]),
    );
    expect(plain?.filter((file) => /^\/assets\/.*\.(css|js)$/.test(file))).toEqual([]);
    expect(plain).toEqual(
      expect.arrayContaining(['/assets/licenses-app.txt', expect.stringMatching(/^\/assets\/.*\.woff2$/)]),
    );
    // None is copied twice, and none is left behind.
    expect([...(smaller ?? []), ...(plain ?? [])].toSorted()).toEqual(webFiles());
    for (const file of smaller ?? [])
      expect(brotliDecompressSync(readFileSync(join(COMPRESSED_BUILD, file)))).toEqual(
        readFileSync(join(WEB_BUILD, file)),
      );
  });

  it('are never listed, though the edge may list them: no path leads to the bucket’s root', () => {
    expect(config.DefaultRootObject).toBe('index.html');
    expect(config.DefaultCacheBehavior.FunctionAssociations).toContainEqual(
      expect.objectContaining({ EventType: 'viewer-request' }),
    );
  });

  it('stay when they are no longer built, and assets are there before the pages that name them', () => {
    const deployments = of('Custom::CDKBucketDeployment');
    const find = (prefix: string) => deployments.find(([id]) => id.startsWith(prefix));
    const [assetsId, assets] = find('SiteAssets') ?? [];
    const [, pages] = find('SitePages') ?? [];
    for (const one of [assets, pages]) {
      expect(one?.Properties.Prune).toBe(false);
      expect(one?.Properties.RetainOnDelete).not.toBe(false);
    }
    expect(assets?.Properties).toMatchObject({ Exclude: ['*'], Include: ['assets/*'] });
    expect(pages?.DependsOn).toContain(assetsId);
  });

  it('are kept by browsers when they are assets, and by edges until the next deployment when they are pages', () => {
    const cacheControl = (include: unknown) => ({
      SystemMetadata: { 'cache-control': include },
    });
    template.hasResourceProperties(
      'Custom::CDKBucketDeployment',
      Match.objectLike({
        Include: ['assets/*'],
        ...cacheControl('public, max-age=31536000, immutable'),
      }),
    );
    template.hasResourceProperties(
      'Custom::CDKBucketDeployment',
      Match.objectLike({
        Exclude: ['assets/*'],
        DistributionId: Match.anyValue(),
        DistributionPaths: ['/*'],
        ...cacheControl(Match.stringLikeRegexp('max-age=0, s-maxage=[1-9]\\d+, must-revalidate')),
      }),
    );
  });
});

describe('the script inside of pages', () => {
  const built = inlineScriptHashes();

  it('is recorded, so that pages with it are served after the next deployment', () => {
    // Of all pages, and of the sign-in's.
    expect(built).toHaveLength(2);
    expect(() => allowedHashes(built, { isDeployed: true })).not.toThrow();
  });

  it('is allowed along with those before it, which pages in caches and on their way carry', () => {
    expect(allowedHashes(['new'], { isDeployed: true, recorded: ['new', 'last'] })).toEqual(['new', 'last']);
  });

  it('is not deployed where it is not recorded, but runs on this machine', () => {
    const deploy = () => allowedHashes(["'sha256-new'"], { isDeployed: true, recorded: ['last'] });
    expect(deploy).toThrow('put "\'sha256-new\'" first into its list');
    expect(allowedHashes(['new'], { isDeployed: false, recorded: ['last'] })).toEqual(['new', 'last']);
  });

  it('has a policy by its own name, for which CloudFormation waits before it copies pages', () => {
    const [id] =
      of('AWS::CloudFront::ResponseHeadersPolicy').find(([name]) => name.startsWith('SiteHeaders')) ?? [];
    expect(id).toMatch(/^SiteHeaders[0-9a-f]{8}/);
    expect(config.DefaultCacheBehavior.ResponseHeadersPolicyId).toEqual({ Ref: id });
    const [, pages] = of('Custom::CDKBucketDeployment').find(([name]) => name.startsWith('SitePages')) ?? [];
    expect(JSON.stringify(pages?.Properties.DistributionId)).toContain('SiteDistribution');
  });
});
