import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import { refusal, runningS3 } from '../testing/running-s3.ts';

const run = runningS3();

describe('an object', () => {
  it('comes back with what it was put with', async () => {
    const { ETag } = await run.put('a/photo.jpg', 'content', {
      ContentType: 'image/jpeg',
      CacheControl: 'private',
      ContentDisposition: 'inline',
      Metadata: { visitor: 'v-1' },
      Tagging: 'kind=photo',
    });
    expect(ETag).toBe(`"${createHash('md5').update('content').digest('hex')}"`);
    const response = await run.client.send(new GetObjectCommand({ Bucket: run.photos, Key: 'a/photo.jpg' }));
    expect(await response.Body?.transformToString()).toBe('content');
    const facts = {
      ContentType: 'image/jpeg',
      ContentLength: 7,
      CacheControl: 'private',
      ContentDisposition: 'inline',
      Metadata: { visitor: 'v-1' },
      TagCount: 1,
      ETag,
      ServerSideEncryption: 'AES256',
      AcceptRanges: 'bytes',
    };
    expect(response).toMatchObject({
      ...facts,
      LastModified: expect.any(Date),
      ChecksumCRC32: expect.any(String),
    });
    const head = await run.client.send(new HeadObjectCommand({ Bucket: run.photos, Key: 'a/photo.jpg' }));
    expect(head).toMatchObject(facts);
  });

  it('is what the caller chose by response-content-type', async () => {
    await run.put('page.html', '<script>');
    const response = await run.client.send(
      new GetObjectCommand({
        Bucket: run.photos,
        Key: 'page.html',
        ResponseContentType: 'text/plain',
        ResponseContentDisposition: 'attachment; filename="a.txt"',
      }),
    );
    expect(response).toMatchObject({
      ContentType: 'text/plain',
      ContentDisposition: 'attachment; filename="a.txt"',
    });
  });

  it('may be empty, and has a type even so', async () => {
    await run.put('empty', '', { ContentLength: 0 });
    const response = await run.client.send(new GetObjectCommand({ Bucket: run.photos, Key: 'empty' }));
    expect([await response.Body?.transformToString(), response.ContentType]).toEqual([
      '',
      'application/octet-stream',
    ]);
    await expect(run.text('empty', { Range: 'bytes=0-0' })).rejects.toEqual(refusal(416, 'InvalidRange'));
  });

  it('is gone once deleted, and deleting nothing is no error', async () => {
    await run.put('gone', 'x');
    for (let round = 0; round < 2; round += 1)
      await run.client.send(new DeleteObjectCommand({ Bucket: run.photos, Key: 'gone' }));
    await expect(run.text('gone')).rejects.toEqual(refusal(404, 'NoSuchKey'));
    await expect(run.client.send(new HeadObjectCommand({ Bucket: run.photos, Key: 'gone' }))).rejects.toEqual(
      refusal(404, 'NotFound'),
    );
  });

  it('replaces the one before and leaves no file of it', async () => {
    const files = (): number => readdirSync(join(run.directory, run.photos, 'content')).length;
    await run.put('twice', 'first');
    const before = files();
    await run.put('twice', 'second');
    expect([await run.text('twice'), files()]).toEqual(['second', before]);
  });

  it.each([
    ['CRC32', {}],
    ['CRC32C', { ChecksumAlgorithm: 'CRC32C' }],
    ['SHA1', { ChecksumAlgorithm: 'SHA1' }],
    ['SHA256', { ChecksumAlgorithm: 'SHA256' }],
  ] as const)('streams in with a trailing %s', async (name, more) => {
    const content = Buffer.alloc(200_000, 'stream ');
    const Body = Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]);
    const response = await run.put(`streamed-${name}`, Body, { ContentLength: content.length, ...more });
    expect(response).toHaveProperty(`Checksum${name}`, expect.any(String));
    expect(await run.text(`streamed-${name}`)).toBe(content.toString());
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=5-2', '0123456789', undefined],
    ['lines=1-2', '0123456789', undefined],
  ])('gives the range %s', async (Range, expected, ContentRange) => {
    await run.put('digits', '0123456789');
    const response = await run.client.send(
      new GetObjectCommand({ Bucket: run.photos, Key: 'digits', Range }),
    );
    expect([await response.Body?.transformToString(), response.ContentRange, response.ContentLength]).toEqual(
      [expected, ContentRange, expected.length],
    );
  });

  it('has no range beyond its end', async () => {
    await run.put('digits', '0123456789');
    await expect(run.text('digits', { Range: 'bytes=10-' })).rejects.toEqual(refusal(416, 'InvalidRange'));
  });

  it('respects conditions', async () => {
    const { ETag } = await run.put('conditional', 'x');
    const [past, future] = [new Date(0), new Date(Date.now() + 60_000)];
    for (const condition of [{ IfMatch: ETag }, { IfNoneMatch: '"other"' }, { IfUnmodifiedSince: future }])
      expect(await run.text('conditional', condition)).toBe('x');
    for (const condition of [{ IfMatch: '"other"' }, { IfUnmodifiedSince: past }])
      await expect(run.text('conditional', condition)).rejects.toEqual(refusal(412, 'PreconditionFailed'));
    for (const condition of [{ IfNoneMatch: ETag }, { IfModifiedSince: future }])
      await expect(run.text('conditional', condition)).rejects.toEqual(refusal(304));
  });

  it('is made once by writes that must be first, however many come at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => run.put('first', `writer ${index}`, { IfNoneMatch: '*' })),
    );
    const winners = results.filter(({ status }) => status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 7 }, () => ({ status: 'rejected', reason: refusal(412, 'PreconditionFailed') })),
    );
  });

  it('is replaced with If-Match only by a writer who has its ETag', async () => {
    const { ETag } = await run.put('guarded', 'one');
    await run.put('guarded', 'two', { IfMatch: ETag });
    await expect(run.put('guarded', 'three', { IfMatch: ETag })).rejects.toEqual(refusal(412));
    await expect(run.put('absent', 'x', { IfMatch: ETag })).rejects.toEqual(refusal(404, 'NoSuchKey'));
  });
});

describe('a body that is not what was announced', () => {
  it.each([
    ['Content-MD5', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'BadDigest'],
    ['Content-MD5 that is none', { ContentMD5: 'AAAA' }, 'InvalidDigest'],
    ['CRC32', { ChecksumCRC32: 'AAAAAA==' }, 'BadDigest'],
    ['SHA256', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }, 'BadDigest'],
  ])('is refused by its %s', async (_name, more, code) => {
    await expect(run.put('altered', 'x', more)).rejects.toEqual(refusal(400, code));
    await expect(run.text('altered')).rejects.toEqual(refusal(404));
  });
});
