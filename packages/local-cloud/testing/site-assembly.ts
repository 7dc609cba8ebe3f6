import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TemplateResource } from '../template/template.ts';

/** A function that returns what it received, and misbehaves on demand. */
const code = `
export const handler = async (event) => {
  console.log('called', event.routeKey ?? event.Records[0].s3.object.key);
  switch (event.pathParameters?.what) {
    case 'throw': throw new Error('secret detail');
    case 'exit': process.exit(3);
    case 'hang': return new Promise(() => { setInterval(() => {}, 1000); });
    case 'spin': for (;;);
    case 'plain': return { hello: 'world' };
    case 'malformed': return { statusCode: 'no' };
    case 'large': return { statusCode: 200, body: 'x'.repeat(7_000_000) };
    case 'cookies': return { statusCode: 201, cookies: ['a=1; Secure', 'b=2'], headers: { 'X-Made': 'yes' }, body: 'AAEC', isBase64Encoded: true };
  }
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event, environment: process.env }) };
};`;

const requestCode = `
function handler(event) {
  var request = event.request;
  if (request.uri === '/old') return { statusCode: 308, headers: { location: { value: '/' } } };
  if (request.uri === '/') request.uri = '/index.html';
  else if (request.uri.indexOf('.') === -1) request.uri = '/404.html';
  return request;
}`;

const responseCode = `
function handler(event) {
  if (event.request.uri === '/404.html' && event.response.statusCode !== 304) event.response.statusCode = 404;
  event.response.headers['x-edge'] = { value: 'ran' };
  return event.response;
}`;

const files = {
  'asset.code/index.mjs': code,
  'asset.web/index.html': `<h1>Home</h1>${'<p>words</p>'.repeat(200)}`,
  'asset.web/404.html': '<h1>Not here</h1>',
  'asset.web/assets/app-1.js': 'export {};',
};

/** Writes a cloud assembly with everything the product has, in its smallest form, into `directory`. */
export function writeSiteAssembly(directory: string): void {
  const entry = (name: string): object => ({
    source: { path: `asset.${name}`, packaging: 'zip' },
    destinations: { here: { objectKey: `${name}.zip` } },
  });
  const all = {
    ...files,
    'Site.template.json': JSON.stringify({
      Resources: resources,
      Outputs: {
        UsersTable: { Value: { Ref: 'Users' } },
        Address: { Value: { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': ['Site', 'DomainName'] }]] } },
      },
    }),
    'Site.assets.json': JSON.stringify({ files: { code: entry('code'), web: entry('web') } }),
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
}

const deployment = (properties: Record<string, unknown>): TemplateResource => ({
  Type: 'Custom::CDKBucketDeployment',
  Properties: { SourceObjectKeys: ['web.zip'], DestinationBucketName: { Ref: 'Files' }, ...properties },
});

const permission = (Principal: string): TemplateResource => ({
  Type: 'AWS::Lambda::Permission',
  Properties: {
    Action: 'lambda:InvokeFunction',
    FunctionName: { 'Fn::GetAtt': ['Echo12345678', 'Arn'] },
    Principal,
  },
});

const resources: Record<string, TemplateResource> = {
  Users: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      AttributeDefinitions: [{ AttributeName: 'username', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'username', KeyType: 'HASH' }],
    },
  },
  SigningKey: { Type: 'AWS::KMS::Key', Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' } },
  Echo12345678: {
    Type: 'AWS::Lambda::Function',
    Properties: {
      Code: { S3Bucket: { 'Fn::ImportValue': 'never read' }, S3Key: 'code.zip' },
      Handler: 'index.handler',
      Role: { 'Fn::GetAtt': ['EchoRole', 'Arn'] },
      Timeout: 1,
      MemorySize: 256,
      Environment: { Variables: { USERS_TABLE: { Ref: 'Users' }, KEY_ID: { Ref: 'SigningKey' } } },
    },
  },
  EchoRole: {
    Type: 'AWS::IAM::Role',
    Properties: {
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'],
    },
  },
  ApiPermission: permission('apigateway.amazonaws.com'),
  PhotosPermission: permission('s3.amazonaws.com'),
  FilesPolicy: {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: { Ref: 'Files' },
      PolicyDocument: {
        Statement: {
          Effect: 'Allow',
          Principal: { Service: 'cloudfront.amazonaws.com' },
          Action: ['s3:GetObject', 's3:ListBucket'],
          Resource: [
            { 'Fn::GetAtt': ['Files', 'Arn'] },
            { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Files', 'Arn'] }, '/*']] },
          ],
        },
      },
    },
  },
  Helper: { Type: 'AWS::Lambda::Function', Properties: { Handler: 'index.handler', Runtime: 'python3.13' } },
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  ApiStage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: { Ref: 'Api' }, StageName: '$default' },
  },
  EchoIntegration: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: {
      ApiId: { Ref: 'Api' },
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: { 'Fn::GetAtt': ['Echo12345678', 'Arn'] },
    },
  },
  ...Object.fromEntries(
    ['GET /api/things', 'ANY /api/things/{what}'].map((RouteKey, index) => [
      `Route${index}`,
      {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: { Ref: 'Api' },
          RouteKey,
          Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'EchoIntegration' }]] },
        },
      },
    ]),
  ),
  Files: { Type: 'AWS::S3::Bucket' },
  Photos: { Type: 'AWS::S3::Bucket' },
  PhotosNotifications: {
    Type: 'Custom::S3BucketNotifications',
    Properties: {
      BucketName: { Ref: 'Photos' },
      NotificationConfiguration: {
        LambdaFunctionConfigurations: [
          {
            Events: ['s3:ObjectCreated:*'],
            Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: 'new/' }] } },
            LambdaFunctionArn: { 'Fn::GetAtt': ['Echo12345678', 'Arn'] },
          },
        ],
      },
    },
  },
  Assets: deployment({
    Exclude: ['*'],
    Include: ['assets/*'],
    SystemMetadata: { 'cache-control': 'max-age=31536000' },
  }),
  Pages: deployment({ Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'max-age=0' } }),
  OnRequest: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: requestCode } },
  OnResponse: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: responseCode } },
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: {
              'Fn::Join': [
                '',
                [
                  "default-src 'self'; connect-src https://",
                  { 'Fn::GetAtt': ['Photos', 'RegionalDomainName'] },
                ],
              ],
            },
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
        Origins: [
          { Id: 'files', DomainName: { 'Fn::GetAtt': ['Files', 'RegionalDomainName'] }, S3OriginConfig: {} },
          {
            Id: 'api',
            DomainName: {
              'Fn::Join': [
                '',
                [{ Ref: 'Api' }, '.execute-api.', { Ref: 'AWS::Region' }, '.', { Ref: 'AWS::URLSuffix' }],
              ],
            },
            OriginCustomHeaders: [{ HeaderName: 'x-origin-token', HeaderValue: { Ref: 'AWS::StackName' } }],
          },
        ],
        CacheBehaviors: [
          {
            PathPattern: '/assets/*',
            TargetOriginId: 'files',
            CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
          },
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            Compress: true,
          },
        ],
        DefaultCacheBehavior: {
          TargetOriginId: 'files',
          CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
          Compress: true,
          ResponseHeadersPolicyId: { Ref: 'Headers' },
          FunctionAssociations: [
            { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['OnRequest', 'FunctionARN'] } },
            { EventType: 'viewer-response', FunctionARN: { 'Fn::GetAtt': ['OnResponse', 'FunctionARN'] } },
          ],
        },
      },
    },
  },
};
