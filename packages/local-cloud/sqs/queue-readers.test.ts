import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openIam } from '../iam/iam.ts';
import { TooManyRequestsError } from '../lambda/lambda-errors.ts';
import type { TemplateResource } from '../template/template.ts';
import { smallStack } from '../testing/small-stack.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { startQueueReaders } from './queue-readers.ts';
import { openQueues } from './queues.ts';

const account = { accessKeyId: 'account', secretAccessKey: 'secret' };
const root = temporaryDirectory();
let folders = 0;

interface Batch {
  Records: { messageId: string; body: string; attributes: { ApproximateReceiveCount: string } }[];
}

function resources({
  queue = {},
  mapping = {},
}: {
  queue?: object;
  mapping?: object;
}): Record<string, TemplateResource> {
  const arn = { 'Fn::GetAtt': ['Uploads', 'Arn'] };
  return {
    Dead: { Type: 'AWS::SQS::Queue' },
    Uploads: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
        ...queue,
      },
    },
    Clean: {
      Type: 'AWS::Lambda::Function',
      Properties: { Timeout: 5 },
    },
    Mapping: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        EventSourceArn: arn,
        FunctionName: { Ref: 'Clean' },
        BatchSize: 2,
        ScalingConfig: { MaximumConcurrency: 2 },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ...mapping,
      },
    },
  };
}

/** Sends messages to a queue whose function is `handle`, and collects what it was called with. */
function start(
  handle: (event: Batch, call: number) => Promise<unknown>,
  bodies: readonly string[],
  changes = {},
) {
  const stack = smallStack(resources(changes));
  const directory = join(root, String(++folders));
  const queues = openQueues(stack, directory, { iam: openIam({ stack, account }) });
  const arn = stack.attribute('Uploads', 'Arn');
  for (const body of bodies) queues.send({ kind: 'account' }, arn, body);
  const calls: Batch[] = [];
  const lambda = {
    invoke: async (_arn: string, event: unknown) => handle(event as Batch, calls.push(event as Batch)),
  };
  const readers = startQueueReaders({ stack, queues, lambda, log: () => {}, retryDelays: [0, 0] });
  const left = (queue: string) => readdirSync(join(directory, stack.attribute(queue, 'QueueName')));
  /** Resolves when no message is left to be worked on. */
  const done = async () => {
    while (left('Uploads').length > 0) await new Promise((resolve) => setImmediate(resolve));
  };
  const close = async () => {
    await readers.close();
    await queues.close();
  };
  return { calls, done, left, close };
}

const bodiesOf = ({ Records }: Batch) => Records.map(({ body }) => body);

it('brings messages in batches, and no more than two at a time', async () => {
  let underWay = 0;
  let most = 0;
  const handle = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { batchItemFailures: [] };
  };
  const { calls, done, left, close } = start(handle, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  await done();
  expect(calls.map(bodiesOf)).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']]);
  expect(most).toBe(2);
  expect(left('Dead')).toEqual([]);
  await close();
});

it('brings again what the function names, and that alone, until it is a dead letter', async () => {
  const handle = async ({ Records }: Batch) => ({
    batchItemFailures: Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({
      itemIdentifier: messageId,
    })),
  });
  const { calls, done, left, close } = start(handle, ['good', 'bad']);
  await done();
  expect(calls.map(bodiesOf)).toEqual([['good', 'bad'], ['bad'], ['bad']]);
  expect(calls.at(-1)?.Records[0]?.attributes.ApproximateReceiveCount).toBe('3');
  expect(left('Dead')).toHaveLength(1);
  await close();
});

it.each([
  ['throws', () => Promise.reject(new Error('not now'))],
  ['names a message that it was not given', async () => ({ batchItemFailures: [{ itemIdentifier: 'x' }] })],
  ['names none by a wrong word', async () => ({ batchItemFailures: [{ messageId: 'x' }] })],
])('brings a whole batch again where the function %s', async (_what, fail) => {
  const { calls, done, close } = start(async (_event, call) => (call === 1 ? fail() : null), ['a', 'b']);
  await done();
  expect(calls.map(bodiesOf)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  await close();
});

it('waits where no function is free, and counts that for no receive', async () => {
  const handle = async (_event: Batch, call: number) => {
    if (call === 1) throw new TooManyRequestsError();
    return null;
  };
  const { calls, done, close } = start(handle, ['a']);
  await done();
  expect(calls.map(({ Records }) => Records[0]?.attributes.ApproximateReceiveCount)).toEqual(['1', '1']);
  await close();
});

it.each([
  ['a timeout beyond the queue’s', { queue: { VisibilityTimeout: 4 } }, 'Queue visibility timeout'],
  ['one batch at a time', { mapping: { ScalingConfig: { MaximumConcurrency: 1 } } }, 'MaximumConcurrency'],
  ['a batch beyond ten', { mapping: { BatchSize: 11 } }, 'BatchSize'],
])('refuses what Lambda refuses: %s', (_what, changes, message) => {
  expect(() => start(async () => null, [], changes)).toThrow(message);
});
