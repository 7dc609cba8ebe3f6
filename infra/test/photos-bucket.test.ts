import { runInNewContext } from 'node:vm';
import { FORM_LIMIT_KB } from '@harbour-haul/contract/routes';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { apiRequestCode } from '../lib/site/api-request-code.ts';

const template = Template.fromJSON(readTemplate());

const [bucketId = '', bucket] =
  Object.entries(template.findResources('AWS::S3::Bucket')).find(([id]) => id.startsWith('PhotosBucket')) ??
  [];

describe('the photos bucket', () => {
  it('is private, encrypted, owned by the account, and retained when the stack is deleted', () => {
    expect(bucket).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      },
    });
  });

  it('is opened to no principal by its policy, and to nothing but TLS', () => {
    const policies = Object.values(template.findResources('AWS::S3::BucketPolicy')).filter(
      ({ Properties }) => Properties.Bucket.Ref === bucketId,
    );
    const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements).toMatchObject([
      { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ]);
  });

  it('accepts uploads from pages of the site alone, and only by PUT', () => {
    const { CorsRules } = bucket?.Properties.CorsConfiguration ?? {};
    expect(CorsRules).toHaveLength(1);
    expect(CorsRules[0]).toMatchObject({
      AllowedMethods: ['PUT'],
      AllowedHeaders: ['content-type', 'if-none-match'],
    });
    expect(JSON.stringify(CorsRules[0].AllowedOrigins)).toMatch(
      /^\[\{"Fn::Join":\["",\["https:\/\/",\{"Fn::GetAtt":\["SiteDistribution\w+","DomainName"\]\}\]\]\}\]$/,
    );
  });

  it('forgets after a day what was never checked, and after the trash’s 30 days what was thrown away', () => {
    expect(bucket?.Properties.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({ Prefix: 'quarantine/', ExpirationInDays: 1, Status: 'Enabled' }),
      expect.objectContaining({
        TagFilters: [{ Key: 'trash', Value: 'yes' }],
        ExpirationInDays: 31,
        Status: 'Enabled',
      }),
      expect.objectContaining({
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        Status: 'Enabled',
      }),
    ]);
  });

  it('is the one other address that pages may connect to', () => {
    const policies = Object.entries(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const policyOf = (prefix: string) => {
      const found = policies.find(([id]) => id.startsWith(prefix))?.[1];
      const security = found?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
      return JSON.stringify(security.ContentSecurityPolicy.ContentSecurityPolicy);
    };
    const flat = policyOf('SiteHeaders').replaceAll(/[[\]{}",]/g, '');
    expect(flat).toMatch(/connect-src 'self' https:\/\/.*harbour-haul-photos.*\.s3\.[^;]*; object-src/);
    expect(flat.match(/https:/g)).toHaveLength(1);
    expect(policyOf('SiteApiHeaders')).toBe(
      JSON.stringify("default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"),
    );
  });
});

describe('the edge before the API', () => {
  const run = (headers: Record<string, { value: string }>) => {
    const event = { viewer: { ip: '192.0.2.7' }, request: { headers: { host: { value: 'h' }, ...headers } } };
    return runInNewContext(`${apiRequestCode()}\nhandler(event)`, { event }) as {
      statusCode?: number;
      body?: string;
      headers: Record<string, { value: string }>;
    };
  };

  it('overwrites the address headers that the viewer sent', () => {
    const { headers } = run({ 'x-viewer-address': { value: 'forged' } });
    expect(headers['x-viewer-address']).toEqual({ value: '192.0.2.7' });
    expect(headers['x-viewer-host']).toEqual({ value: 'h' });
  });

  it('refuses what no function can be sent, in words', () => {
    const limit = FORM_LIMIT_KB * 1024;
    expect(run({ 'content-length': { value: String(limit) } }).statusCode).toBeUndefined();
    const refused = run({ 'content-length': { value: String(limit + 1) } });
    expect(refused.statusCode).toBe(413);
    expect(JSON.parse(refused.body ?? '')).toEqual({
      code: 'payload_too_large',
      message: expect.stringContaining('/api/upload-photo'),
      error: expect.stringContaining('/api/upload-photo'),
      fields: { photo: expect.stringContaining('4.5 MB') },
    });
  });
});
