import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import { refusal, runningS3 } from '../testing/running-s3.ts';

const run = runningS3();

describe('copies', () => {
  it('copies attributes, or sets new ones', async () => {
    await run.put('source é', 'content', { ContentType: 'image/png', Tagging: 'a=1' });
    const CopySource = encodeURI(`${run.photos}/source é`);
    const copy = (Key: string, more: object = {}) =>
      run.client.send(new CopyObjectCommand({ Bucket: run.exports, Key, CopySource, ...more }));
    const { CopyObjectResult } = await copy('same');
    const replaced = { MetadataDirective: 'REPLACE', ContentType: 'image/gif', TaggingDirective: 'REPLACE' };
    await copy('other', replaced);
    await run.client.send(new DeleteObjectCommand({ Bucket: run.photos, Key: 'source é' }));
    const get = (Key: string) => run.client.send(new GetObjectCommand({ Bucket: run.exports, Key }));
    const [same, other] = [await get('same'), await get('other')];
    expect(await same.Body?.transformToString()).toBe('content');
    expect(same).toMatchObject({ ContentType: 'image/png', TagCount: 1, ETag: CopyObjectResult?.ETag });
    expect([other.ContentType, other.TagCount]).toEqual(['image/gif', undefined]);
  });

  it.each([
    ['an object to itself', 'me', {}, 400, 'InvalidRequest'],
    ['what is not there', 'none', {}, 404, 'NoSuchKey'],
    ['what has changed since', 'me', { CopySourceIfMatch: '"x"' }, 412, 'PreconditionFailed'],
    ['a version', 'me?versionId=1', {}, 501, 'NotImplemented'],
    ['what lies above the bucket', '../x', {}, 400, 'InvalidURI'],
  ])('refuses %s', async (_what, source, more, status, code) => {
    await run.put('me', 'x');
    const CopySource = `${run.photos}/${source}`;
    const command = new CopyObjectCommand({ Bucket: run.photos, Key: 'me', CopySource, ...more });
    await expect(run.client.send(command)).rejects.toEqual(refusal(status, code));
  });
});

describe('tags', () => {
  it('are put, read and deleted', async () => {
    await run.put('tagged', 'x');
    const target = { Bucket: run.photos, Key: 'tagged' };
    const TagSet = [{ Key: 'state', Value: 'a <b> & c'.replace(/[<>&]/g, '-') }];
    await run.client.send(new PutObjectTaggingCommand({ ...target, Tagging: { TagSet } }));
    expect(await run.client.send(new GetObjectTaggingCommand(target))).toMatchObject({ TagSet });
    await run.client.send(new DeleteObjectTaggingCommand(target));
    expect(await run.client.send(new GetObjectTaggingCommand(target))).toMatchObject({ TagSet: [] });
    const bad = { TagSet: [{ Key: 'a<b', Value: '' }] };
    await expect(run.client.send(new PutObjectTaggingCommand({ ...target, Tagging: bad }))).rejects.toEqual(
      refusal(400, 'InvalidTag'),
    );
  });
});
