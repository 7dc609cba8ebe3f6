import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { PhotoCleaningFiles } from '@harbour-haul/aws/s3/photo-cleaning-files';
import { cleanKey, quarantineKey, thumbnailKey } from '@harbour-haul/aws/s3/photo-keys';
import { startS3 } from '@harbour-haul/local-cloud/s3/s3-server';
import { aPhoto } from '@harbour-haul/testing/photos';
import { createTestTables } from '@harbour-haul/testing/tables';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { checkUpload } from './check-upload.ts';
import type { PhotoCleanerDeps } from './deps.ts';
import { expectUpright, metadataOf } from './testing/clean-images.ts';
import { orientedPicture, samplePicture } from './testing/sample-images.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

const directory = mkdtempSync(join(tmpdir(), 'photo-cleaner-'));
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(async () => {
  await stage.stop();
  rmSync(directory, { recursive: true, force: true });
});

const check = (name: string, more: Partial<Stage['deps']> = {}) =>
  checkUpload(name, { ...stage.deps, ...more });
const photo = (name: string) => stage.photos.get(name, stage.now);
const jpeg = () => samplePicture().jpeg({ quality: 95 }).toBuffer();

const CLEAN = ['clean/', 'thumbnails/'];

it('encodes the images of an upload, marks the photo clean and empties the quarantine', async () => {
  const name = await stage.receive(await orientedPicture(6));
  expect(await check(name)).toBe('clean');
  expect(await stage.placesOf(name)).toEqual(CLEAN);
  for (const key of [cleanKey(name), thumbnailKey(name)]) {
    const picture = await stage.read(key);
    await expectUpright(picture);
    expect(await metadataOf(picture)).toBeNull();
  }
  expect(await photo(name)).toMatchObject({
    state: 'clean',
    refusal: null,
    checkedAt: stage.now.toISOString(),
    cleaned: { width: 120, height: 80, placeholder: expect.stringMatching(/^data:image\/webp;base64,/) },
  });
});

it.each([
  ['a page', 'not_an_image', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['half a picture', 'damaged', async () => (await jpeg()).subarray(0, 400)],
  ['more than 5 MB', 'too_large', () => Buffer.alloc(5 * 1024 * 1024 + 1)],
])('refuses %s and stores nothing of it', async (_what, refusal, make) => {
  const name = await stage.receive(await make());
  expect(await check(name)).toBe(refusal);
  expect(await stage.placesOf(name)).toEqual([]);
  expect(await photo(name)).toMatchObject({ state: 'refused', refusal, cleaned: null });
});

it('handles a duplicate event, later or at the same time', async () => {
  const name = await stage.receive(await jpeg());
  const outcomes = await Promise.all([check(name), check(name), check(name)]);
  expect(outcomes.filter((outcome) => outcome === 'clean')).toHaveLength(1);
  expect(await check(name)).toBe('obsolete');
  expect(await photo(name)).toMatchObject({ state: 'clean' });
  expect(await stage.placesOf(name)).toEqual(CLEAN);
});

it('decodes an upload once, however often it is announced, and again where that was killed', async () => {
  const name = await stage.receive(await jpeg());
  const { photos } = stage.deps;
  const killedAt = stage.now;
  // A function that claims and is killed: nothing of it comes back.
  await photos.claimCheck(name, new Date(killedAt.getTime() + 90_000), killedAt);
  const reads: string[] = [];
  const { files: own } = stage.deps;
  const files: PhotoCleanerDeps['files'] = {
    readUpload: (upload) => {
      reads.push(upload);
      return own.readUpload(upload);
    },
    closeUpload: (upload) => own.closeUpload(upload),
    writeClean: (photoName, images) => own.writeClean(photoName, images),
    removeClean: (photoName) => own.removeClean(photoName),
  };
  for (let announced = 0; announced < 20; announced += 1) expect(await check(name, { files })).toBe('busy');
  expect([reads, await stage.placesOf(name)]).toEqual([[], ['quarantine/']]);
  const later = () => new Date(killedAt.getTime() + 90_001);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => check(name, { files, now: later })));
  expect(outcomes.filter((outcome) => outcome === 'clean')).toHaveLength(1);
  expect(reads).toEqual([name]);
  expect(await stage.placesOf(name)).toEqual(CLEAN);
});

it('does not replace a checked photo by a second upload', async () => {
  const name = await stage.receive(await jpeg());
  await check(name);
  const before = await stage.read(cleanKey(name));
  await stage.upload(name, await samplePicture(300, 300).png().toBuffer());
  expect(await check(name)).toBe('obsolete');
  expect(await stage.read(cleanKey(name))).toEqual(before);
  const refused = await stage.receive(Buffer.from('no picture'));
  await check(refused);
  await stage.upload(refused, await jpeg());
  expect(await check(refused)).toBe('obsolete');
  expect(await photo(refused)).toMatchObject({ state: 'refused' });
  expect(await stage.placesOf(refused)).toEqual([]);
});

it('ignores an upload without a photo row, and a photo row without an upload', async () => {
  const erased = await stage.receive(await jpeg());
  await stage.photos.remove(erased);
  expect(await check(erased)).toBe('obsolete');
  expect(await stage.placesOf(erased)).toEqual([]);
  const unsent = await stage.receive(await jpeg());
  await stage.remove(unsent);
  expect(await check(unsent)).toBe('gone');
  expect(await photo(unsent)).toMatchObject({ state: 'pending' });
  // It can still be sent.
  await stage.upload(unsent, await jpeg());
  expect(await check(unsent)).toBe('clean');
});

it('leaves nothing of a photo that is erased while it is cleaned', async () => {
  const name = await stage.receive(await jpeg());
  const { photos } = stage;
  const markClean: VisitorPhotosRepository['markClean'] = async (...mark) => {
    await photos.remove(name);
    return photos.markClean(...mark);
  };
  const watched = {
    get: photos.get.bind(photos),
    claimCheck: photos.claimCheck.bind(photos),
    releaseCheck: photos.releaseCheck.bind(photos),
    markRefused: photos.markRefused.bind(photos),
    markClean,
  };
  expect(await check(name, { photos: watched })).toBe('obsolete');
  expect(await stage.placesOf(name)).toEqual([]);
  expect(await photo(name)).toBeNull();
});

it('continues a check that was interrupted', async () => {
  const name = await stage.receive(await jpeg());
  const { files } = stage.deps;
  const cutOff: PhotoCleanerDeps['files'] = {
    readUpload: (upload) => files.readUpload(upload),
    writeClean: (photoName, images) => files.writeClean(photoName, images),
    removeClean: (photoName) => files.removeClean(photoName),
    closeUpload: () => Promise.reject(new Error('cut off')),
  };
  await expect(check(name, { files: cutOff })).rejects.toThrow('cut off');
  expect(await stage.placesOf(name)).toEqual(['clean/', 'quarantine/', 'thumbnails/']);
  expect(await check(name)).toBe('obsolete');
  expect(await photo(name)).toMatchObject({ state: 'clean' });
  expect(await stage.placesOf(name)).toEqual(CLEAN);
});

it('leaves an upload for a retry while S3 or DynamoDB cannot be reached', async () => {
  const name = await stage.receive(await jpeg());
  await expect(check(name, { files: stage.unreachableFiles() })).rejects.toThrow();
  const documents = createDocumentClient({
    endpoint: 'http://127.0.0.1:1',
    region: 'ca-central-1',
    credentials: { accessKeyId: 'LOCAL', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
  const photos = new VisitorPhotosRepository(
    new Table(documents, 'photos'),
    new Table(documents, 'visitors'),
  );
  await expect(check(name, { photos })).rejects.toThrow();
  documents.destroy();
  expect(await photo(name)).toMatchObject({ state: 'pending' });
  expect(await stage.placesOf(name)).toEqual(['quarantine/']);
  expect(await check(name)).toBe('clean');
});

/** The cleaning function on real tables and the real local S3, of the synthesized template. */
async function createStage() {
  const tables = await createTestTables();
  const { stack, iam, account, photosTable, visitorsTable } = tables;
  const s3 = await startS3({ stack, directory, iam, siteHost: 'localhost:3000' });
  const clientOf = (more: S3ClientConfig = {}) =>
    new S3Client({
      endpoint: s3.url,
      region: stack.identity.region,
      credentials: account,
      maxAttempts: 1,
      ...more,
    });
  const client = clientOf();
  const bucket = stack.outputs().PhotosBucketName ?? '';
  const photos = new VisitorPhotosRepository(
    new Table(tables.client, photosTable),
    new Table(tables.client, visitorsTable),
  );
  const own = clientOf({ credentials: tables.keyOf('photo-cleaner') });
  const deps: PhotoCleanerDeps = {
    photos: new PhotosRepository(new Table(tables.clientOf('photo-cleaner'), photosTable)),
    files: new PhotoCleaningFiles(own, bucket),
    now: () => NOW,
  };

  const upload = (name: string, Body: Uint8Array) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key: quarantineKey(name), Body }));

  return {
    deps,
    photos,
    now: NOW,
    upload,
    /** The same files behind an S3 that nobody responses for. */
    unreachableFiles: () => new PhotoCleaningFiles(clientOf({ endpoint: 'http://127.0.0.1:1' }), bucket),
    /** Registers and uploads a photo. @returns its name. */
    receive: async (body: Uint8Array): Promise<string> => {
      const photo = aPhoto({ createdAt: NOW.toISOString(), size: body.length });
      await photos.create({ photo, visitorVerified: true, now: NOW });
      await upload(photo.name, body);
      return photo.name;
    },
    /** The keys that end with this name, without it, and hold anything. */
    placesOf: async (name: string): Promise<string[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.flatMap(({ Key = '', Size }) =>
        Key.endsWith(name) && Size !== 0 ? Key.slice(0, -name.length) : [],
      );
    },
    remove: (name: string) =>
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key: quarantineKey(name) })),
    read: async (Key: string): Promise<Buffer> => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
    stop: async () => {
      client.destroy();
      own.destroy();
      await s3.close();
    },
  };
}

type Stage = Awaited<ReturnType<typeof createStage>>;
