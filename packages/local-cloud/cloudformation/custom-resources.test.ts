import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { openStack } from '../template/stack.ts';
import type { Template } from '../template/template.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { CustomResourceState } from './custom-resource-state.ts';
import {
  type CustomResourceAttributes,
  CustomResources,
  customResourceFunctionArns,
  customResourceTypes,
} from './custom-resources.ts';

const functionArn = 'arn:aws:lambda:ca-central-1:000000000000:function:Test-Maker';
const template: Template = {
  Resources: {
    Maker: { Type: 'AWS::Lambda::Function' },
    Files: { Type: 'Custom::CDKBucketDeployment' },
    Made: {
      Type: 'Custom::Made',
      Properties: { ServiceToken: { 'Fn::GetAtt': ['Maker', 'Arn'] }, Of: { Ref: 'AWS::Region' } },
    },
  },
  Outputs: { Word: { Value: { 'Fn::GetAtt': ['Made', 'Word'] } } },
};

interface Request extends Record<string, unknown> {
  readonly ResponseURL: string;
}

let requests: Request[];
let answer: (request: Request) => object | null;
let headers: Record<string, string>;

beforeEach(() => {
  [requests, headers] = [[], {}];
  answer = () => ({ Status: 'SUCCESS', PhysicalResourceId: 'it', Data: { Word: `word ${requests.length}` } });
});

/** The function of the template, which puts its answer to the address in the event. */
async function invoke(arn: string, event: unknown): Promise<null> {
  const request = event as Request;
  requests.push({ ...request, arn });
  const said = answer(request);
  const body = new TextEncoder().encode(JSON.stringify({ RequestId: request.RequestId, ...said }));
  if (said !== null) await fetch(request.ResponseURL, { method: 'PUT', body, headers });
  return null;
}

/** A start of the cloud in this folder. */
function open(localDir: string) {
  const attributes: CustomResourceAttributes = new Map();
  const assembly = { stackName: 'Test', template, assets: new Map() };
  const stack = openStack(assembly, { customResources: attributes });
  const resources = new CustomResources({ stack, localDir, attributes, lambda: { invoke } });
  return {
    stack,
    deploy: (changes?: Record<string, string>) => resources.deploy(customResourceTypes(template), changes),
  };
}

const directory = temporaryDirectory();
let folders = 0;
const newFolder = () => {
  const folder = join(directory, String(++folders));
  mkdirSync(folder);
  return folder;
};

it('finds the custom resources that functions of the template make', () => {
  expect(customResourceTypes(template)).toEqual(['Custom::Made']);
  expect(customResourceFunctionArns(open(newFolder()).stack, ['Custom::Made'])).toEqual([functionArn]);
});

it('makes a resource once, and changes it where the template says something new', async () => {
  const folder = newFolder();
  const first = open(folder);
  expect(() => first.stack.outputs()).toThrow('the local cloud has no Custom::Made');
  await first.deploy();
  expect(requests).toMatchObject([
    {
      arn: functionArn,
      RequestType: 'Create',
      StackId: expect.stringMatching(/^arn:aws:cloudformation:.*:stack\/Test\//),
      LogicalResourceId: 'Made',
      ResourceType: 'Custom::Made',
      ResourceProperties: { ServiceToken: functionArn, Of: 'ca-central-1' },
    },
  ]);
  expect(first.stack.outputs()).toEqual({ Word: 'word 1' });

  const restarted = open(folder);
  await restarted.deploy();
  expect(requests).toHaveLength(1);
  expect(restarted.stack.outputs()).toEqual({ Word: 'word 1' });
  await restarted.deploy({ Of: 'elsewhere' });
  expect(requests[1]).toMatchObject({
    RequestType: 'Update',
    PhysicalResourceId: 'it',
    ResourceProperties: { Of: 'elsewhere' },
    OldResourceProperties: { Of: 'ca-central-1' },
  });
  expect(restarted.stack.outputs()).toEqual({ Word: 'word 2' });
  const remembered = new CustomResourceState(folder).attributes();
  expect(remembered).toEqual(new Map([['Made', { ref: 'it', attributes: { Word: 'word 2' } }]]));
});

it.each([
  ['fails', () => ({ Status: 'FAILED', Reason: 'no word' }), 'Made: its function failed: no word'],
  ['does not answer', () => null, 'Made: its function did not answer'],
  ['names nothing', () => ({ Status: 'SUCCESS' }), 'Made: its function gave it no physical id'],
  [
    'says more than CloudFormation reads',
    () => ({ Status: 'SUCCESS', PhysicalResourceId: 'it', Data: { Word: 'x'.repeat(4096) } }),
    'Made: its function did not answer',
  ],
])('says so where the function %s, and asks again at the next start', async (_case, said, message) => {
  const folder = newFolder();
  answer = said;
  await expect(open(folder).deploy()).rejects.toThrow(message);
  await expect(open(folder).deploy()).rejects.toThrow(message);
  expect(requests).toHaveLength(2);
});

it('takes no answer with a content type, for which its address is not signed', async () => {
  headers = { 'content-type': 'application/json' };
  await expect(open(newFolder()).deploy()).rejects.toThrow('Made: its function did not answer');
});
