import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import { eventually } from '@harbour-haul/testing/eventually';
import { aSubmission } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import { expectUpright, metadataOf } from './testing/clean-images.ts';
import { rawPng } from './testing/raw-png.ts';
import { orientedPicture, samplePicture, taggedPicture } from './testing/sample-images.ts';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;

beforeAll(async () => {
  // Failed events come again at once, as no test can wait for three minutes.
  product = await ownProduct({ eventRetryDelays: [0, 0] });
  admin = await product.signIn();
});

let serial = 0;

/** Announces a file as a page does; `put` then puts it straight to S3. */
async function register(file: Buffer, contentType = 'image/jpeg') {
  const visitorId = `visitor-${++serial}`;
  const registration = { visitorId, filename: 'photo.jpg', contentType, size: file.length };
  const { body, cookies } = await product.call('POST', '/api/upload-photo', { body: registration });
  const { path, upload } = body as unknown as PhotoUploadTicket;
  const putBytes = async (bytes: Buffer) => {
    const { method, url, headers } = upload;
    return (await fetch(url, { method, headers, body: bytes })).status;
  };
  const put = async () => expect(await putBytes(file)).toBe(200);
  return { visitorId, path, name: path.slice('/uploads/'.length), cookies, put, putBytes };
}

async function send(file: Buffer) {
  const { put, ...photo } = await register(file);
  await put();
  return photo;
}

const stateOf = async (name: string, cookies: Cookies) =>
  (await product.call('GET', `/api/photos/${name}/state`, { cookies })).body;

const show = (path: string, cookies: Cookies) =>
  fetch(`${product.url}${path}`, {
    headers: {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    },
  });

const decided = (name: string, cookies: Cookies) =>
  eventually(async () => expect(await stateOf(name, cookies)).not.toMatchObject({ state: 'pending' }));

it('shows every photo upright and without its location', async () => {
  const files = [...(await Promise.all([3, 6, 8].map(orientedPicture))), await taggedPicture()];
  for (const file of files) {
    const { name, path, cookies } = await send(file);
    await decided(name, cookies);
    expect(await stateOf(name, cookies)).toMatchObject({ state: 'clean', width: 120, height: 80 });
    for (const address of [path, `/api/photos/${name}`, `/api/photos/${name}?size=thumbnail`]) {
      const response = await show(address, cookies);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const picture = Buffer.from(await response.arrayBuffer());
      await expectUpright(picture, 40);
      expect(await metadataOf(picture)).toBeNull();
    }
  }
});

it('refuses files that are no images, and says why', async () => {
  const jpeg = await samplePicture().jpeg().toBuffer();
  const bomb = {
    width: 30_000,
    height: 30_000,
    depth: 1,
    colour: 0,
    pixels: Buffer.alloc(30_000 * 3_751),
  } as const;
  const files: [Buffer, keyof typeof PHOTO_REFUSAL_TEXTS][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'not_an_image'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_an_image'],
    [Buffer.from('#!/bin/sh\nrm -rf /\n'), 'not_an_image'],
    [Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'not_an_image'],
    [jpeg.subarray(0, jpeg.length / 2), 'damaged'],
    [rawPng(bomb), 'too_many_pixels'],
  ];
  const sent = await Promise.all(files.map(([file]) => send(file)));
  for (const [index, { name, path, cookies }] of sent.entries()) {
    await decided(name, cookies);
    const [, refusal = 'damaged'] = files[index] ?? [];
    expect(await stateOf(name, cookies)).toMatchObject({
      state: 'refused',
      message: PHOTO_REFUSAL_TEXTS[refusal],
    });
    for (const viewer of [cookies, admin]) expect((await show(path, viewer)).status).toBe(404);
  }
});

it.each([
  ['clean', () => samplePicture().jpeg().toBuffer()],
  ['refused', async () => Buffer.from('this is no picture')],
])('a photo that is %s is uploaded once: S3 takes nothing more by its URL', async (state, make) => {
  const file = await make();
  const { name, cookies, put, putBytes } = await register(file);
  await put();
  await decided(name, cookies);
  expect(await stateOf(name, cookies)).toMatchObject({ state });
  // Decided before its bytes leave the quarantine.
  const closed = () =>
    product.logLines.filter((line) => line.includes(name) && line.includes('photo checked'));
  await eventually(() => expect(closed()).toHaveLength(1));
  const other = Buffer.alloc(file.length, '<html>');
  for (const bytes of [other, file, other]) expect(await putBytes(bytes)).toBe(412);
});

it('classifies a photo, warns of hazards, and fills in the junk type of its lead', async () => {
  const leads = productLeads(product);
  const photos = new VisitorPhotosRepository(
    productTable(product, 'PhotosTableName'),
    productTable(product, 'VisitorsTableName'),
  );
  const labels = [
    { name: 'Couch', confidence: 97.4 },
    { name: 'Furniture', confidence: 97.4 },
    { name: 'Paint Container', confidence: 61 },
  ];
  const picture = await labelledImage(labels).png().toBuffer();
  const submission = aSubmission({ junkType: null, junkClassificationSource: null });
  const created = await leads.create({
    submission,
    from: 'form',
    finished: true,
    now: new Date(),
    visitorVerified: false,
    idempotency: null,
  });
  const leadId = 'receipt' in created ? created.receipt.leadId : 0;
  const { visitorId, name, put } = await register(picture, 'image/png');
  await photos.attach(name, visitorId, leadId);
  await put();
  await eventually(async () =>
    expect(await leads.get(leadId)).toMatchObject({
      junkType: 'furniture',
      junkConfidence: 0.97,
      junkClassificationSource: 'image',
    }),
  );
  expect(await stateOf(name, admin)).toMatchObject({
    findings: {
      junkType: 'furniture',
      hazards: ['paint'],
      labels: expect.arrayContaining([{ name: 'Couch', confidence: 0.97 }]),
    },
  });
});

it('returns no findings for an image without labels', async () => {
  const { name, cookies } = await send(await samplePicture().jpeg().toBuffer());
  await decided(name, cookies);
  await eventually(async () =>
    expect(await stateOf(name, admin)).toMatchObject({
      findings: { labels: [], junkType: null, hazards: [] },
    }),
  );
});

/** What the queue of uploads has given up, as its messages. */
function deadLetters() {
  const queues = join(product.localDir, 'sqs');
  const [folder = ''] = readdirSync(queues).filter((queue) => queue.includes('PhotoCleaningDeadLetters'));
  const files = readdirSync(join(queues, folder));
  return files.map((file) => {
    const letter = JSON.parse(readFileSync(join(queues, folder, file), 'utf8')) as { body: string };
    return { ...letter, event: JSON.parse(letter.body) as unknown };
  });
}
const ofUpload = (name: string) => ({ Records: [{ s3: { object: { key: `quarantine/${name}` } } }] });

it('keeps what tells of an upload while another function checks it, which may be killed', async () => {
  const photos = new PhotosRepository(productTable(product, 'PhotosTableName'));
  const { name, put } = await register(await samplePicture().jpeg().toBuffer());
  await photos.claimCheck(name, new Date(Date.now() + 600_000), new Date());
  await put();
  // It comes again at once here, so that it is soon given up; in truth it comes when the claim is over.
  await eventually(() => expect(deadLetters()).toMatchObject([{ receiveCount: 5, event: ofUpload(name) }]));
  expect(product.logLines.filter((line) => line.includes('"message failed"'))).toEqual([]);
});

it('tries a check five times and then files it as a dead letter', async () => {
  const before = deadLetters().length;
  const { name, put } = await register(await samplePicture().png().toBuffer());
  const { region, accessKeyId, secretAccessKey, endpoints, outputs } = product;
  const credentials = { accessKeyId, secretAccessKey };
  const tables = new DynamoDBClient({ endpoint: endpoints.dynamodb, region, credentials });
  await tables.send(new DeleteTableCommand({ TableName: outputs.PhotosTableName }));
  tables.destroy();
  await put();
  await eventually(() => expect(deadLetters()).toHaveLength(before + 1));
  const letter = deadLetters().find(({ body }) => body.includes(name));
  expect(letter).toMatchObject({
    receiveCount: 5,
    deadLetterSource: expect.stringContaining('Uploads'),
    event: ofUpload(name),
  });
  const failures = product.logLines.filter((line) => line.includes('"message failed"'));
  expect(failures.map((line) => JSON.parse(line) as unknown)).toMatchObject(
    [1, 2, 3, 4, 5].map((receives) => ({ receives, error: 'ResourceNotFoundException' })),
  );
});
