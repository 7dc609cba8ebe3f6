import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { newVisitor } from '@harbour-haul/testing/chat-calls';
import { aForm } from '@harbour-haul/testing/lead-calls';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { photoUploads } from '@harbour-haul/testing/photo-uploads';
import { productTable } from '@harbour-haul/testing/product-table';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let photos: VisitorPhotosRepository;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  photos = new VisitorPhotosRepository(
    productTable(product, 'PhotosTableName'),
    productTable(product, 'VisitorsTableName'),
  );
});

const { uploadedPhoto } = photoUploads(() => product);

const post = (body: Record<string, unknown>, cookies: Cookies = {}) =>
  product.call('POST', '/api/leads', { body: aForm(body), cookies });

const leadOf = async (visitorId: string) => {
  await product.settleIndexes();
  const { body } = await product.call('GET', `/api/leads?visitorId=${visitorId}`, { cookies: admin });
  return (body.leads as Record<string, unknown>[])[0];
};

describe('the link of a request that its visitor opens', () => {
  const open = (id: unknown, cookies: Cookies) =>
    product.call('POST', `/api/leads/${String(id)}/request-link`, { cookies });
  const add = (token: unknown, photoPaths: string[], cookies: Cookies = {}) =>
    product.call('POST', '/api/request/photos', {
      body: { photoPaths },
      cookies,
      headers: { 'x-request-token': String(token) },
    });

  it('is that of its own request alone, and shows it as the page of requests does', async () => {
    const visitorId = newVisitor();
    const sent = await post({ visitorId });
    const { status, body } = await open(sent.body.id, sent.cookies);
    expect([status, body.request]).toMatchObject([200, { id: sent.body.id, state: 'received', photos: 0 }]);
    const shown = await product.call('GET', '/api/request', {
      headers: { 'x-request-token': String(body.token) },
    });
    expect(shown.body).toEqual(body.request);
    const stranger = await post({ visitorId: newVisitor() });
    expect((await open(sent.body.id, stranger.cookies)).status).toBe(404);
    expect((await open(sent.body.id, {})).status).toBe(401);
  });

  it('takes photos until it has twenty, by the visitor’s own way as well, and says so of the others', async () => {
    const visitorId = newVisitor();
    const sent = await post({ visitorId });
    const { token } = (await open(sent.body.id, sent.cookies)).body;
    const own: string[] = [];
    while (own.length < 20) {
      const uploads = Array.from({ length: 5 }, () => uploadedPhoto(visitorId, sent.cookies));
      own.push(...(await Promise.all(uploads)).map(({ path }) => path));
    }
    const elsewhere = await uploadedPhoto(newVisitor());
    const ownWay = (photoPaths: string[]) =>
      product.call('POST', `/api/leads/${String(sent.body.id)}/photos`, {
        body: { photoPaths },
        cookies: sent.cookies,
      });
    expect((await ownWay(own.slice(0, 6))).body.fields).toEqual({
      photoPaths: 'Please send at most 5 photos.',
    });
    for (const first of [0, 5, 10])
      expect((await ownWay(own.slice(first, first + 5))).body).not.toHaveProperty('photoError');
    const full = expect.stringMatching(/^A request can have up to 20 photos/);
    expect((await add(token, own.slice(15, 19), sent.cookies)).body).toMatchObject({ photos: 19 });
    const { body } = await ownWay([own[19] ?? '', own[0] ?? '']);
    expect(body).not.toHaveProperty('photoError');
    expect((await add(token, [elsewhere.path], elsewhere.cookies)).body).toMatchObject({
      photos: 20,
      photoError: full,
    });
    expect(await photos.get(elsewhere.name, new Date())).toMatchObject({ leadId: null });
    expect((await ownWay([own[0] ?? ''])).body).not.toHaveProperty('photoError');
  });

  it('takes photos that were sent by whoever has it open, and none that are somebody else’s', async () => {
    const visitorId = newVisitor();
    const sent = await post({ visitorId });
    const { token } = (await open(sent.body.id, sent.cookies)).body;
    const elsewhere = await uploadedPhoto(newVisitor());
    const foreign = await uploadedPhoto(newVisitor());
    const { status, body } = await add(token, [elsewhere.path, foreign.path], elsewhere.cookies);
    expect([status, body]).toMatchObject([
      200,
      { photos: 1, photoPaths: [elsewhere.path], photoError: expect.any(String) },
    ]);
    expect(await leadOf(visitorId)).toMatchObject({ photoPath: elsewhere.path, additionalPhotos: null });
    expect((await add('r1.1.1.x', [elsewhere.path], elsewhere.cookies)).status).toBe(401);
    expect((await add(token, [elsewhere.path])).body).toMatchObject({
      photos: 1,
      photoError: expect.any(String),
    });
  });

  it.each([
    [
      'canceled',
      (_id: unknown, token: string) =>
        product.call('POST', '/api/request/cancel', { headers: { 'x-request-token': token } }),
    ],
    [
      'completed',
      (id: unknown) =>
        product.call('PATCH', `/api/leads/${String(id)}`, { body: { status: 'completed' }, cookies: admin }),
    ],
  ])('takes none once the request is %s, and neither does the visitor’s own way', async (_what, close) => {
    const visitorId = newVisitor();
    const sent = await post({ visitorId });
    const { token } = (await open(sent.body.id, sent.cookies)).body;
    const photo = await uploadedPhoto(visitorId, sent.cookies);
    expect((await close(sent.body.id, String(token))).status).toBe(200);
    const answers = [
      await add(token, [photo.path], photo.cookies),
      await product.call('POST', `/api/leads/${String(sent.body.id)}/photos`, {
        body: { photoPaths: [photo.path] },
        cookies: photo.cookies,
      }),
    ];
    const refused = { status: 409, body: { message: expect.stringMatching(/^Your request is closed\./) } };
    expect(answers).toMatchObject([refused, refused]);
    expect(await leadOf(visitorId)).toMatchObject({ photoPath: null, additionalPhotos: null });
    expect(await photos.get(photo.name, new Date())).toMatchObject({ leadId: null });
  });
});
