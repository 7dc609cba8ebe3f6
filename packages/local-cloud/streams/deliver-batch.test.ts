import { expect, it } from '@jest/globals';
import { STREAM_MAPPING } from '../testing/stream-mapping.ts';
import { type DeliveryOptions, deliverBatch, type GivenUp } from './deliver-batch.ts';
import type { StreamRecord } from './stream-client.ts';
import type { StreamMapping } from './stream-mappings.ts';

const records = (count: number, time = Date.now() / 1000): StreamRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(index), ApproximateCreationDateTime: time },
  }));

/** Runs a delivery to a function; returns the batches that it saw, and what was given up, by sequence numbers. */
async function deliver(
  batch: StreamRecord[],
  handle: (numbers: string[]) => unknown,
  mapping: Partial<StreamMapping> = {},
) {
  const seen: string[] = [];
  const given: string[] = [];
  const options: DeliveryOptions = {
    mapping: { ...STREAM_MAPPING, ...mapping },
    region: 'ca-central-1',
    lambda: {
      invoke: async (_arn, event) => {
        const numbers = (event as { Records: StreamRecord[] }).Records.map(
          ({ dynamodb }) => dynamodb.SequenceNumber,
        );
        seen.push(numbers.join(''));
        return handle(numbers);
      },
    },
    retryDelays: [0],
    signal: new AbortController().signal,
    giveUp: ({ records: left, attempts, condition }: GivenUp) =>
      given.push(`${left.map(({ dynamodb }) => dynamodb.SequenceNumber).join('')} ${attempts} ${condition}`),
  };
  await deliverBatch(batch, options);
  return { seen, given };
}

const failures = (number: string) => ({ batchItemFailures: [{ itemIdentifier: number }] });

it('a batch is delivered once where nothing fails', async () => {
  expect(await deliver(records(3), () => null)).toEqual({ seen: ['012'], given: [] });
  expect(await deliver(records(3), () => ({ batchItemFailures: [] }))).toEqual({ seen: ['012'], given: [] });
});

it('what stands before the first failure is not delivered again', async () => {
  let left = 1;
  const handle = (numbers: string[]) => (numbers.includes('2') && left-- > 0 ? failures('2') : null);
  expect(await deliver(records(4), handle)).toEqual({ seen: ['0123', '23'], given: [] });
});

it('a record that always fails is cut out and given up, and the rest is delivered', async () => {
  const handle = (numbers: string[]) => (numbers.includes('2') ? failures('2') : null);
  expect(await deliver(records(5), handle)).toEqual({
    seen: ['01234', '234', '23', '2', '2', '2', '3', '4'].filter((each) => each !== ''),
    given: ['2 3 RetryAttemptsExhausted'],
  });
});

it('a function that throws has its whole batch cut in halves', async () => {
  const handle = (numbers: string[]) => {
    if (numbers.includes('0')) throw new Error('broken');
    return null;
  };
  const { seen, given } = await deliver(records(2), handle);
  expect(seen).toEqual(['01', '0', '0', '0', '1']);
  expect(given).toEqual(['0 3 RetryAttemptsExhausted']);
});

it('without cutting the whole batch is given up together', async () => {
  const handle = () => failures('none of them');
  const { given } = await deliver(records(3), handle, { bisects: false });
  expect(given).toEqual(['012 3 RetryAttemptsExhausted']);
});

it('records that are too old are given up', async () => {
  const { given } = await deliver(records(1, 0), () => failures('0'), { maxAgeSeconds: 60 });
  expect(given).toEqual(['0 1 EventAgeExceeded']);
});
