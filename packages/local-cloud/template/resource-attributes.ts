import { bucketName, type CloudIdentity, physicalName, stableApiId, stableUuid } from './physical-names.ts';

/** What `Ref` and `Fn::GetAtt` return for one resource. */
export interface ResourceAttributes {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The resource's logical id, its resolved explicit name, and the address of the local site. */
export interface AttributeInput {
  readonly identity: CloudIdentity;
  readonly logicalId: string;
  readonly explicitName: (property: string) => string | undefined;
  readonly siteHost: string;
}

type AttributeRule = (input: AttributeInput) => ResourceAttributes;

const table: AttributeRule = (input) => {
  const ref = named(input, 'TableName');
  const tableArn = arn(input, 'dynamodb', `table/${ref}`);
  // DynamoDB Local names the stream itself; functions see this one.
  const attributes = { Arn: tableArn, TableId: stableUuid(ref), StreamArn: `${tableArn}/stream/local` };
  return { ref, attributes };
};

const role: AttributeRule = (input) => {
  const ref = named(input, 'RoleName');
  const { accountId } = input.identity;
  return { ref, attributes: { Arn: `arn:aws:iam::${accountId}:role/${ref}`, RoleId: ref } };
};

const rules: Readonly<Record<string, AttributeRule>> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::IAM::Role': role,
  'AWS::KMS::Key': (input) => {
    const ref = stableUuid('kms', input.identity.stackName, input.logicalId);
    return { ref, attributes: { Arn: arn(input, 'kms', `key/${ref}`), KeyId: ref } };
  },
  'AWS::KMS::Alias': (input) => ({ ref: named(input, 'AliasName'), attributes: {} }),
  'AWS::Lambda::Function': (input) => {
    const ref = named(input, 'FunctionName');
    return { ref, attributes: { Arn: arn(input, 'lambda', `function:${ref}`) } };
  },
  'AWS::Logs::LogGroup': (input) => {
    const ref = named(input, 'LogGroupName');
    return { ref, attributes: { Arn: arn(input, 'logs', `log-group:${ref}:*`) } };
  },
  'AWS::S3::Bucket': (input) => {
    const ref = input.explicitName('BucketName') ?? bucketName(input.identity, input.logicalId);
    const regional = `${ref}.s3.${input.identity.region}.amazonaws.com`;
    const attributes = {
      Arn: `arn:aws:s3:::${ref}`,
      DomainName: `${ref}.s3.amazonaws.com`,
      RegionalDomainName: regional,
    };
    return { ref, attributes };
  },
  'AWS::SNS::Topic': (input) => {
    const name = named(input, 'TopicName');
    const ref = arn(input, 'sns', name);
    return { ref, attributes: { TopicArn: ref, TopicName: name } };
  },
  'AWS::SES::ConfigurationSet': (input) => ({ ref: named(input, 'Name'), attributes: {} }),
  'AWS::SES::EmailIdentity': (input) => ({
    ref: named(input, 'EmailIdentity'),
    attributes: dkimRecords(named(input, 'EmailIdentity')),
  }),
  'AWS::Events::Rule': (input) => {
    const ref = named(input, 'Name');
    return { ref, attributes: { Arn: arn(input, 'events', `rule/${ref}`) } };
  },
  'AWS::SQS::Queue': (input) => {
    const name = named(input, 'QueueName');
    const ref = `https://sqs.${input.identity.region}.amazonaws.com/${input.identity.accountId}/${name}`;
    return { ref, attributes: { Arn: arn(input, 'sqs', name), QueueName: name, QueueUrl: ref } };
  },
  'AWS::ApiGatewayV2::Api': (input) => {
    const ref = stableApiId('api', input.identity.stackName, input.logicalId);
    const scheme = input.explicitName('ProtocolType') === 'WEBSOCKET' ? 'wss' : 'https';
    const endpoint = `${scheme}://${apiHost(ref, input.identity.region)}`;
    return { ref, attributes: { ApiId: ref, ApiEndpoint: endpoint } };
  },
  'AWS::ApiGatewayV2::Integration': (input) => ({
    ref: stableApiId('integration', input.logicalId),
    attributes: {},
  }),
  'AWS::ApiGatewayV2::Stage': (input) => ({
    ref: input.explicitName('StageName') ?? '$default',
    attributes: {},
  }),
  'AWS::CloudFront::Distribution': (input) => {
    const ref = stableApiId('distribution', input.logicalId).toUpperCase();
    return { ref, attributes: { DomainName: input.siteHost, Id: ref } };
  },
  'AWS::CloudFront::Function': (input) => {
    const functionArn = `arn:aws:cloudfront::${input.identity.accountId}:function/${input.logicalId}`;
    return { ref: functionArn, attributes: { FunctionARN: functionArn } };
  },
  'AWS::CloudFront::CachePolicy': byId,
  'AWS::CloudFront::OriginAccessControl': byId,
  'AWS::CloudFront::OriginRequestPolicy': byId,
  'AWS::CloudFront::ResponseHeadersPolicy': byId,
};

/** The attributes of a resource of `type`, or undefined for a type the local cloud does not support. */
export function attributesOf(type: string, input: AttributeInput): ResourceAttributes | undefined {
  return rules[type]?.(input);
}

/** The host of an API in AWS. */
export function apiHost(apiId: string, region: string): string {
  return `${apiId}.execute-api.${region}.amazonaws.com`;
}

/** The three records that SES asks a domain for; nobody looks for them here. */
function dkimRecords(domain: string): Record<string, string> {
  const records = [1, 2, 3].flatMap((number) => [
    [`DkimDNSTokenName${number}`, `local${number}._domainkey.${domain}`],
    [`DkimDNSTokenValue${number}`, `local${number}.dkim.amazonses.com`],
  ]);
  return Object.fromEntries(records) as Record<string, string>;
}

function byId(input: AttributeInput): ResourceAttributes {
  const ref = stableUuid(input.identity.stackName, input.logicalId);
  return { ref, attributes: { Id: ref } };
}

function named(input: AttributeInput, property: string): string {
  return input.explicitName(property) ?? physicalName(input.identity, input.logicalId);
}

function arn(input: AttributeInput, service: string, resource: string): string {
  return `arn:aws:${service}:${input.identity.region}:${input.identity.accountId}:${resource}`;
}
