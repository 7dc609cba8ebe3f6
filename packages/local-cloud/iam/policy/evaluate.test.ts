import { expect, it } from '@jest/globals';
import { type Decision, evaluate, type Policies } from './evaluate.ts';
import type { Principal } from './principals.ts';
import { readPolicy } from './statements.ts';

const account = '000000000000';
const role: Principal & { kind: 'role' } = {
  kind: 'role',
  arn: `arn:aws:iam::${account}:role/leads`,
  sessionArn: `arn:aws:sts::${account}:assumed-role/leads/leads`,
  account,
};
const table = `arn:aws:dynamodb:ca-central-1:${account}:table/Leads`;
const topic = `arn:aws:sns:ca-central-1:${account}:alarms`;

type Json = Record<string, unknown>;
type Context = Record<string, string | readonly string[]>;

const policy = (...statements: readonly Json[]) =>
  readPolicy({ Version: '2012-10-17', Statement: statements }, 'Policy');
const allow = (more: Json = {}): Json => ({
  Effect: 'Allow',
  Action: 'dynamodb:GetItem',
  Resource: table,
  ...more,
});
const deny = (more: Json = {}): Json => allow({ Effect: 'Deny', ...more });

const decide = (
  policies: Policies,
  {
    action = 'dynamodb:GetItem',
    resource = table,
    context = {} as Context,
    principal = role as Principal,
  } = {},
): Decision => evaluate(principal, { action, resource, context: new Map(Object.entries(context)) }, policies);
const isAllowed = (statements: readonly Json[], request: Parameters<typeof decide>[1] = {}): boolean =>
  decide({ identity: policy(...statements) }, request).allowed;

it.each<[string, readonly Json[], boolean]>([
  ['denies what nothing allows', [], false],
  ['allows what a statement allows', [allow()], true],
  ['denies what one statement denies, whatever another allows', [allow(), deny()], false],
  [
    'reads a list of actions and resources',
    [allow({ Action: ['x:Y', 'dynamodb:GetItem'], Resource: ['a', table] })],
    true,
  ],
  ['knows no letter case of actions', [allow({ Action: 'DynamoDB:getitem' })], true],
  ['knows the letter case of resources', [allow({ Resource: table.toLowerCase() })], false],
  ['takes * for any characters of an action', [allow({ Action: 'dynamodb:Get*' })], true],
  ['takes ? for one', [allow({ Action: 'dynamodb:GetIte?' })], true],
  ['takes ? for no more than one', [allow({ Action: 'dynamodb:GetIt?' })], false],
  ['takes * alone for every action and resource', [allow({ Action: '*', Resource: '*' })], true],
  ['takes * for the end of a resource', [allow({ Resource: `${table}*` })], true],
  ['takes a table not for its index', [allow({ Resource: `${table}/index/*` })], false],
  ['lets no * reach beyond a colon', [allow({ Resource: 'arn:aws:dynamodb:*:table/Leads' })], false],
  [
    'allows all but what NotAction lists',
    [allow({ Action: undefined, NotAction: 'dynamodb:PutItem' })],
    true,
  ],
  ['allows not what NotAction lists', [allow({ Action: undefined, NotAction: 'dynamodb:Get*' })], false],
  [
    'denies all but what NotResource lists',
    [allow(), deny({ Resource: undefined, NotResource: `${table}/*` })],
    false,
  ],
  ['denies not what NotResource lists', [allow(), deny({ Resource: undefined, NotResource: table })], true],
])('%s', (_rule, statements, expected) => {
  const plain = statements.map((statement) => JSON.parse(JSON.stringify(statement)) as Json);
  expect(isAllowed(plain)).toBe(expected);
});

const attributes = { 'dynamodb:Attributes': ['id', 'item'] };

it.each<[string, Json, Context, boolean]>([
  [
    'StringEquals of the value',
    { StringEquals: { 'dynamodb:Select': 'COUNT' } },
    { 'dynamodb:select': 'COUNT' },
    true,
  ],
  [
    'StringEquals of one of the values',
    { StringEquals: { 'dynamodb:Select': ['A', 'B'] } },
    { 'dynamodb:select': 'B' },
    true,
  ],
  [
    'StringEquals of another value',
    { StringEquals: { 'dynamodb:Select': 'COUNT' } },
    { 'dynamodb:select': 'ALL' },
    false,
  ],
  ['StringEquals of an absent key', { StringEquals: { 'dynamodb:Select': 'COUNT' } }, {}, false],
  [
    'StringEqualsIfExists of an absent key',
    { StringEqualsIfExists: { 'dynamodb:Select': 'COUNT' } },
    {},
    true,
  ],
  [
    'StringEqualsIfExists of another value',
    { StringEqualsIfExists: { 'dynamodb:Select': 'COUNT' } },
    { 'dynamodb:select': 'ALL' },
    false,
  ],
  ['StringNotEquals of an absent key', { StringNotEquals: { 'dynamodb:ReturnValues': 'ALL_NEW' } }, {}, true],
  [
    'StringNotEquals of one of the values',
    { StringNotEquals: { 'dynamodb:ReturnValues': ['ALL_NEW', 'ALL_OLD'] } },
    { 'dynamodb:returnvalues': 'ALL_OLD' },
    false,
  ],
  [
    'StringNotEquals of none of them',
    { StringNotEquals: { 'dynamodb:ReturnValues': ['ALL_NEW', 'ALL_OLD'] } },
    { 'dynamodb:returnvalues': 'NONE' },
    true,
  ],
  ['StringLike', { StringLike: { 's3:prefix': 'leads/*' } }, { 's3:prefix': 'leads/1' }, true],
  [
    'StringEquals knows no wildcards',
    { StringEquals: { 's3:prefix': 'leads/*' } },
    { 's3:prefix': 'leads/1' },
    false,
  ],
  [
    'StringEqualsIgnoreCase',
    { StringEqualsIgnoreCase: { 's3:prefix': 'Leads' } },
    { 's3:prefix': 'leads' },
    true,
  ],
  ['Bool', { Bool: { 'aws:SecureTransport': 'false' } }, { 'aws:securetransport': 'true' }, false],
  ['Bool of JSON', { Bool: { 'aws:SecureTransport': true } }, { 'aws:securetransport': 'true' }, true],
  [
    'keys without regard to letter case',
    { Bool: { 'AWS:secureTRANSPORT': 'true' } },
    { 'aws:securetransport': 'true' },
    true,
  ],
  [
    'ArnLike',
    { ArnLike: { 'aws:SourceArn': 'arn:aws:s3:::photos-*' } },
    { 'aws:sourcearn': 'arn:aws:s3:::photos-1' },
    true,
  ],
  [
    'ArnEquals, which is ArnLike',
    { ArnEquals: { 'aws:SourceArn': 'arn:aws:s3:::photos-*' } },
    { 'aws:sourcearn': 'arn:aws:s3:::photos-1' },
    true,
  ],
  [
    'ArnNotLike',
    { ArnNotLike: { 'aws:SourceArn': 'arn:aws:s3:::photos-*' } },
    { 'aws:sourcearn': 'arn:aws:s3:::photos-1' },
    false,
  ],
  ['NumericLessThanEquals', { NumericLessThanEquals: { 's3:max-keys': '10' } }, { 's3:max-keys': '9' }, true],
  ['Null true of an absent key', { Null: { 'dynamodb:Select': 'true' } }, {}, true],
  ['Null false of an absent key', { Null: { 'dynamodb:Select': 'false' } }, {}, false],
  [
    'Null false of an empty list',
    { Null: { 'dynamodb:Attributes': 'false' } },
    { 'dynamodb:attributes': [] },
    false,
  ],
  [
    'ForAllValues of some of the values',
    { 'ForAllValues:StringEquals': attributes },
    { 'dynamodb:attributes': ['id'] },
    true,
  ],
  [
    'ForAllValues of one value too many',
    { 'ForAllValues:StringEquals': attributes },
    { 'dynamodb:attributes': ['id', 'status'] },
    false,
  ],
  [
    'ForAllValues of no values, which is true',
    { 'ForAllValues:StringEquals': attributes },
    { 'dynamodb:attributes': [] },
    true,
  ],
  ['ForAllValues of an absent key, which is true', { 'ForAllValues:StringEquals': attributes }, {}, true],
  [
    'ForAllValues of a negated operator',
    { 'ForAllValues:StringNotEquals': attributes },
    { 'dynamodb:attributes': ['a', 'id'] },
    false,
  ],
  [
    'ForAnyValue of one of the values',
    { 'ForAnyValue:StringEquals': attributes },
    { 'dynamodb:attributes': ['id', 'status'] },
    true,
  ],
  [
    'ForAnyValue of none of them',
    { 'ForAnyValue:StringEquals': attributes },
    { 'dynamodb:attributes': ['status'] },
    false,
  ],
  [
    'ForAnyValue of no values, which is false',
    { 'ForAnyValue:StringEquals': attributes },
    { 'dynamodb:attributes': [] },
    false,
  ],
  ['ForAnyValue IfExists of no values', { 'ForAnyValue:StringEqualsIfExists': attributes }, {}, true],
  [
    'ForAllValues:StringLike',
    { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': 'export#*' } },
    { 'dynamodb:leadingkeys': ['export#1'] },
    true,
  ],
  [
    'every operator of the block',
    { StringEquals: { 's3:prefix': 'a' }, Bool: { 'aws:SecureTransport': 'true' } },
    { 's3:prefix': 'a' },
    false,
  ],
  [
    'every key of an operator',
    { StringEquals: { 's3:prefix': 'a', 's3:delimiter': '/' } },
    { 's3:prefix': 'a', 's3:delimiter': '/' },
    true,
  ],
])('a condition holds or not: %s', (_case, Condition, context, expected) => {
  expect(isAllowed([allow({ Condition })], { context })).toBe(expected);
  expect(isAllowed([allow(), deny({ Condition })], { context })).toBe(!expected);
});

it('names the statement that denies, and whose policy it is', () => {
  const identity = policy(allow(), deny());
  expect(decide({ identity })).toEqual({ allowed: false, deniedBy: identity[1], policy: 'identity' });
  expect(decide({ identity: [] })).toEqual({ allowed: false, deniedBy: undefined, policy: 'identity' });
  const resource = policy(deny({ Principal: '*' }));
  expect(decide({ identity: policy(allow()), resource })).toEqual({
    allowed: false,
    deniedBy: resource[0],
    policy: 'resource',
  });
});

const root = { AWS: `arn:aws:iam::${account}:root` };

it.each<[string, readonly Json[], readonly Json[], boolean, boolean]>([
  ["allows by the resource's policy alone", [], [allow({ Principal: { AWS: role.arn } })], false, true],
  [
    'not by that of the account, which leaves it to identities',
    [],
    [allow({ Principal: root })],
    false,
    false,
  ],
  [
    "denies by the resource's policy, by that of the account too",
    [allow()],
    [deny({ Principal: root })],
    false,
    false,
  ],
  ['ignores statements for others', [], [allow({ Principal: { AWS: `${role.arn}2` } })], false, false],
  [
    'a key: allows what the account and the identity allow',
    [allow()],
    [allow({ Principal: root })],
    true,
    true,
  ],
  ['a key: the identity alone is not enough', [allow()], [], true, false],
  ['a key: nor is the account alone', [], [allow({ Principal: root })], true, false],
  ['a key: its own policy is', [], [allow({ Principal: { AWS: role.arn } })], true, true],
])('the policy of a resource %s', (_rule, identity, resource, resourceMustAllow, expected) => {
  const policies = { identity: policy(...identity), resource: policy(...resource), resourceMustAllow };
  expect(decide(policies).allowed).toBe(expected);
});

it.each<[string, Json, Context, boolean]>([
  ['that it names', {}, {}, true],
  [
    'for its source',
    { Condition: { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudwatch:*:*:alarm:*' } } },
    {},
    false,
  ],
  [
    'for its source',
    { Condition: { StringEquals: { 'aws:SourceAccount': account } } },
    { 'aws:sourceaccount': account },
    true,
  ],
  ['but no other', { Principal: { Service: 's3.amazonaws.com' } }, {}, false],
])('the policy of a resource allows a service %s', (_rule, more, context, expected) => {
  const principal: Principal = { kind: 'service', name: 'cloudwatch.amazonaws.com' };
  const statement = {
    Effect: 'Allow',
    Action: 'sns:Publish',
    Resource: topic,
    Principal: { Service: principal.name },
    ...more,
  };
  const request = { action: 'sns:Publish', resource: topic, context, principal };
  const decision = decide({ identity: [], resource: policy(statement) }, request);
  expect(decision.allowed).toBe(expected);
});

it.each<[string, Json]>([
  ['the operator StringAlmost', { Condition: { StringAlmost: { 's3:prefix': 'a' } } }],
  ['the operator DateLessThan', { Condition: { DateLessThan: { 's3:prefix': 'a' } } }],
  ['the key aws:Whatever', { Condition: { StringEquals: { 'aws:Whatever': 'a' } } }],
  ['needs ForAllValues or ForAnyValue', { Condition: { StringEquals: attributes } }],
  ['policy variables', { Resource: ['$', '{aws:username}'].join('') }],
  ['NotPrincipal', { NotPrincipal: '*' }],
  ['principals of Federated', { Principal: { Federated: 'x' } }],
  ['Effect must be', { Effect: 'allow' }],
  ['expected texts', { Action: [{ Ref: 'X' }] }],
])('a policy that is not understood is refused when it is read: %s', (message, more) => {
  expect(() => policy(allow(more))).toThrow(message);
});
