import { LAMBDA_NAMES } from '@harbour-haul/contract/functions';
import { API_ROUTES, SOCKET_ROUTES } from '@harbour-haul/contract/routes';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Match, Template } from 'aws-cdk-lib/assertions';

const template = Template.fromJSON(readTemplate());

const of = (type: string) => Object.values(template.findResources(type));

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** What the role of a function may do. */
const statementsOf = (name: string) =>
  Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(name))
    .flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement as Statement[]);

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
        expect.stringMatching(/^(public|visitor|participant|viewer|link|admin)$/),
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
    expect(tables).toHaveLength(8);
    for (const table of tables) {
      expect(table).toMatchObject({
        DeletionPolicy: 'RetainExceptOnCreate',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          TimeToLiveSpecification: { Enabled: true },
        },
      });
    }
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

  it('may do what they need and nothing else', () => {
    const statements = ['Leads', 'Export', 'Auth', 'Chat', 'Realtime', 'Photos'].flatMap((name) =>
      statementsOf(`${name}Function`),
    );
    const actions = new Set(statements.flatMap(({ Action }) => Action));
    expect([...actions].sort()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'execute-api:ManageConnections',
      'kms:GetPublicKey',
      'kms:Sign',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:AbortMultipartUpload',
      's3:DeleteObject',
      's3:DeleteObjectTagging',
      's3:GetObject',
      's3:PutObject',
      's3:PutObjectTagging',
    ]);
    expect(JSON.stringify(statements)).not.toContain('"*"');
  });

  it.each([
    ['LeadsFunction', 'UsersTable', ['dynamodb:GetItem']],
    [
      'LeadsFunction',
      'SessionsTable',
      [
        'dynamodb:BatchGetItem',
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
    ],
    ['LeadsFunction', 'MessagesTable', ['dynamodb:DeleteItem', 'dynamodb:Query', 'dynamodb:UpdateItem']],
    ['LeadsFunction', '/leads/*', ['s3:AbortMultipartUpload', 's3:DeleteObject']],
    ['ChatFunction', 'UsersTable', ['dynamodb:GetItem']],
    ['ChatFunction', 'LeadsTable', []],
    ['ChatFunction', 'VisitorsTable', ['dynamodb:UpdateItem']],
    ['ChatFunction', 'MessagesTable', ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']],
    [
      'ChatFunction',
      'SessionsTable',
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    ],
    ['ChatFunction', 'ConnectionsTable', ['dynamodb:DeleteItem', 'dynamodb:Query', 'dynamodb:UpdateItem']],
    [
      'RealtimeFunction',
      'ConnectionsTable',
      ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    ],
    ['RealtimeFunction', 'UsersTable', ['dynamodb:GetItem']],
    ['RealtimeFunction', 'LeadsTable', []],
    ['RealtimeFunction', 'MessagesTable', ['dynamodb:GetItem', 'dynamodb:PutItem']],
    ['RealtimeFunction', 'SigningKey', ['kms:GetPublicKey']],
    ['LeadsFunction', 'ConnectionsTable', ['dynamodb:DeleteItem', 'dynamodb:Query', 'dynamodb:UpdateItem']],
    [
      'ExportFunction',
      'LeadsTable',
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    ],
    ['ExportFunction', 'UsersTable', ['dynamodb:GetItem']],
    ['ExportFunction', 'SessionsTable', []],
    ['ExportFunction', 'MessagesTable', []],
    ['ExportFunction', 'SigningKey', ['kms:GetPublicKey']],
    [
      'ExportFunction',
      '/leads/*',
      ['s3:AbortMultipartUpload', 's3:DeleteObject', 's3:GetObject', 's3:PutObject'],
    ],
    ['AuthFunction', 'LeadsTable', []],
    ['AuthFunction', 'PhotosTable', []],
    ['ChatFunction', 'PhotosTable', []],
    ['RealtimeFunction', 'PhotosTable', []],
    [
      'PhotosFunction',
      'PhotosTable',
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    ],
    ['PhotosFunction', 'LeadsTable', []],
    ['PhotosFunction', 'VisitorsTable', ['dynamodb:UpdateItem']],
    ['LeadsFunction', 'VisitorsTable', ['dynamodb:UpdateItem']],
    ['RealtimeFunction', 'VisitorsTable', []],
    ['ExportFunction', 'VisitorsTable', []],
    ['AuthFunction', 'VisitorsTable', []],
    ['PhotosFunction', 'UsersTable', ['dynamodb:GetItem']],
    ['PhotosFunction', 'SessionsTable', []],
    ['PhotosFunction', 'MessagesTable', []],
    [
      'LeadsFunction',
      'PhotosTable',
      [
        'dynamodb:DeleteItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:UpdateItem',
      ],
    ],
    ['LeadsFunction', '/quarantine/', ['s3:DeleteObject', 's3:PutObject']],
    [
      'LeadsFunction',
      '/clean/',
      ['s3:DeleteObject', 's3:DeleteObjectTagging', 's3:GetObject', 's3:PutObject', 's3:PutObjectTagging'],
    ],
    ['PhotosFunction', '/quarantine/', ['s3:PutObject']],
    ['PhotosFunction', '/clean/', ['s3:GetObject']],
    ['PhotosFunction', '/thumbnails/', ['s3:GetObject']],
    ['AuthFunction', 'SessionsTable', []],
    ['AuthFunction', 'MessagesTable', []],
  ])('%s does on %s only %j', (name, table, actions) => {
    const onTable = statementsOf(name).filter(({ Resource }) => JSON.stringify(Resource).includes(table));
    expect(onTable.flatMap(({ Action }) => Action).sort()).toEqual(actions);
  });

  it.each(['ChatFunction', 'PhotosFunction', 'RealtimeFunction', 'AuthFunction', 'Cleaner'])(
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

  it('lets the leads function find messages to erase without reading their content', () => {
    const [query] = statementsOf('LeadsFunction').filter(
      ({ Action, Resource }) =>
        Action === 'dynamodb:Query' && JSON.stringify(Resource).includes('MessagesTable'),
    );
    expect(query?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'clientMessageId'] },
      StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    });
  });

  it('lets the leads function empty messages without reading their content', () => {
    const [update] = statementsOf('LeadsFunction').filter(
      ({ Action, Resource }) =>
        Action === 'dynamodb:UpdateItem' && JSON.stringify(Resource).includes('MessagesTable'),
    );
    expect(update?.Condition).toEqual({
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'content', 'image'] },
      StringEqualsIfExists: { 'dynamodb:ReturnValues': 'NONE' },
    });
  });

  it('query chats by named indexes alone', () => {
    const resources = statementsOf('ChatFunction')
      .filter(
        ({ Action, Resource }) =>
          Action === 'dynamodb:Query' && JSON.stringify(Resource).includes('Sessions'),
      )
      .map(({ Resource }) => JSON.stringify(Resource));
    expect(resources).toHaveLength(1);
    expect(resources[0]).toContain('/index/by-status');
    expect(resources[0]).toContain('/index/by-visitor');
  });
});

describe('CloudFront', () => {
  const config = of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

  it('serves site and API on one address, over HTTPS alone, without error pages that would hide the API’s', () => {
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    expect(config.CacheBehaviors).toMatchObject([
      { PathPattern: '/assets/*', ViewerProtocolPolicy: 'redirect-to-https' },
      { PathPattern: '/uploads/*', ViewerProtocolPolicy: 'https-only', AllowedMethods: ['GET', 'HEAD'] },
      { PathPattern: '/api/photos/*', ViewerProtocolPolicy: 'https-only' },
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

it('signs tokens with a key that KMS keeps', () => {
  template.hasResource('AWS::KMS::Key', {
    DeletionPolicy: 'RetainExceptOnCreate',
    Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
  });
});
