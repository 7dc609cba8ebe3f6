import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from '@jest/globals';
import { refusal, runningS3, s3Client, testBuckets } from '../testing/running-s3.ts';

const object = (prefix: string) => ({
  'Fn::Join': ['', [{ 'Fn::GetAtt': ['Photos', 'Arn'] }, `/${prefix}/*`]],
});
const allow = (Action: string | string[], Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const functionOf = (role: string) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Role: { 'Fn::GetAtt': [role, 'Arn'] } },
});
const roleOf = (...Statement: unknown[]) => ({
  Type: 'AWS::IAM::Role',
  Properties: { Policies: [{ PolicyDocument: { Statement } }] },
});

const listed = allow(
  's3:ListBucket',
  { 'Fn::GetAtt': ['Photos', 'Arn'] },
  {
    Condition: { StringLike: { 's3:prefix': 'own/*' } },
  },
);
const run = runningS3({
  ...testBuckets,
  Worker: functionOf('WorkerRole'),
  WorkerRole: roleOf(
    allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], object('own')),
    allow('s3:GetObject', object('tagged')),
    listed,
  ),
  Tagger: functionOf('TaggerRole'),
  TaggerRole: roleOf(
    allow(['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging'], object('own')),
    allow(['s3:GetObject', 's3:GetObjectTagging'], object('tagged')),
  ),
  Locked: {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: { Ref: 'Photos' },
      PolicyDocument: {
        Statement: { Effect: 'Deny', Principal: '*', Action: 's3:*', Resource: object('own/locked') },
      },
    },
  },
});

function clientOf(name: 'Worker' | 'Tagger') {
  const credentials = run.iam.keyOf(run.stack.attribute(name, 'Arn'));
  return s3Client(run.s3.url, run.stack.identity.region, { credentials });
}
const inPhotos = (Key: string) => ({ Bucket: run.photos, Key });
const denied = refusal(403, 'AccessDenied');

describe('S3 lets a function', () => {
  it('read and write below the prefixes of its role alone', async () => {
    const client = clientOf('Worker');
    await client.send(new PutObjectCommand({ ...inPhotos('own/1'), Body: 'x' }));
    await client.send(new GetObjectCommand(inPhotos('own/1')));
    await expect(client.send(new PutObjectCommand({ ...inPhotos('other/1'), Body: 'x' }))).rejects.toEqual(
      denied,
    );
    await expect(client.send(new GetObjectCommand({ Bucket: run.exports, Key: 'own/1' }))).rejects.toEqual(
      denied,
    );
  });

  it("do nothing that the bucket's policy denies", async () => {
    const put = new PutObjectCommand({ ...inPhotos('own/locked/1'), Body: 'x' });
    await expect(clientOf('Worker').send(put)).rejects.toMatchObject({
      message: expect.stringContaining('with an explicit deny in a resource-based policy'),
    });
  });

  it('list with a prefix that its role names', async () => {
    const list = (Prefix?: string) =>
      clientOf('Worker').send(new ListObjectsV2Command({ Bucket: run.photos, Prefix }));
    expect((await list('own/')).KeyCount).toBeGreaterThanOrEqual(0);
    await expect(list()).rejects.toEqual(denied);
  });

  it('learn what is missing only where it may list', async () => {
    await expect(clientOf('Worker').send(new GetObjectCommand(inPhotos('own/none')))).rejects.toEqual(denied);
    await expect(run.client.send(new GetObjectCommand(inPhotos('own/none')))).rejects.toEqual(
      refusal(404, 'NoSuchKey'),
    );
  });

  it('tag and copy tags by rights of their own', async () => {
    await run.put('tagged/1', 'x', { Tagging: 'a=1' });
    await run.put('tagged/2', 'x');
    const copy = (name: string, more: object = {}) =>
      new CopyObjectCommand({
        ...inPhotos(`own/${name}`),
        CopySource: `${run.photos}/tagged/${name}`,
        ...more,
      });
    const [worker, tagger] = [clientOf('Worker'), clientOf('Tagger')];
    await worker.send(copy('2'));
    await expect(worker.send(copy('1'))).rejects.toEqual(denied);
    await expect(worker.send(copy('2', { Tagging: 'a=1', TaggingDirective: 'REPLACE' }))).rejects.toEqual(
      denied,
    );
    const tags = new PutObjectTaggingCommand({ ...inPhotos('own/2'), Tagging: { TagSet: [] } });
    await expect(worker.send(tags)).rejects.toEqual(denied);
    await tagger.send(copy('1'));
    await tagger.send(tags);
    await expect(
      tagger.send(new CopyObjectCommand({ ...inPhotos('own/2'), CopySource: `${run.photos}/other/1` })),
    ).rejects.toEqual(denied);
  });

  it('delete several objects, but for those that it may not', async () => {
    await run.put('other/2', 'x');
    await run.put('own/2', 'x');
    const Objects = [{ Key: 'own/2' }, { Key: 'other/2' }];
    const result = await clientOf('Worker').send(
      new DeleteObjectsCommand({ Bucket: run.photos, Delete: { Objects } }),
    );
    expect(result.Deleted).toEqual([{ Key: 'own/2' }]);
    expect(result.Errors).toMatchObject([{ Key: 'other/2', Code: 'AccessDenied' }]);
    expect(await run.text('other/2')).toBe('x');
  });

  it('presign what it may do itself', async () => {
    await run.put('own/3', 'x');
    await run.put('other/3', 'x');
    const statusOf = async (key: string) =>
      (await fetch(await getSignedUrl(clientOf('Worker'), new GetObjectCommand(inPhotos(key))))).status;
    expect([await statusOf('own/3'), await statusOf('other/3')]).toEqual([200, 403]);
  });
});
