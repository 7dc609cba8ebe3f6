import type { Stack } from '../template/stack.ts';
import { readPolicy, type Statement } from './policy/statements.ts';

/** The policy of one resource. */
export interface ResourcePolicy {
  readonly statements: readonly Statement[];
  /** A key may be used by nobody whom its own policy does not let, or leave to the account. */
  readonly mustAllow: boolean;
}

/** Finds the policy of a resource by its ARN, or that of an object's bucket. */
export type ResourcePolicies = (arn: string) => ResourcePolicy | undefined;

/**
 * The policies of the stack's buckets, keys, topics and queues, and the permissions to invoke its functions.
 * @throws TemplateError for what the local IAM does not know
 */
export function resourcePolicies(stack: Stack): ResourcePolicies {
  const found = new Map<string, ResourcePolicy>();
  const add = (arn: string, statements: readonly Statement[], mustAllow = false): void => {
    const before = found.get(arn)?.statements ?? [];
    found.set(arn, { statements: [...before, ...statements], mustAllow });
  };
  for (const { logicalId, properties } of stack.ofType('AWS::S3::BucketPolicy'))
    add(`arn:aws:s3:::${properties.string('Bucket')}`, read(properties.child('PolicyDocument'), logicalId));
  for (const { logicalId, properties } of stack.ofType('AWS::KMS::Key'))
    add(stack.attribute(logicalId, 'Arn'), keyPolicy(stack, properties, logicalId), true);
  for (const { logicalId, properties } of stack.ofType('AWS::SNS::TopicPolicy'))
    for (const arn of properties.strings('Topics'))
      add(arn, read(properties.child('PolicyDocument'), logicalId));
  for (const { logicalId, properties } of stack.ofType('AWS::SQS::QueuePolicy'))
    for (const url of properties.strings('Queues'))
      add(queueArn(stack, url), read(properties.child('PolicyDocument'), logicalId));
  for (const { logicalId, properties } of stack.ofType('AWS::Lambda::Permission')) {
    const arn = arnOfFunction(stack, properties.string('FunctionName'));
    add(arn, [permission(properties, arn, logicalId)]);
  }
  return (arn) => found.get(arn) ?? found.get(arn.replace(/^(arn:aws:s3:::[^/]+)\/.*$/s, '$1'));
}

type Properties = ReturnType<Stack['ofType']>[number]['properties'];

function read(document: Properties, where: string): Statement[] {
  return readPolicy(document.resolved(), where);
}

/** Where the template states none, a key gets the policy that leaves it to the account. */
function keyPolicy({ identity }: Stack, properties: Properties, where: string): Statement[] {
  const stated = properties.optional('KeyPolicy');
  if (stated !== undefined) return read(stated, where);
  const Principal = { AWS: `arn:aws:iam::${identity.accountId}:root` };
  return readPolicy({ Statement: { Effect: 'Allow', Action: 'kms:*', Resource: '*', Principal } }, where);
}

function queueArn(stack: Stack, url: string): string {
  const queue = stack.ofType('AWS::SQS::Queue').find(({ logicalId }) => stack.ref(logicalId) === url);
  return queue === undefined ? url : stack.attribute(queue.logicalId, 'Arn');
}

/** A function may be named by its name or its ARN. */
function arnOfFunction({ identity: { region, accountId } }: Stack, nameOrArn: string): string {
  return nameOrArn.startsWith('arn:')
    ? nameOrArn
    : `arn:aws:lambda:${region}:${accountId}:function:${nameOrArn}`;
}

/** A permission is a statement of the function's policy, in a form of its own. */
function permission(properties: Properties, functionArn: string, where: string): Statement {
  const text = (name: string): string | undefined => properties.optional(name)?.asString();
  const [sourceArn, sourceAccount] = [text('SourceArn'), text('SourceAccount')];
  const [statement] = readPolicy(
    {
      Statement: {
        Effect: 'Allow',
        Action: properties.string('Action'),
        Resource: functionArn,
        Principal: { Service: properties.string('Principal') },
        Condition: {
          ...(sourceArn !== undefined && { ArnLike: { 'aws:SourceArn': sourceArn } }),
          ...(sourceAccount !== undefined && { StringEquals: { 'aws:SourceAccount': sourceAccount } }),
        },
      },
    },
    where,
  );
  if (statement === undefined) throw new Error('a permission is one statement');
  return statement;
}
