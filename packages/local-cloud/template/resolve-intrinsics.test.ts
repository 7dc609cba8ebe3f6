// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Fn::Sub is written that way.
import { expect, it } from '@jest/globals';
import { smallStack } from '../testing/small-stack.ts';
import { createResolver } from './resolve-intrinsics.ts';
import { type Template, TemplateError } from './template.ts';

const template: Template = {
  Parameters: {
    Stage: { Type: 'String', Default: 'prod' },
    Secret: { Type: 'String' },
  },
  Resources: {
    Leads: { Type: 'AWS::DynamoDB::Table' },
    Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { 'Fn::Sub': 'leads-${AWS::Region}' } } },
    Topic: { Type: 'AWS::CodeBuild::Project' },
  },
};
const identity = { stackName: 'Test', region: 'ca-central-1', accountId: '000000000000' };
const resolve = createResolver({ template, identity, siteHost: 'localhost:3000' });

it.each([
  [{ Ref: 'Leads' }, 'Test-Leads'],
  [{ Ref: 'Named' }, 'leads-ca-central-1'],
  [{ Ref: 'Stage' }, 'prod'],
  [{ Ref: 'AWS::AccountId' }, '000000000000'],
  [{ 'Fn::GetAtt': ['Leads', 'Arn'] }, 'arn:aws:dynamodb:ca-central-1:000000000000:table/Test-Leads'],
  [{ 'Fn::GetAtt': 'Leads.Arn' }, 'arn:aws:dynamodb:ca-central-1:000000000000:table/Test-Leads'],
  [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::Partition' }]] }, 'a-aws'],
  [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
  [{ 'Fn::Sub': '${Leads}/${!Literal}/${AWS::URLSuffix}' }, 'Test-Leads/${Literal}/amazonaws.com'],
  [
    { 'Fn::Sub': ['${own}-${Leads.TableId}', { own: { Ref: 'AWS::StackName' } }] },
    expect.stringMatching(/^Test-[0-9a-f-]{36}$/),
  ],
  [
    { Ref: 'AWS::StackId' },
    expect.stringMatching(/^arn:aws:cloudformation:ca-central-1:000000000000:stack\/Test\/[0-9a-f-]{36}$/),
  ],
  [{ nested: [{ Ref: 'Stage' }, 1, true] }, { nested: ['prod', 1, true] }],
])('intrinsics: resolves %j', (value, expected) => {
  expect(resolve(value, 'X')).toEqual(expected);
});

it.each([
  [{ Ref: 'Nobody' }, 'F.Env.A: the template has no resource Nobody'],
  [{ Ref: 'Topic' }, 'F.Env.A: the local cloud has no AWS::CodeBuild::Project, which Topic is'],
  [{ Ref: 'Secret' }, 'F.Env.A: parameter Secret has no default'],
  [
    { 'Fn::GetAtt': ['Leads', 'ReplicaArn'] },
    'F.Env.A: the local cloud does not know ReplicaArn of Leads (AWS::DynamoDB::Table)',
  ],
  [{ 'Fn::ImportValue': 'x' }, 'F.Env.A: the local cloud does not know Fn::ImportValue'],
  [{ 'Fn::Select': [9, ['a']] }, 'F.Env.A: Fn::Select found nothing at 9'],
  ['{{resolve:secretsmanager:x}}', 'F.Env.A: the local cloud cannot resolve {{resolve:secretsmanager:x}}'],
])('intrinsics: names where %j cannot be resolved', (value, message) => {
  expect(() => resolve(value, 'F.Env.A')).toThrow(new TemplateError(message));
});

it('intrinsics: resolves only what is read', () => {
  const stack = smallStack({ F: { Type: 'X', Properties: { Good: 'yes', Bad: { Ref: 'Nobody' } } } });
  const properties = stack.ofType('X')[0]?.properties;
  expect(properties?.string('Good')).toBe('yes');
  expect(() => properties?.string('Bad')).toThrow('F.Bad: the template has no resource Nobody');
  expect(() => properties?.string('None')).toThrow('F.None is missing');
});
