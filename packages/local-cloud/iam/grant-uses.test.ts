import { expect, it } from '@jest/globals';
import { smallStack } from '../testing/small-stack.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { grantUseLog, unusedGrants } from './grant-uses.ts';
import { openIam } from './iam.ts';

const Statement = [
  {
    Effect: 'Allow',
    Action: ['s3:GetObject', 's3:PutObject'],
    Resource: ['arn:aws:s3:::a/*', 'arn:aws:s3:::b/*'],
  },
  { Effect: 'Deny', Action: 's3:DeleteObject', Resource: '*' },
];

const directory = temporaryDirectory();

it('grants that nobody needed are listed, by action and resource', () => {
  const stack = smallStack({
    Photos: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
    Role: { Type: 'AWS::IAM::Role', Properties: { Policies: [{ PolicyDocument: { Statement } }] } },
  });
  const account = { accessKeyId: 'LOCALTEST', secretAccessKey: 'secret' };
  const iam = openIam({ stack, account, onAllowed: grantUseLog(directory) });
  const { caller } = iam.keyOf(stack.attribute('Photos', 'Arn'));
  if (caller.kind !== 'function') throw new Error('no function');
  for (const [action, object] of [
    ['s3:GetObject', 'a/1'],
    ['s3:PutObject', 'b/1'],
    ['s3:PutObject', 'b/2'],
  ] as const)
    iam.authorize(caller, [{ action, resource: `arn:aws:s3:::${object}`, context: new Map() }]);
  const where = 'Role.Policies[0].Statement[0]';
  expect(unusedGrants(caller.policies, directory)).toEqual([
    { where, action: 's3:GetObject', resource: 'arn:aws:s3:::b/*' },
    { where, action: 's3:PutObject', resource: 'arn:aws:s3:::a/*' },
  ]);
});
