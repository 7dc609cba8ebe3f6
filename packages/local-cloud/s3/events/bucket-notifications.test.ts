import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../iam/callers.ts';
import type { TemplateResource } from '../../template/template.ts';
import { smallStack } from '../../testing/small-stack.ts';
import { bucketNotifications } from './bucket-notifications.ts';
import { newSequencer, notificationEvent, type ObjectCreated } from './object-created.ts';

const event: ObjectCreated = {
  bucket: 'test-photos',
  key: 'quarantine/a b+é(1).jpg',
  size: 3,
  eTag: 'abc',
  eventName: 'ObjectCreated:Put',
  eventTime: Date.parse('2026-07-31T12:00:00Z'),
  sequencer: '0001',
  requestId: 'request',
  sourceAddress: '127.0.0.1',
};

const rule = (more: object = {}) => ({
  Events: ['s3:ObjectCreated:*'],
  Filter: {
    Key: {
      FilterRules: [
        { Name: 'suffix', Value: '.jpg' },
        { Name: 'prefix', Value: 'quarantine/' },
      ],
    },
  },
  LambdaFunctionArn: { 'Fn::GetAtt': ['Clean', 'Arn'] },
  ...more,
});

function resources(configuration: object, more: Record<string, TemplateResource> = {}) {
  return {
    Photos: { Type: 'AWS::S3::Bucket' },
    Clean: { Type: 'AWS::Lambda::Function', Properties: {} },
    Dead: { Type: 'AWS::SQS::Queue' },
    Notifications: {
      Type: 'Custom::S3BucketNotifications',
      Properties: { BucketName: { Ref: 'Photos' }, NotificationConfiguration: configuration, Managed: true },
    },
    ...more,
  };
}

/** Publishes to functions that fail `failures` times; returns what they were called with and what was logged. */
async function publish(all: Record<string, TemplateResource>, failures = 0, events = [event]) {
  const calls: unknown[] = [];
  const lines: string[] = [];
  const messages: [string, unknown][] = [];
  const sent: { caller: Caller; queueArn: string; message: unknown }[] = [];
  const notifications = bucketNotifications({
    stack: smallStack(all),
    lambda: {
      invoke: async (arn, payload) => {
        calls.push([arn, payload]);
        if (calls.length <= failures) throw new Error('not now');
        return null;
      },
    },
    queues: {
      send: (caller, queueArn, body) => void sent.push({ caller, queueArn, message: JSON.parse(body) }),
    },
    log: (line) => void lines.push(line),
    sendMessage: (queue, body) => void messages.push([queue, body]),
    retryDelays: [0, 0],
  });
  for (const each of events) notifications.publish(each);
  await notifications.settled();
  return { calls, lines, messages, sent, failed: notifications.failed };
}

it('bucket notifications deliver the event as S3 forms it', async () => {
  const { calls } = await publish(resources({ LambdaFunctionConfigurations: [rule()] }));
  const arn = 'arn:aws:lambda:ca-central-1:000000000000:function:Test-Clean';
  const origin = { region: 'ca-central-1', accountId: '000000000000', configurationId: 'Notifications-0' };
  expect(calls).toEqual([[arn, notificationEvent(event, origin)]]);
  expect(notificationEvent(event, origin)).toEqual({
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: 'ca-central-1',
        eventTime: '2026-07-31T12:00:00.000Z',
        eventName: 'ObjectCreated:Put',
        userIdentity: { principalId: 'AWS:000000000000' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': 'request', 'x-amz-id-2': 'request' },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'Notifications-0',
          bucket: {
            name: 'test-photos',
            ownerIdentity: { principalId: '000000000000' },
            arn: 'arn:aws:s3:::test-photos',
          },
          object: { key: 'quarantine/a+b%2B%C3%A9%281%29.jpg', size: 3, eTag: 'abc', sequencer: '0001' },
        },
      },
    ],
  });
});

it('bucket notifications reach a queue in S3’s own name, behind a first event without records', async () => {
  const queue = { 'Fn::GetAtt': ['Dead', 'Arn'] };
  const { LambdaFunctionArn: _, ...filter } = rule();
  const { calls, sent } = await publish(resources({ QueueConfigurations: [{ ...filter, QueueArn: queue }] }));
  const queueArn = 'arn:aws:sqs:ca-central-1:000000000000:Test-Dead';
  const caller = { kind: 'service', name: 's3.amazonaws.com', sourceArn: 'arn:aws:s3:::test-photos' };
  expect(calls).toEqual([]);
  expect(sent).toEqual([
    { caller, queueArn, message: expect.objectContaining({ Event: 's3:TestEvent', Bucket: 'test-photos' }) },
    { caller, queueArn, message: { Records: [expect.objectContaining({ eventName: 'ObjectCreated:Put' })] } },
  ]);
});

it.each([
  ['another prefix', { key: 'clean/a.jpg' }, 0],
  ['another suffix', { key: 'quarantine/a.png' }, 0],
  ['another bucket', { bucket: 'test-other' }, 0],
  ['a copy', { eventName: 'ObjectCreated:Copy' }, 1],
])('bucket notifications match by filter: %s', async (_what, change, count) => {
  const all = resources({ LambdaFunctionConfigurations: [rule()] });
  expect((await publish(all, 0, [{ ...event, ...change }])).calls).toHaveLength(count);
});

it('bucket notifications match by the kind of event', async () => {
  const all = resources({ LambdaFunctionConfigurations: [rule({ Events: ['s3:ObjectCreated:Copy'] })] });
  const copy = { ...event, eventName: 'ObjectCreated:Copy' };
  expect((await publish(all, 0, [event, copy])).calls).toHaveLength(1);
});

describe('a function that fails', () => {
  const invokeConfig = (more: object): Record<string, TemplateResource> => ({
    Config: {
      Type: 'AWS::Lambda::EventInvokeConfig',
      Properties: { FunctionName: { Ref: 'Clean' }, Qualifier: '$LATEST', ...more },
    },
  });
  const queue = { 'Fn::GetAtt': ['Dead', 'Arn'] };
  const withDeadLetters = {
    Clean: { Type: 'AWS::Lambda::Function', Properties: { DeadLetterConfig: { TargetArn: queue } } },
  };
  const onFailure = { DestinationConfig: { OnFailure: { Destination: queue } }, MaximumRetryAttempts: 1 };
  const queueArn = 'arn:aws:sqs:ca-central-1:000000000000:Test-Dead';

  it.each([
    ['is called again', {}, 1, 2, ''],
    ['is called twice again', {}, 2, 3, ''],
    ['is dropped then', {}, 9, 3, 'nowhere'],
    ['goes to its dead letter queue then', withDeadLetters, 9, 3, queueArn],
    ['goes to its failure destination then', invokeConfig(onFailure), 9, 2, queueArn],
    [
      'is called once where the template allows no retries',
      invokeConfig({ MaximumRetryAttempts: 0 }),
      9,
      1,
      'nowhere',
    ],
  ])('%s', async (_what, more, failures, calls, place) => {
    const all = resources({ LambdaFunctionConfigurations: [rule()] }, more);
    const result = await publish(all, failures);
    expect(result.calls).toHaveLength(calls);
    expect(result.failed).toBe(place === '' ? 0 : 1);
    expect(result.lines).toEqual(place === '' ? [] : [expect.stringContaining(place)]);
    expect(result.messages.map(([queue]) => queue)).toEqual(place === queueArn ? [queueArn] : []);
  });

  it('leaves its event to a dead letter queue, and what became of it to a failure destination', async () => {
    const configuration = { LambdaFunctionConfigurations: [rule()] };
    const first = await publish(resources(configuration, withDeadLetters), 9);
    const [[arn, payload] = []] = first.calls as [string, unknown][];
    expect(first.messages).toEqual([[queueArn, payload]]);
    const second = await publish(resources(configuration, invokeConfig(onFailure)), 9);
    expect(second.messages).toEqual([
      [
        queueArn,
        expect.objectContaining({
          requestContext: expect.objectContaining({
            functionArn: `${arn}:$LATEST`,
            condition: 'RetriesExhausted',
            approximateInvokeCount: 2,
          }),
          requestPayload: payload,
          responsePayload: { errorType: 'Error', errorMessage: 'not now' },
        }),
      ],
    ]);
  });
});

it('bucket notifications drop what waits for a retry when they are closed', async () => {
  const notifications = bucketNotifications({
    stack: smallStack(resources({ LambdaFunctionConfigurations: [rule()] })),
    lambda: { invoke: () => Promise.reject(new Error('not now')) },
    queues: { send: () => {} },
    log: () => {},
    sendMessage: () => {},
  });
  notifications.publish(event);
  await notifications.close();
  await notifications.settled();
  expect(notifications.failed).toBe(0);
});

it.each([
  ['topics', { TopicConfigurations: [] }],
  ['EventBridge', { EventBridgeConfiguration: {} }],
  ['deletions', { LambdaFunctionConfigurations: [rule({ Events: ['s3:ObjectRemoved:*'] })] }],
])('bucket notifications that would never be sent stop the start: %s', async (_what, configuration) => {
  await expect(publish(resources(configuration))).rejects.toThrow('Notifications.NotificationConfiguration');
});

it('the sequencer numbers events so that the later is the greater, at one moment and when the clock goes back', () => {
  const next = newSequencer();
  const numbers = [1000, 1000, 1001, 5, 2000].map((now) => next(now));
  expect(numbers).toEqual(numbers.toSorted());
  expect(new Set(numbers).size).toBe(numbers.length);
});
