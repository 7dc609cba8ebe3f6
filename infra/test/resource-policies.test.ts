import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { expectedCalls, ROUTES } from './aws/callers.ts';
import { type Call, decide, principalsOf } from './aws/policies.ts';
import { resourcePolicies } from './aws/resource-policies.ts';

const template = readTemplate();
const policies = resourcePolicies(template);
const calls = expectedCalls(template);

const ROOT = 'arn:<AWS::Partition>:iam::<AWS::AccountId>:root';

/** The account itself, or a role of the stack: whoever may act for it may do so by the role's own policy as well. */
const isOurs = (principal: string) =>
  principal === ROOT ||
  template.Resources[/^<(\w+)\.Arn>$/.exec(principal)?.[1] ?? '']?.Type === 'AWS::IAM::Role';

/** All that the policies of the called resource say of a call; `bucket/key` belongs to the bucket. */
function judge(call: Call) {
  const own = policies.filter(({ resource }) => call.resource.startsWith(resource));
  return decide(
    own.flatMap(({ statements }) => statements),
    call,
  );
}

const withContext = (call: Call, context: Record<string, string>): Call => ({
  ...call,
  context: { ...call.context, ...context },
});

describe('policies of topics, queues, buckets, keys and functions', () => {
  it('are of every topic, queue, bucket and key', () => {
    const count = (type: string) => policies.filter((one) => one.type === type).length;
    const resources = Object.values(template.Resources);
    const owned = (type: string) => resources.filter((one) => one.Type === type).length;
    expect(count('AWS::SNS::TopicPolicy')).toBe(owned('AWS::SNS::Topic'));
    expect(count('AWS::SQS::QueuePolicy')).toBe(owned('AWS::SQS::Queue'));
    expect(count('AWS::S3::BucketPolicy')).toBe(owned('AWS::S3::Bucket'));
    expect(count('AWS::KMS::Key')).toBe(owned('AWS::KMS::Key'));
  });

  it('let in the services that the template has call them: alarms, the edge, uploads, routes, bounces and the clock', () => {
    const services = new Set(calls.map(({ principal }) => principal));
    expect([...services].sort()).toEqual([
      'apigateway.amazonaws.com',
      'cloudfront.amazonaws.com',
      'cloudwatch.amazonaws.com',
      'events.amazonaws.com',
      's3.amazonaws.com',
      'ses.amazonaws.com',
      'sns.amazonaws.com',
    ]);
    expect(calls.filter(({ principal }) => principal.startsWith('apigateway'))).toHaveLength(ROUTES);
    expect(calls.filter((call) => judge(call) !== 'allowed')).toEqual([]);
  });

  it('let the same services in for nobody else: not for another account, and not for another of its resources', () => {
    const foreign = calls.map((call) => {
      const arn = call.context['aws:SourceArn'] ?? '';
      return withContext(call, {
        'aws:SourceAccount': '999999999999',
        'aws:SourceArn': arn.startsWith('arn:')
          ? arn.replace('<AWS::AccountId>', '999999999999')
          : 'arn:other',
      });
    });
    expect(foreign.filter((call) => judge(call) === 'allowed')).toEqual([]);
    const distributions = calls
      .filter(({ principal }) => principal.startsWith('cloudfront'))
      .map((call) => withContext(call, { 'aws:SourceArn': `${call.context['aws:SourceArn']}2` }));
    expect(distributions.map(judge)).toEqual(distributions.map(() => 'not allowed'));
  });

  it('let in no other service, no other account and nobody without a name', () => {
    const strangers = ['anonymous', 'states.amazonaws.com', ROOT.replace('<AWS::AccountId>', '999999999999')];
    const tried = calls.flatMap((call) => strangers.map((principal) => ({ ...call, principal })));
    expect(tried.filter((call) => judge(call) === 'allowed')).toEqual([]);
    for (const { resource, statements } of policies) {
      const named = new Set(statements.filter(({ Effect }) => Effect === 'Allow').flatMap(principalsOf));
      const known = calls
        .filter((call) => call.resource.startsWith(resource))
        .map(({ principal }) => principal);
      expect([resource, [...named].filter((name) => !isOurs(name) && !known.includes(name))]).toEqual([
        resource,
        [],
      ]);
    }
  });

  it('refuse whoever comes without TLS, but for functions and keys, which have no other door', () => {
    const insecure = policies
      .filter(({ type }) => !['AWS::Lambda::Permission', 'AWS::KMS::Key'].includes(type))
      .map(({ resource, type }) => {
        const action =
          { SNS: 'sns:Publish', SQS: 'sqs:SendMessage' }[type.split('::')[1] ?? ''] ?? 's3:GetObject';
        const target = action === 's3:GetObject' ? `${resource}/key` : resource;
        return { principal: ROOT, action, resource: target, context: { 'aws:SecureTransport': 'false' } };
      });
    expect(insecure.length).toBeGreaterThan(4);
    expect(insecure.map(judge)).toEqual(insecure.map(() => 'denied'));
  });

  it('leave keys to the account’s own policies, which functions are named in', () => {
    const keys = policies.filter(({ type }) => type === 'AWS::KMS::Key');
    for (const { statements } of keys) {
      const use = { action: 'kms:Sign', resource: '*', context: {} };
      expect(decide(statements, { ...use, principal: ROOT })).toBe('allowed');
      expect(decide(statements, { ...use, principal: 'lambda.amazonaws.com' })).toBe('not allowed');
    }
  });
});
