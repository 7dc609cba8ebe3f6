import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { cleanKey, thumbnailKey } from '@harbour-haul/aws/s3/photo-keys';
import { newVisitor } from '@harbour-haul/testing/chat-calls';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { photoUploads } from '@harbour-haul/testing/photo-uploads';
import { aPhoto } from '@harbour-haul/testing/photos';
import { productTable } from '@harbour-haul/testing/product-table';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { TOMORROW } from '@harbour-haul/testing/tomorrow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let photos: VisitorPhotosRepository;
let s3: S3Client;
let bucket: string;
beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  const { outputs, region, accessKeyId, secretAccessKey, endpoints } = product;
  photos = new VisitorPhotosRepository(
    productTable(product, 'PhotosTableName'),
    productTable(product, 'VisitorsTableName'),
  );
  s3 = new S3Client({ endpoint: endpoints.s3, region, credentials: { accessKeyId, secretAccessKey } });
  bucket = outputs.PhotosBucketName ?? '';
});
afterAll(async () => {
  s3.destroy();
});

const FORM = {
  name: 'Jane Roe',
  phone: '(902) 555-0148',
  address: '12 Oak St, Dartmouth',
  details: '',
  source: 'form',
};
const PHOTO_NOT_STORED = expect.stringMatching(/^Your request was sent without the photo/);

let serial = 0;
/** Nobody is taken for the same person as somebody else. */
const newPhone = () => `902-555-${String(1000 + ++serial)}`;

const { announcedPhoto, markClean, uploadedPhoto } = photoUploads(() => product);

const post = (body: object, cookies: Cookies = {}, headers: Cookies = {}) =>
  product.call('POST', '/api/leads', {
    body: { ...FORM, phone: newPhone(), junkType: 'yard', preferredDate: TOMORROW, ...body },
    cookies,
    headers,
  });

const leadOf = async (visitorId: string) => {
  await product.settleIndexes();
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

describe('a photo that its lead was sent before', () => {
  it('joins the lead once it is there and clean, and one that is refused or never arrives does not', async () => {
    const visitorId = newVisitor();
    const late = await announcedPhoto(visitorId);
    const refused = await announcedPhoto(visitorId, late.cookies);
    const never = await announcedPhoto(visitorId, late.cookies);
    const photoPaths = [late.path, refused.path, never.path];
    const answer = await post({ visitorId, photoPaths }, late.cookies);
    expect([answer.status, answer.body.photoError]).toEqual([201, undefined]);
    expect(await leadOf(visitorId)).toMatchObject({ photoPath: null, additionalPhotos: null });
    await photos.markRefused(refused.name, 'not_an_image', new Date());
    await markClean(late.name);
    await eventually(async () => expect(await leadOf(visitorId)).toMatchObject({ photoPath: late.path }));
    expect(await leadOf(visitorId)).toMatchObject({ additionalPhotos: null });
  });

  it('makes a lead of the chat new that lacked nothing else', async () => {
    const visitorId = newVisitor();
    const { name, path, cookies } = await announcedPhoto(visitorId, {}, 'chat');
    const chat = { source: 'chat', visitorId, name: 'Jane Roe', phone: newPhone() };
    const answer = await product.call('POST', '/api/leads', { body: chat, cookies });
    expect(answer.body).toMatchObject({ status: 'incomplete' });
    await markClean(name);
    const joined = { status: 'new', chatPhotoPaths: JSON.stringify([path]) };
    await eventually(async () => expect(await leadOf(visitorId)).toMatchObject(joined));
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
    const all = { ...FORM, phone: newPhone(), junktype: 'yard', preferreddate: TOMORROW, ...fields };
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
    const lead = await leadOf(withPhoto);
    expect(lead).toMatchObject({ junkType: 'yard', preferredDate: `${TOMORROW}T12:00:00.000Z` });
    const [photoOfLead] = await photos.ofVisitor(withPhoto, new Date());
    expect(photoOfLead).toMatchObject({ leadId: lead?.id, source: 'form' });
    expect(await leadOf(without)).toMatchObject({ photoPath: null, junkType: 'yard' });
  });

  it('accepts the empty file that browsers send where none was chosen', async () => {
    const fields = { ...FORM, phone: newPhone(), junktype: 'yard', preferreddate: TOMORROW };
    const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
    const all = [...parts, 'name="photo"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n'];
    const rawBody = `${all.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await product.call('POST', '/api/leads', { rawBody, headers })).status).toBe(201);
  });

  it('gives a sender without a visitorId a new one, which owns the photo', async () => {
    const { status, body, cookie } = await send({}, photo);
    expect([status, body.photoError]).toEqual([201, undefined]);
    await product.settleIndexes();
    const { body: list } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    const [lead] = list.leads as { visitorId: string }[];
    const [own] = await photos.ofVisitor(lead?.visitorId ?? '', new Date());
    const state = (headers: Cookies) => fetch(`${product.url}/api/photos/${own?.name}/state`, { headers });
    expect((await state({ cookie })).status).toBe(200);
    expect((await state({})).status).toBe(404);
  });

  it('makes no complete lead of a name that nobody sees', async () => {
    const nobody = await send({ name: '\u200b\u3164\u2800', phone: newPhone() }, photo);
    expect([nobody.status, Object.keys(nobody.body.fields as object)]).toEqual([400, ['name']]);
  });

  it('creates one lead with one photo from retries under one key', async () => {
    const visitorid = newVisitor();
    const fields = { visitorid, phone: newPhone() };
    const key = { 'idempotency-key': 'retry-of-one-form-0001' };
    const answers = [await send(fields, photo, key), await send(fields, photo, key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await photos.ofVisitor(visitorid, new Date())).toHaveLength(1);
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

describe('POST /api/leads/{id}/photos', () => {
  const add = (id: unknown, photoPaths: string[], cookies: Cookies) =>
    product.call('POST', `/api/leads/${String(id)}/photos`, { body: { photoPaths }, cookies });

  it('adds photos of the visitor to the lead that is named, not to their newest', async () => {
    const visitorId = newVisitor();
    const first = await uploadedPhoto(visitorId);
    const { body: lead } = await post({ visitorId, photoPaths: [first.path] }, first.cookies);
    const { body: newer } = await post(
      { visitorId, name: 'Somebody Else', phone: newPhone() },
      first.cookies,
    );
    expect(newer.id).not.toBe(lead.id);
    const late = await uploadedPhoto(visitorId, first.cookies);
    const stranger = await uploadedPhoto(newVisitor());
    const answer = await add(lead.id, [late.path, stranger.path], first.cookies);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: lead.id,
        photoPath: first.path,
        additionalPhotos: JSON.stringify([late.path]),
        photoError: 'A photo could not be added. Please upload it again.',
      },
    });
    expect((await add(lead.id, [late.path], first.cookies)).body).not.toHaveProperty('photoError');
  });

  it('is refused of whoever is not the lead’s visitor, alike whether there is such a lead', async () => {
    const visitorId = newVisitor();
    const own = await uploadedPhoto(visitorId);
    const { body: lead } = await post({ visitorId, photoPaths: [own.path] }, own.cookies);
    const stranger = await uploadedPhoto(newVisitor());
    const others = await add(lead.id, [stranger.path], stranger.cookies);
    const none = await add(999_999, [stranger.path], stranger.cookies);
    expect([others.status, others.body.message]).toEqual([404, none.body.message]);
    expect((await add(lead.id, [own.path], admin)).status).toBe(404);
    expect((await add(lead.id, [own.path], {})).status).toBe(401);
    expect((await add('x', [own.path], own.cookies)).status).toBe(404);
  });
});

describe('a submission whose response was lost, sent again with a photo that was uploaded since', () => {
  const person = () => ({ phone: newPhone(), address: `${++serial} Oak St, Dartmouth` });
  const leadsOf = async (visitorId: string) => {
    await product.settleIndexes();
    const { body } = await product.call('GET', `/api/leads?visitorId=${visitorId}`, { cookies: admin });
    return body.leads as Record<string, unknown>[];
  };

  it('is one lead with the first, and has the photo', async () => {
    const visitorId = newVisitor();
    const form = { visitorId, ...person() };
    const lost = await post(form, {}, { 'idempotency-key': `lost-answer-to-${visitorId}` });
    const { path, cookies } = await uploadedPhoto(visitorId, lost.cookies);
    const answer = await post({ ...form, photoPaths: [path] }, cookies, {
      'idempotency-key': `with-a-photo-of-${visitorId}`,
    });
    expect([answer.status, answer.body.id, answer.body.photoError]).toEqual([200, lost.body.id, undefined]);
    const leads = await leadsOf(visitorId);
    expect(leads).toMatchObject([{ id: lost.body.id, photoPath: path }]);
  });

  it('is not said to lack the photo that it has, where the cookie was lost with the response', async () => {
    const visitorId = newVisitor();
    const { path, cookies } = await uploadedPhoto(visitorId);
    const form = { visitorId, ...person(), photoPaths: [path] };
    const key = { 'idempotency-key': `lost-cookie-of-${visitorId}` };
    const lost = await post(form, cookies, key);
    const again = await post(form, {}, key);
    expect([again.status, again.body]).toEqual([201, lost.body]);
    expect(again.body).not.toHaveProperty('photoError');
    const foreign = await uploadedPhoto(newVisitor());
    const others = { ...form, ...person(), photoPaths: [foreign.path] };
    const first = await post(others, cookies, { 'idempotency-key': `foreign-photo-of-${visitorId}` });
    const repeat = await post(others, {}, { 'idempotency-key': `foreign-photo-of-${visitorId}` });
    expect([first.body.photoError, repeat.body.photoError]).toEqual(Array(2).fill(expect.any(String)));
  });

  it('is so too where the cookie was lost with the response: the same submission under the same key brings it again', async () => {
    const visitorId = newVisitor();
    const form = { visitorId, ...person() };
    const key = { 'idempotency-key': `lost-answer-to-${visitorId}` };
    const lost = await post(form, {}, key);
    const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10, source: 'form' };
    const refused = await product.call('POST', '/api/upload-photo', { body });
    expect(refused.status).toBe(401);
    const again = await post(form, {}, key);
    expect(again.body.id).toBe(lost.body.id);
    const { path, cookies } = await uploadedPhoto(visitorId, again.cookies);
    const answer = await post({ ...form, photoPaths: [path] }, cookies, {
      'idempotency-key': `with-a-photo-of-${visitorId}`,
    });
    expect([answer.status, answer.body.id]).toEqual([200, lost.body.id]);
    expect(await leadsOf(visitorId)).toMatchObject([{ id: lost.body.id, photoPath: path }]);
  });
});
