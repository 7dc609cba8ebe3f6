import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { allowedHashes } from '../lib/site/bootstrap-hashes.ts';
import { contentSecurityPolicy } from '../lib/site/content-security-policy.ts';
import { inlineScriptHashes } from '../lib/site/web-build.ts';

const template = Template.fromJSON(readTemplate());
const of = (type: string) => Object.entries(template.findResources(type));
const config = of('AWS::CloudFront::Distribution')[0]?.[1].Properties.DistributionConfig;

describe('the content security policy', () => {
  const NONE = { tagManagerId: '', measurementId: '', pixelId: '', adminTagManagerId: '' };
  const scripts = (ids: Partial<typeof NONE>) =>
    /script-src ([^;]*)/.exec(contentSecurityPolicy([], 'https://photos', { ...NONE, ...ids }))?.[1];

  it('allows the scripts of those tags whose ids there are, and no others', () => {
    expect(scripts({})).toBe("'self'");
    expect(scripts({ measurementId: 'G-1234' })).toBe("'self' https://www.googletagmanager.com");
    expect(scripts({ adminTagManagerId: 'GTM-1234' })).toBe("'self' https://www.googletagmanager.com");
    expect(scripts({ pixelId: '12345678' })).toBe("'self' https://connect.facebook.net");
    expect(contentSecurityPolicy([], 'https://photos', NONE)).toBe(
      contentSecurityPolicy([], 'https://photos'),
    );
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

  it('hold the ids of analytics in a file of their own, over the one of the build', () => {
    const pages = of('Custom::CDKBucketDeployment').find(([id]) => id.startsWith('SitePages'))?.[1];
    expect(pages?.Properties.SourceObjectKeys).toHaveLength(2);
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
    expect(built).toHaveLength(1);
    expect(() => allowedHashes(built, { isDeployed: true })).not.toThrow();
  });

  it('is allowed along with those before it, which pages in caches and on their way carry', () => {
    expect(allowedHashes(['new'], { isDeployed: true, recorded: ['new', 'last'] })).toEqual(['new', 'last']);
  });

  it('is not deployed where it is not recorded, but runs on this machine', () => {
    const deploy = () => allowedHashes(["'sha256-new'"], { isDeployed: true, recorded: ['last'] });
    expect(deploy).toThrow('put "\'sha256-new\'" first into BOOTSTRAP_HASHES');
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
