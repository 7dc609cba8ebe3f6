import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { runningS3, testBuckets } from '../testing/running-s3.ts';

const megabyte = 1024 * 1024;
const run = runningS3(testBuckets, { sizeLimit: 12 * megabyte });
const Key = 'exports/leads.csv';
const [large, small] = [Buffer.alloc(5 * megabyte, 'large'), Buffer.from('small')];

let target: { readonly Bucket: string; readonly Key: string };

beforeAll(() => {
  target = { Bucket: run.exports, Key };
});

async function begin(): Promise<string> {
  const command = new CreateMultipartUploadCommand({
    ...target,
    ContentType: 'text/csv',
    Metadata: { a: 'b' },
  });
  return (await run.client.send(command)).UploadId ?? '';
}

async function upload(UploadId: string, PartNumber: number, Body: Buffer): Promise<CompletedPart> {
  const response = await run.client.send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }));
  return { PartNumber, ETag: response.ETag, ChecksumCRC32: response.ChecksumCRC32 };
}

function complete(UploadId: string, Parts: CompletedPart[], more: object = {}) {
  return run.client.send(
    new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts }, ...more }),
  );
}

async function content(): Promise<Buffer> {
  const { Body } = await run.client.send(new GetObjectCommand(target));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

it('a multipart upload makes one object of its parts, in their order, and leaves nothing else', async () => {
  const id = await begin();
  await upload(id, 1, Buffer.from('sent again'));
  const parts = [await upload(id, 7, small), await upload(id, 1, large)].toReversed();
  const { ETag } = await complete(id, parts);
  const hashes = [large, small].map((part) => createHash('md5').update(part).digest());
  expect(ETag).toBe(`"${createHash('md5').update(Buffer.concat(hashes)).digest('hex')}-2"`);
  expect((await content()).equals(Buffer.concat([large, small]))).toBe(true);
  const response = await run.client.send(new GetObjectCommand({ ...target, Range: 'bytes=5242879-5242881' }));
  expect(response).toMatchObject({ ContentType: 'text/csv', Metadata: { a: 'b' }, ETag });
  expect(await response.Body?.transformToString()).toBe('esm');
  expect(readdirSync(join(run.directory, run.exports, 'uploads'))).toEqual([]);
  await expect(complete(id, parts)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

it('a multipart upload continues after a restart, and lists its parts by pages', async () => {
  const UploadId = await begin();
  const sent = [
    await upload(UploadId, 1, large),
    await upload(UploadId, 2, large),
    await upload(UploadId, 3, small),
  ];
  await run.restart();
  const first = await run.client.send(new ListPartsCommand({ ...target, UploadId, MaxParts: 2 }));
  expect(first).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2', UploadId });
  const second = await run.client.send(
    new ListPartsCommand({ ...target, UploadId, PartNumberMarker: first.NextPartNumberMarker }),
  );
  expect([...(first.Parts ?? []), ...(second.Parts ?? [])].map(({ ETag, Size }) => [ETag, Size])).toEqual(
    sent.map(({ ETag }, index) => [ETag, index < 2 ? large.length : small.length]),
  );
  await complete(UploadId, sent);
  expect(await content()).toHaveLength(2 * large.length + small.length);
});

it('a multipart upload is gone once aborted', async () => {
  const UploadId = await begin();
  const part = await upload(UploadId, 1, small);
  await run.client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
  expect(existsSync(join(run.directory, run.exports, 'uploads', UploadId))).toBe(false);
  await expect(complete(UploadId, [part])).rejects.toMatchObject({ name: 'NoSuchUpload' });
  await expect(upload(UploadId, 1, small)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

describe('is refused', () => {
  it.each<[string, (parts: CompletedPart[]) => CompletedPart[], string]>([
    ['parts out of order', (parts) => parts.toReversed(), 'InvalidPartOrder'],
    ['a part that was never sent', (parts) => [...parts, { PartNumber: 9, ETag: '"x"' }], 'InvalidPart'],
    ['another ETag', ([part]) => [{ ...part, ETag: '"0"' }], 'InvalidPart'],
    ['another checksum', ([part]) => [{ ...part, ChecksumCRC32: 'AAAAAA==' }], 'InvalidPart'],
    ['no parts', () => [], 'MalformedXML'],
  ])('with %s', async (_what, change, code) => {
    const id = await begin();
    const parts = [await upload(id, 1, large), await upload(id, 2, small)];
    await expect(complete(id, change(parts))).rejects.toMatchObject({ name: code });
    await complete(id, parts);
  });

  it('with a small part before the last', async () => {
    const id = await begin();
    const parts = [await upload(id, 1, small), await upload(id, 2, small)];
    await expect(complete(id, parts)).rejects.toMatchObject({ name: 'EntityTooSmall' });
  });

  it('above the limit', async () => {
    const id = await begin();
    const parts = [await upload(id, 1, large), await upload(id, 2, large), await upload(id, 3, large)];
    await expect(complete(id, parts)).rejects.toMatchObject({ name: 'EntityTooLarge' });
  });

  it('above the limit of one part', async () => {
    const tooLarge = Buffer.alloc(12 * megabyte + 1);
    await expect(upload(await begin(), 1, tooLarge)).rejects.toMatchObject({ name: 'EntityTooLarge' });
    const command = new PutObjectCommand({ ...target, Body: tooLarge });
    await expect(run.client.send(command)).rejects.toMatchObject({ name: 'EntityTooLarge' });
  });

  it('where an object was to be the first, and is not', async () => {
    const id = await begin();
    const part = await upload(id, 1, small);
    await expect(complete(id, [part], { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
  });

  it.each(['0', '10001', '1.5', '-1'])('as part number %s', async (number) => {
    const UploadId = await begin();
    const command = new UploadPartCommand({ ...target, UploadId, PartNumber: number as never, Body: small });
    await expect(run.client.send(command)).rejects.toMatchObject({ name: 'InvalidArgument' });
  });

  it('for another key, and for an id that was made up', async () => {
    const UploadId = await begin();
    for (const made of [
      { ...target, UploadId, Key: 'other' },
      { ...target, UploadId: '../../objects' },
    ]) {
      const command = new UploadPartCommand({ ...made, PartNumber: 1, Body: small });
      await expect(run.client.send(command)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    }
  });
});
