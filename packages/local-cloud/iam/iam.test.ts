import { expect, it } from '@jest/globals';
import type { TemplateResource } from '../template/template.ts';
import { smallStack } from '../testing/small-stack.ts';
import { type IamOptions, openIam } from './iam.ts';

const account = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
const table = 'arn:aws:dynamodb:ca-central-1:000000000000:table/Leads';

const statement = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table };
const document = (...Statement: unknown[]) => ({ PolicyDocument: { Statement } });
const resources: Record<string, TemplateResource> = {
  Leads12345678: {
    Type: 'AWS::Lambda::Function',
    Properties: { Role: { 'Fn::GetAtt': ['LeadsRole', 'Arn'] } },
  },
  Other: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['OtherRole', 'Arn'] } } },
  LeadsRole: { Type: 'AWS::IAM::Role', Properties: { Policies: [document(statement)] } },
  OtherRole: {
    Type: 'AWS::IAM::Role',
    Properties: {
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'],
    },
  },
  Attached: {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: 'LeadsRole' }],
      ...document({
        ...statement,
        Action: 'dynamodb:UpdateItem',
        Condition: { 'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id'] } },
      }),
    },
  },
};

function open(more: Partial<IamOptions> = {}, added: Record<string, TemplateResource> = {}) {
  const stack = smallStack({ ...resources, ...added });
  const lines: string[] = [];
  const iam = openIam({ stack, account, log: (line) => void lines.push(line), ...more });
  const callerOf = (logicalId: string) => iam.keyOf(stack.attribute(logicalId, 'Arn')).caller;
  const attempt = (logicalId: string, action: string, attributes: string[] = []) =>
    iam.authorize(callerOf(logicalId), [
      { action, resource: table, context: new Map([['dynamodb:attributes', attributes]]) },
    ]);
  return { stack, iam, lines, attempt, callerOf };
}

it('every function has a key of its own, found by its id and the same after a restart', () => {
  const [first, second] = [open(), open()];
  const arns = ['Leads12345678', 'Other'].map((id) => first.stack.attribute(id, 'Arn'));
  const [leads, other] = arns.map((arn) => first.iam.keyOf(arn));
  expect(leads?.accessKeyId).toMatch(/^LOCAL[0-9A-F]{20}$/);
  expect(leads?.accessKeyId).not.toBe(other?.accessKeyId);
  expect(leads?.secretAccessKey).not.toBe(other?.secretAccessKey);
  expect(first.iam.findKey(leads?.accessKeyId ?? '')).toBe(leads);
  expect(second.iam.keyOf(arns[0] ?? '').secretAccessKey).toBe(leads?.secretAccessKey);
  expect(first.iam.findKey('LOCALTEST')?.caller).toEqual({ kind: 'account' });
  expect(first.iam.findKey('OTHER')).toBeUndefined();
});

it('a function may do what its inline and attached policies allow', () => {
  const { attempt, lines } = open();
  attempt('Leads12345678', 'dynamodb:GetItem', ['anything']);
  attempt('Leads12345678', 'dynamodb:UpdateItem', ['id']);
  attempt('Other', 'logs:PutLogEvents');
  expect(lines).toEqual([]);
});

it("what a function may not do is refused in AWS's words, and explained in one line", () => {
  const { attempt, lines } = open();
  expect(() => attempt('Other', 'dynamodb:GetItem')).toThrow(
    `User: arn:aws:sts::000000000000:assumed-role/Test-OtherRole/Test-Other is not authorized to perform: dynamodb:GetItem on resource: ${table} because no identity-based policy allows the dynamodb:GetItem action`,
  );
  expect(() => attempt('Leads12345678', 'dynamodb:UpdateItem', ['id', 'status'])).toThrow('not authorized');
  expect(lines).toEqual([
    `IAM: Other may not dynamodb:GetItem on ${table}: no statement of its role allows it; missing is { actions: ['dynamodb:GetItem'], resources: ['${table}'] }`,
    `IAM: Leads may not dynamodb:UpdateItem on ${table}: Attached.Statement[0] allows it but for ForAllValues:StringEquals dynamodb:Attributes ["id"], and the request has ["id","status"]`,
  ]);
});

it('an explicit deny is named, in the policy of an identity and of a resource', () => {
  const denial = { Effect: 'Deny', Action: '*', Resource: '*' };
  const role = { Type: 'AWS::IAM::Role', Properties: { Policies: [document(statement, denial)] } };
  const { attempt, lines } = open({}, { LeadsRole: role });
  expect(() => attempt('Leads12345678', 'dynamodb:GetItem')).toThrow(
    'with an explicit deny in an identity-based policy',
  );
  expect(lines[0]).toContain('LeadsRole.Policies[0].Statement[1] denies it');
});

it('a service may call in the name of a resource of the stack, where a policy of the called one says so', () => {
  const permission = {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: { Ref: 'Other' },
      Principal: 's3.amazonaws.com',
      SourceArn: 'arn:aws:s3:::photos',
      SourceAccount: { Ref: 'AWS::AccountId' },
    },
  };
  const { iam, stack } = open({}, { Permission: permission });
  const request = {
    action: 'lambda:InvokeFunction',
    resource: stack.attribute('Other', 'Arn'),
    context: new Map<string, string>(),
  };
  const from = (name: string, sourceArn: string) =>
    iam.isAllowed({ kind: 'service', name, sourceArn }, request);
  expect(from('s3.amazonaws.com', 'arn:aws:s3:::photos')).toBe(true);
  expect(from('s3.amazonaws.com', 'arn:aws:s3:::exports')).toBe(false);
  expect(from('sns.amazonaws.com', 'arn:aws:s3:::photos')).toBe(false);
});

it('denies nothing where it is switched off', () => {
  expect(() => open({ isEnforced: false }).attempt('Other', 'dynamodb:GetItem')).not.toThrow();
});

it.each<[string, Record<string, TemplateResource>]>([
  [
    'does not know arn:aws:iam::aws:policy/AdministratorAccess',
    {
      OtherRole: {
        Type: 'AWS::IAM::Role',
        Properties: { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] },
      },
    },
  ],
  [
    'knows no boundaries',
    { OtherRole: { Type: 'AWS::IAM::Role', Properties: { PermissionsBoundary: 'x' } } },
  ],
  ['Other.Role is missing', { Other: { Type: 'AWS::Lambda::Function', Properties: {} } }],
])('a role that is not understood fails the start: %s', (message, added) => {
  expect(() => open({}, added).callerOf('Other')).toThrow(message);
});
