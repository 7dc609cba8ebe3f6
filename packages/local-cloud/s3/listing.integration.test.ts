import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { beforeAll, expect, it } from '@jest/globals';
import { runningS3 } from '../testing/running-s3.ts';

const run = runningS3();
const keys = ['a', 'a/1', 'a/2', 'a/b/3', 'b/', 'b/1', 'c & <d>', 'é', '\u{1f5d1}', '\uffee'];

beforeAll(async () => {
  for (const Key of keys.toReversed())
    await run.client.send(new PutObjectCommand({ Bucket: run.photos, Key, Body: Key }));
});

async function list(more: Partial<ListObjectsV2CommandInput> = {}) {
  const response = await run.client.send(new ListObjectsV2Command({ Bucket: run.photos, ...more }));
  const prefixes = response.CommonPrefixes?.map(({ Prefix }) => Prefix) ?? [];
  return { response, found: [...(response.Contents?.map(({ Key }) => Key) ?? []), ...prefixes] };
}

it('S3 lists objects by the bytes of their keys, with size, ETag and date', async () => {
  const { response, found } = await list();
  expect(found).toEqual(['a', 'a/1', 'a/2', 'a/b/3', 'b/', 'b/1', 'c & <d>', 'é', '\uffee', '\u{1f5d1}']);
  expect(response).toMatchObject({ KeyCount: 10, MaxKeys: 1000, IsTruncated: false, Name: run.photos });
  expect(response.Contents?.[0]).toMatchObject({
    ETag: '"0cc175b9c0f1b6a831c399e269772661"',
    Size: 1,
    StorageClass: 'STANDARD',
    LastModified: expect.any(Date),
  });
});

it.each<[Partial<ListObjectsV2CommandInput>, string[]]>([
  [{ Prefix: 'a/' }, ['a/1', 'a/2', 'a/b/3']],
  [{ Delimiter: '/' }, ['a', 'c & <d>', 'é', '\uffee', '\u{1f5d1}', 'a/', 'b/']],
  [{ Prefix: 'a/', Delimiter: '/' }, ['a/1', 'a/2', 'a/b/']],
  [{ StartAfter: 'b/', MaxKeys: 1 }, ['b/1']],
  [{ Prefix: 'none' }, []],
  [{ MaxKeys: 0 }, []],
  [{ EncodingType: 'url', Prefix: 'c' }, ['c%20%26%20%3Cd%3E']],
])('S3 lists objects by %j', async (query, expected) => {
  expect((await list(query)).found).toEqual(expected);
});

it('S3 lists every key once, page by page, whatever changes meanwhile', async () => {
  const pages: string[][] = [];
  const config = { client: run.client, pageSize: 3 };
  for await (const page of paginateListObjectsV2(config, { Bucket: run.photos, Delimiter: 'b' })) {
    const { Contents = [], CommonPrefixes = [] } = page;
    pages.push([...Contents.map(({ Key = '' }) => Key), ...CommonPrefixes.map(({ Prefix = '' }) => Prefix)]);
    await run.client.send(new DeleteObjectCommand({ Bucket: run.photos, Key: 'a/2' }));
  }
  expect(pages).toEqual([
    ['a', 'a/1', 'a/2'],
    ['c & <d>', 'a/b', 'b'],
    ['é', '\uffee', '\u{1f5d1}'],
  ]);
});

it.each<Partial<ListObjectsV2CommandInput>>([
  { ContinuationToken: 'made up' },
  { MaxKeys: -1 },
  { EncodingType: 'base64' as never },
])('S3 refuses to list by %j', async (query) => {
  await expect(list(query)).rejects.toMatchObject({ name: 'InvalidArgument' });
});
