import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { cleanKey, thumbnailKey } from '@harbour-haul/aws/s3/photo-keys';
import { type LocalProduct, startLocalProduct } from '@harbour-haul/testing/local-product';
import { aPhoto } from '@harbour-haul/testing/photos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let photos: VisitorPhotosRepository;
let s3: S3Client;
let bucket: string;
beforeAll(async () => {
  product = await startLocalProduct();
  admin = await product.signIn();
  const { outputs, region, accessKeyId, secretAccessKey, endpoints } = product;
  photos = new VisitorPhotosRepository(
    new Table(product.documents, outputs.PhotosTableName ?? ''),
    new Table(product.documents, outputs.VisitorsTableName ?? ''),
  );
  s3 = new S3Client({ endpoint: endpoints.s3, region, credentials: { accessKeyId, secretAccessKey } });
  bucket = outputs.PhotosBucketName ?? '';
});
afterAll(async () => {
  s3.destroy();
  await product.stop();
});

const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');
const FORM = {
  name: 'Jane Roe',
  phone: '(902) 555-0148',
  address: '12 Oak St, Dartmouth',
  details: '',
  source: 'form',
};
const PHOTO_NOT_STORED = expect.stringMatching(/^Your request was sent without the photo/);

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;
/** Nobody is taken for the same person as somebody else. */
const newPhone = () => `902-555-${String(1000 + ++serial)}`;

async function uploadedPhoto(visitorId: string, cookies: Cookies = {}, source = 'form') {
  const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10, source };
  const answer = await product.call('POST', '/api/upload-photo', { body, cookies });
  return { path: String(answer.body.path), cookies: { ...cookies, ...answer.cookies } };
}

const post = (body: object, cookies: Cookies = {}, headers: Cookies = {}) =>
  product.call('POST', '/api/leads', {
    body: { ...FORM, phone: newPhone(), junkType: 'yard', preferredDate: tomorrow, ...body },
    cookies,
    headers,
  });

const leadOf = async (visitorId: string) => {
  const { body } = await product.call('GET', `/api/leads?visitorId=${visitorId}`, { cookies: admin });
  return (body.leads as Record<string, unknown>[])[0];
};

describe('POST /api/leads with photoPaths', () => {
  it('shows the first photo of a form as the main one, and the others beside it', async () => {
    const visitorId = newVisitor();
    const one = await uploadedPhoto(visitorId);
    const two = await uploadedPhoto(visitorId, one.cookies);
    const answer = await post({ visitorId, photoPaths: [one.path, two.path, one.path] }, one.cookies);
    expect([answer.status, answer.body.photoError]).toEqual([201, undefined]);
    expect(await leadOf(visitorId)).toMatchObject({
      photoPath: one.path,
      additionalPhotos: JSON.stringify([two.path]),
      chatPhotoPaths: null,
    });
  });

  it('stores photos of the chat separately, and accepts a photo in place of a junk type', async () => {
    const visitorId = newVisitor();
    const { path, cookies } = await uploadedPhoto(visitorId);
    const chat = { source: 'chat', visitorId, name: 'Jane Roe', phone: newPhone(), photoPaths: [path] };
    const answer = await product.call('POST', '/api/leads', { body: chat, cookies });
    expect(answer.body).toMatchObject({ status: 'new' });
    expect(await leadOf(visitorId)).toMatchObject({
      photoPath: null,
      chatPhotoPaths: JSON.stringify([path]),
      junkType: null,
    });
  });

  it('attaches all photos of a chat, each to one lead', async () => {
    const visitorId = newVisitor();
    const { path, cookies } = await uploadedPhoto(visitorId, {}, 'chat');
    const other = await uploadedPhoto(visitorId, cookies, 'form');
    const chat = () => ({ source: 'chat', visitorId, name: 'Jane Roe', phone: newPhone() });
    const first = await product.call('POST', '/api/leads', { body: chat(), cookies });
    expect(first.body).toMatchObject({ status: 'new' });
    expect(await leadOf(visitorId)).toMatchObject({ chatPhotoPaths: JSON.stringify([path]) });
    await product.call('POST', '/api/leads', { body: chat(), cookies });
    expect(await leadOf(visitorId)).toMatchObject({ chatPhotoPaths: null, photoPath: null });
    expect(other.path).not.toBe(path);
  });

  it('creates the lead without photos that are another visitor’s, deleted or unproven', async () => {
    const stranger = await uploadedPhoto(newVisitor());
    const visitorId = newVisitor();
    const own = await uploadedPhoto(visitorId);
    const gone = '/uploads/00000000-0000-4000-8000-000000000000.jpg';
    const answer = await post({ visitorId, photoPaths: [stranger.path, own.path, gone] }, own.cookies);
    expect([answer.status, answer.body.photoError]).toEqual([201, PHOTO_NOT_STORED]);
    expect(await leadOf(visitorId)).toMatchObject({ photoPath: own.path, additionalPhotos: null });
    const nobody = await post({ photoPaths: [own.path] });
    expect([nobody.status, nobody.body.photoError]).toEqual([201, PHOTO_NOT_STORED]);
  });

  it.each([
    ['/uploads/../clean/x.jpg'],
    ['https://elsewhere.example/x.jpg'],
    ['data:image/svg+xml,<svg/>'],
    ['/uploads/chat_visitor-1.jpg'],
    [7],
  ])('refuses the photo path %j and names the field', async (path) => {
    const { status, body } = await post({ visitorId: newVisitor(), photoPaths: [path] });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['photoPaths[0]']]);
  });

  it('accepts five photos with a form', async () => {
    const path = '/uploads/00000000-0000-4000-8000-000000000000.jpg';
    const { body } = await post({ visitorId: newVisitor(), photoPaths: Array(6).fill(path) });
    expect(body.fields).toEqual({ photoPaths: 'Please send at most 5 photos.' });
  });
});

describe('a classified photo', () => {
  const findings = {
    labels: [{ name: 'Couch', confidence: 0.93 }],
    junkType: 'furniture' as const,
    junkConfidence: 0.93,
    hazards: [],
  };
  /** A clean photo in which a couch was seen, of a visitor who can prove who they are. */
  async function aSeenPhoto() {
    const visitorId = newVisitor();
    const { cookies } = await uploadedPhoto(visitorId);
    const photo = aPhoto({ visitorId, state: 'clean', findings });
    await photos.create({
      photo,
      visitorVerified: true,
      now: new Date(),
    });
    for (const Key of [cleanKey(photo.name), thumbnailKey(photo.name)]) {
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'a picture' }));
    }
    return { visitorId, cookies, photoPaths: [`/uploads/${photo.name}`], name: photo.name };
  }

  it('gives its lead a junk type where the person gave none', async () => {
    const { visitorId, cookies, photoPaths } = await aSeenPhoto();
    const chat = { source: 'chat', visitorId, phone: newPhone(), photoPaths };
    await product.call('POST', '/api/leads', { body: chat, cookies });
    const seen = { junkType: 'furniture', junkConfidence: 0.93, junkClassificationSource: 'image' };
    expect(await leadOf(visitorId)).toMatchObject(seen);
  });

  it('leaves the junk type that the person gave', async () => {
    const { visitorId, cookies, photoPaths, name } = await aSeenPhoto();
    const { body } = await post({ visitorId, photoPaths }, cookies);
    expect(await leadOf(visitorId)).toMatchObject({ junkType: 'yard', junkClassificationSource: 'user' });
    expect(await photos.get(name, new Date())).toMatchObject({ leadId: body.id });
  });

  it('is deleted and restored with its lead', async () => {
    const { visitorId, cookies, photoPaths, name } = await aSeenPhoto();
    const { id } = (await post({ visitorId, photoPaths }, cookies)).body;
    const path = `/api/leads/${String(id)}`;
    const inTwoMonths = new Date(Date.now() + 60 * 24 * 3600_000);
    await product.call('DELETE', path, { cookies: admin });
    expect(await photos.get(name, new Date())).toMatchObject({ state: 'clean' });
    expect(await photos.get(name, inTwoMonths)).toBeNull();
    expect((await product.call('POST', `${path}/restore`, { cookies: admin })).status).toBe(200);
    expect(await photos.get(name, inTwoMonths)).toMatchObject({ state: 'clean' });
    expect(product.logLines.join('\n')).not.toContain('did not follow');
  });
});

describe('POST /api/leads as a form', () => {
  const send = async (fields: Record<string, string>, photo?: File, headers: Cookies = {}) => {
    const form = new FormData();
    const all = { ...FORM, phone: newPhone(), junktype: 'yard', preferreddate: tomorrow, ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    if (photo) form.append('photo', photo);
    const response = await fetch(`${product.url}/api/leads`, { method: 'POST', body: form, headers });
    const body = (await response.json()) as Record<string, unknown>;
    const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
    return { status: response.status, body, cookie };
  };
  const photo = new File(['a picture'], 'couch.jpg', { type: 'image/jpeg' });

  it('accepts the field names of the specification, with and without a photo', async () => {
    const [withPhoto, without] = [newVisitor(), newVisitor()];
    expect((await send({ visitorid: withPhoto }, photo)).status).toBe(201);
    expect((await send({ visitorid: without, photo: '' })).status).toBe(201);
    expect(await leadOf(withPhoto)).toMatchObject({
      photoPath: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.jpg$/),
      junkType: 'yard',
      preferredDate: `${tomorrow}T12:00:00.000Z`,
    });
    expect(await leadOf(without)).toMatchObject({ photoPath: null, junkType: 'yard' });
  });

  it('accepts the empty file that browsers send where none was chosen', async () => {
    const fields = { ...FORM, phone: newPhone(), junktype: 'yard', preferreddate: tomorrow };
    const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
    const all = [...parts, 'name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'];
    const rawBody = `${all.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await product.call('POST', '/api/leads', { rawBody, headers })).status).toBe(201);
  });

  it('gives a sender without a visitorId a new one, which owns the photo', async () => {
    const { status, body, cookie } = await send({}, photo);
    expect([status, body.photoError]).toEqual([201, undefined]);
    const { body: list } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    const [lead] = list.leads as { photoPath: string; visitorId: string }[];
    const state = (headers: Cookies) =>
      fetch(`${product.url}${lead?.photoPath.replace('/uploads', '/api/photos')}/state`, { headers });
    expect((await state({ cookie })).status).toBe(200);
    expect((await state({})).status).toBe(404);
  });

  it('creates one lead with one photo from retries under one key', async () => {
    const visitorid = newVisitor();
    const fields = { visitorid, phone: newPhone() };
    const key = { 'idempotency-key': 'retry-of-one-form-0001' };
    const answers = [await send(fields, photo, key), await send(fields, photo, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await leadOf(visitorid)).toMatchObject({ additionalPhotos: null });
    const other = new File(['another picture'], 'couch.jpg', { type: 'image/jpeg' });
    expect((await send(fields, other, key)).status).toBe(422);
  });

  it('refuses a file that is no photo with the error text of forms, and stores nothing', async () => {
    const visitorid = newVisitor();
    const svg = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    const { status, body } = await send({ visitorid }, svg);
    expect([status, body.fields]).toEqual([400, { photo: 'Please select an image (JPG, PNG or GIF).' }]);
    expect(body.error).toBe(body.message);
    expect(await leadOf(visitorid)).toBeUndefined();
    const unnamed = await send({ name: 'J' }, photo);
    expect(unnamed.body.fields).toEqual({ name: 'Name must be at least 2 characters.' });
  });
});

describe('POST /api/leads/{visitorId}/photos', () => {
  it('adds photos to the newest request of the visitor alone', async () => {
    const visitorId = newVisitor();
    const first = await uploadedPhoto(visitorId);
    await post({ visitorId, photoPaths: [first.path] }, first.cookies);
    const late = await uploadedPhoto(visitorId, first.cookies);
    const stranger = await uploadedPhoto(newVisitor());
    const add = (photoPaths: string[], cookies: Cookies) =>
      product.call('POST', `/api/leads/${visitorId}/photos`, { body: { photoPaths }, cookies });
    const answer = await add([late.path, stranger.path], first.cookies);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        photoPath: first.path,
        additionalPhotos: JSON.stringify([late.path]),
        photoError: 'A photo could not be added. Please upload it again.',
      },
    });
    expect((await add([late.path], first.cookies)).body).not.toHaveProperty('photoError');
    expect((await add([stranger.path], stranger.cookies)).status).toBe(403);
    expect((await add([late.path], {})).status).toBe(401);
  });
});
