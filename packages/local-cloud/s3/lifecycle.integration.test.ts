import { CreateMultipartUploadCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, expect, it } from '@jest/globals';
import { runningS3 } from '../testing/running-s3.ts';

const day = 24 * 60 * 60_000;
// The SDK signs by the real clock, so objects are made today and looked at from later days.
let offset = 0;
const lines: string[] = [];
const rules = [
  {
    Status: 'Enabled',
    Prefix: 'quarantine/',
    ExpirationInDays: 1,
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
  },
  { Status: 'Enabled', TagFilters: [{ Key: 'state', Value: 'erased' }], ExpirationInDays: 3 },
  { Status: 'Enabled', Prefix: 'small/', ObjectSizeLessThan: 3, ExpirationInDays: 1 },
  { Status: 'Disabled', ExpirationInDays: 1 },
];
const run = runningS3(
  {
    Photos: { Type: 'AWS::S3::Bucket', Properties: { LifecycleConfiguration: { Rules: rules } } },
    Exports: { Type: 'AWS::S3::Bucket' },
  },
  { clock: () => Date.now() + offset, log: (line) => void lines.push(line) },
);

async function keys(): Promise<string[]> {
  const seen = offset;
  offset = 0;
  const { Contents = [] } = await run.client.send(new ListObjectsV2Command({ Bucket: run.photos }));
  offset = seen;
  return Contents.map(({ Key = '' }) => Key);
}

beforeAll(async () => {
  const put = (Key: string, Body: string, Tagging?: string) =>
    run.client.send(
      new PutObjectCommand({ Bucket: run.photos, Key, Body, ...(Tagging !== undefined && { Tagging }) }),
    );
  await put('clean/1', 'x');
  await put('clean/2', 'x', 'state=erased');
  await put('quarantine/1', 'x');
  await put('small/1', 'xx');
  await put('small/2', 'xxx');
  await run.client.send(new CreateMultipartUploadCommand({ Bucket: run.photos, Key: 'quarantine/large' }));
});

it.each([
  ['at once', 0, ['clean/1', 'clean/2', 'quarantine/1', 'small/1', 'small/2']],
  // Ends fall on midnight, so at most two days after one.
  ['two days later', 2 * day, ['clean/1', 'clean/2', 'small/2']],
  ['four days later', 4 * day, ['clean/1', 'small/2']],
  ['a year later', 365 * day, ['clean/1', 'small/2']],
])('lifecycle rules remove %s what they expire', async (_when, later, expected) => {
  offset = later;
  await run.s3.sweep();
  expect(await keys()).toEqual(expected);
});

it('lifecycle rules report how much they removed', () => {
  expect(lines).toEqual(['S3: 3 expired in test-photos', 'S3: 1 expired in test-photos']);
});
