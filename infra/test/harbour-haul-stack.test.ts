import { LAMBDA_NAMES } from '@harbour-haul/contract/functions';
import { API_ROUTES, SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Match, Template } from 'aws-cdk-lib/assertions';

const template = Template.fromJSON(readTemplate());

const of = (type: string) => Object.values(template.findResources(type));

describe('the APIs', () => {
  it('have exactly the routes of the contract', () => {
    const keys = of('AWS::ApiGatewayV2::Route').map((route) => route.Properties.RouteKey as string);
    expect(keys.sort()).toEqual(
      Object.values(API_ROUTES)
        .map(({ method, path }) => `${method} ${path}`)
        .concat('$connect', '$disconnect', '$default', SOCKET_ROUTES)
        .sort(),
    );
  });

  it('have an access rule for every route', () => {
    for (const [name, { access }] of Object.entries(API_ROUTES)) {
      expect([name, access]).toEqual([
        name,
        expect.stringMatching(/^(public|visitor|participant|viewer|link|admin|confirmed)$/),
      ]);
    }
  });

  it('log neither addresses nor paths', () => {
    const formats = of('AWS::ApiGatewayV2::Stage').map(
      (one) => one.Properties.AccessLogSettings.Format as string,
    );
    expect(formats).toHaveLength(2);
    for (const format of formats) expect(format).not.toMatch(/sourceIp|identity|\.path\b/);
  });
});

describe('tables', () => {
  it('are on demand, restorable, protected and kept', () => {
    const tables = of('AWS::DynamoDB::Table');
    expect(tables).toHaveLength(11);
    for (const table of tables) {
      expect(table).toMatchObject({
        DeletionPolicy: 'RetainExceptOnCreate',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          TimeToLiveSpecification: { Enabled: true },
        },
      });
    }
    const unrestorable = Object.entries(template.findResources('AWS::DynamoDB::Table')).filter(
      ([, { Properties }]) => !Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
    );
    // Hashes of addresses shall not live on in backups.
    expect(unrestorable.map(([id]) => id)).toEqual([expect.stringMatching(/^LimitsTable/)]);
  });
});

describe('functions', () => {
  const ours = of('AWS::Lambda::Function').filter((one) => one.Metadata?.['harbour-haul:function']);

  it('run on Node 24 and arm64 with memory enough to start fast', () => {
    expect(ours).toHaveLength(LAMBDA_NAMES.length);
    for (const { Properties } of ours) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
      expect(Properties.MemorySize).toBeGreaterThanOrEqual(512);
    }
  });

  it.each(['ChatFunction', 'PhotosFunction', 'RealtimeFunction', 'AuthFunction', 'TeamFunction', 'Cleaner'])(
    'name the leads table nowhere in %s',
    (name) => {
      const functions = [
        ...Object.entries(template.findResources('AWS::Lambda::Function')),
        ...Object.entries(template.findResources('AWS::IAM::Policy')),
      ].filter(([id]) => id.includes(name));
      expect(functions.length).toBeGreaterThan(0);
      expect(JSON.stringify(functions)).not.toContain('LeadsTable');
    },
  );
});

describe('CloudFront', () => {
  const config = of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

  it('proves itself to both APIs by what a function made, which stands nowhere in the template', () => {
    const [id = ''] = Object.keys(template.findResources('Custom::OriginToken'));
    const headers = config.Origins.flatMap((origin: { OriginCustomHeaders?: object[] }) => [
      ...(origin.OriginCustomHeaders ?? []),
    ]);
    const header = { HeaderName: 'x-origin-token', HeaderValue: { 'Fn::GetAtt': [id, 'Token'] } };
    expect(headers).toEqual([header, header]);
    const uses = JSON.stringify(template.toJSON()).split(JSON.stringify([id, 'Token'])).length - 1;
    expect(uses).toBe(2);
  });

  it('has a token before there is a function that asks for it', () => {
    const [id = ''] = Object.keys(template.findResources('Custom::OriginToken'));
    const asking = of('AWS::Lambda::Function').filter(
      ({ Metadata, Properties }) =>
        Metadata?.['harbour-haul:function'] !== 'origin-token' &&
        Properties.Environment?.Variables?.ORIGIN_TOKEN_PARAMETER !== undefined,
    );
    expect(asking).toHaveLength(9);
    for (const { DependsOn, Properties } of asking) {
      expect(DependsOn).toContain(id);
      expect(Properties.Environment.Variables.ORIGIN_TOKEN_PARAMETER).toBe('/HarbourHaul/origin-token');
    }
  });

  it('serves site and API on one address, over HTTPS alone, without error pages that would hide the API’s', () => {
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    expect(config.CacheBehaviors).toMatchObject([
      { PathPattern: '/assets/*', ViewerProtocolPolicy: 'redirect-to-https' },
      { PathPattern: '/uploads/*', ViewerProtocolPolicy: 'https-only', AllowedMethods: ['GET', 'HEAD'] },
      { PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' },
      { PathPattern: '/ws', ViewerProtocolPolicy: 'https-only' },
    ]);
    expect(config.CustomErrorResponses).toBeUndefined();
  });

  it('alone reads the private bucket', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
          Match.objectLike({
            Action: ['s3:GetObject', 's3:ListBucket'],
            Principal: { Service: 'cloudfront.amazonaws.com' },
          }),
        ]),
      },
    });
  });

  it('lets a page run its own scripts and the one bootstrap, and nothing inline besides', () => {
    const policy = of('AWS::CloudFront::ResponseHeadersPolicy')[0]?.Properties.ResponseHeadersPolicyConfig;
    const csp = JSON.stringify(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
    expect(csp).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+(;|$)/);
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });
});

it('signs tokens of users and of visitors with a key each that KMS keeps', () => {
  template.resourcePropertiesCountIs('AWS::KMS::Key', { KeyUsage: 'SIGN_VERIFY' }, 2);
  template.allResources('AWS::KMS::Key', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
  });
});
