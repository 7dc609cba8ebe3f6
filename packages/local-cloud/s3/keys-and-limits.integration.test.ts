import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteObjectsCommand,
  GetBucketAclCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectVersionsCommand,
  PutObjectAclCommand,
  PutObjectCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import { refusal, runningS3 } from '../testing/running-s3.ts';

const run = runningS3();

describe('keys', () => {
  it.each([
    'plain.jpg',
    'a//b/',
    ' spaces + plus & <tags> "quotes"',
    'folder/../still-inside',
    './x',
    '.hidden',
    'ünï/文字/🗑️',
    '%2e%2e%2f',
    'C:\\windows\\..\\..\\x',
    'CON',
    'k'.repeat(1024),
  ])('takes %j and keeps it inside the bucket', async (key) => {
    await run.put(key, key);
    expect(await run.text(key)).toBe(key);
    await run.client.send(
      new DeleteObjectsCommand({ Bucket: run.photos, Delete: { Objects: [{ Key: key }] } }),
    );
    await expect(run.text(key)).rejects.toEqual(refusal(404));
  });

  it.each([
    ['../outside', 'InvalidURI'],
    ['a/../../../../../../etc/passwd', 'InvalidURI'],
    ['..', 'InvalidURI'],
    ['nul\0byte', 'InvalidURI'],
    ['k'.repeat(1025), 'KeyTooLongError'],
    ['é'.repeat(513), 'KeyTooLongError'],
  ])('refuses %j', async (key, code) => {
    await expect(run.put(key, 'x')).rejects.toEqual(refusal(400, code));
  });

  it('may carry two kilobytes of metadata', async () => {
    await run.put('metadata', 'x', { Metadata: { a: 'x'.repeat(2047) } });
    const tooLarge = run.put('metadata', 'x', { Metadata: { a: 'x'.repeat(2048) } });
    await expect(tooLarge).rejects.toEqual(refusal(400, 'MetadataTooLarge'));
  });

  it('never escape the folder of the store, whatever they are', () => {
    const folder = join(run.directory, run.photos);
    expect(readdirSync(run.directory).toSorted()).toEqual([run.exports, run.photos].toSorted());
    expect(readdirSync(folder).toSorted()).toEqual(['content', 'objects', 'uploads']);
    expect(readdirSync(join(folder, 'objects')).join('\n')).toMatch(/^([0-9a-f]{64}\.json\n?)*$/);
  });
});

describe('unsupported S3 calls', () => {
  const target = {
    get Bucket() {
      return run.photos;
    },
    Key: 'x',
  };
  it.each([
    ['ListBuckets', () => run.client.send(new ListBucketsCommand({}))],
    ['ListObjects', () => run.client.send(new ListObjectsCommand({ Bucket: run.photos }))],
    ['ListObjectVersions', () => run.client.send(new ListObjectVersionsCommand({ Bucket: run.photos }))],
    ['GetBucketAcl', () => run.client.send(new GetBucketAclCommand({ Bucket: run.photos }))],
    ['PutObjectAcl', () => run.client.send(new PutObjectAclCommand({ ...target, ACL: 'private' }))],
    [
      'UploadPartCopy',
      () =>
        run.client.send(
          new UploadPartCopyCommand({ ...target, CopySource: 'a/b', UploadId: 'u', PartNumber: 1 }),
        ),
    ],
    ['a version', () => run.text('x', { VersionId: 'v' })],
    ['a part of an object', () => run.text('x', { PartNumber: 1 })],
    ['public objects', () => run.put('x', 'x', { ACL: 'public-read' })],
    ['KMS encryption', () => run.put('x', 'x', { ServerSideEncryption: 'aws:kms' })],
    ['object locks', () => run.put('x', 'x', { ObjectLockLegalHoldStatus: 'ON' })],
    ['storage classes', () => run.put('x', 'x', { StorageClass: 'GLACIER' })],
    ['other conditions', () => run.put('x', 'x', { IfNoneMatch: '"tag"' })],
  ])('get a 501: %s', async (_what, call) => {
    await expect(call()).rejects.toEqual(refusal(501, 'NotImplemented'));
  });
});

it('S3 has the buckets of the template alone', async () => {
  await run.client.send(new HeadBucketCommand({ Bucket: run.photos }));
  await expect(run.client.send(new HeadBucketCommand({ Bucket: 'other' }))).rejects.toEqual(refusal(404));
  await expect(
    run.client.send(new PutObjectCommand({ Bucket: 'other', Key: 'x', Body: 'x' })),
  ).rejects.toEqual(refusal(404, 'NoSuchBucket'));
});

it('S3 deletes many objects at once', async () => {
  const keys = ['one', 'two & <three>', ' four'];
  for (const key of keys) await run.put(`many/${key}`, key);
  const Objects = [...keys, 'never there'].map((key) => ({ Key: `many/${key}` }));
  const response = await run.client.send(
    new DeleteObjectsCommand({ Bucket: run.photos, Delete: { Objects } }),
  );
  expect(response.Deleted).toEqual(Objects);
  await expect(run.text('many/one')).rejects.toEqual(refusal(404));
  const tooMany = Array.from({ length: 1001 }, (_, index) => ({ Key: String(index) }));
  await expect(
    run.client.send(new DeleteObjectsCommand({ Bucket: run.photos, Delete: { Objects: tooMany } })),
  ).rejects.toEqual(refusal(400, 'MalformedXML'));
});
