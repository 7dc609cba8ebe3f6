import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';

const template = Template.fromJSON(readTemplate());

const [bucketId = '', bucket] =
  Object.entries(template.findResources('AWS::S3::Bucket')).find(([id]) => id.startsWith('ExportsBucket')) ??
  [];

describe('the exports bucket', () => {
  it('is private, encrypted, owned by the account, and accepts nothing from pages', () => {
    expect(bucket?.Properties).toMatchObject({
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
    });
    expect(bucket?.Properties.CorsConfiguration).toBeUndefined();
  });

  it('is opened to no principal by its policy, and to nothing but TLS', () => {
    const policies = Object.values(template.findResources('AWS::S3::BucketPolicy')).filter(
      ({ Properties }) => Properties.Bucket.Ref === bucketId,
    );
    expect(policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement)).toMatchObject([
      { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    ]);
  });

  it('forgets everything after a day, parts of unfinished files too', () => {
    expect(bucket?.Properties.LifecycleConfiguration.Rules).toEqual([
      expect.objectContaining({
        Status: 'Enabled',
        ExpirationInDays: 1,
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      }),
    ]);
    expect(bucket?.Properties.LifecycleConfiguration.Rules[0].Prefix).toBeUndefined();
  });
});
