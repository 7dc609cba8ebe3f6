import { once } from 'node:events';
import { request } from 'node:http';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { cleanKey, quarantineKey, thumbnailKey } from '@harbour-haul/aws/s3/photo-keys';
import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import { FORM_LIMIT_KB } from '@harbour-haul/contract/routes';
import type { Photo } from '@harbour-haul/domain/photos/photo';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { aPhoto } from '@harbour-haul/testing/photos';
import { productTable } from '@harbour-haul/testing/product-table';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

const PICTURE = Buffer.from('a picture, as the cleaning function leaves it');
const CLEANED = { width: 800, height: 600, placeholder: 'data:image/jpeg;base64,AAAA' };
const UPLOAD = { filename: 'couch.jpg', contentType: 'image/jpeg', size: PICTURE.length };

let product: LocalProduct;
let admin: Cookies;
let photos: VisitorPhotosRepository;
let s3: S3Client;
let bucket: string;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  const { outputs, region, accessKeyId, secretAccessKey, endpoints } = product;
  const credentials = { accessKeyId, secretAccessKey };
  photos = new VisitorPhotosRepository(
    productTable(product, 'PhotosTableName'),
    productTable(product, 'VisitorsTableName'),
  );
  s3 = new S3Client({ endpoint: endpoints.s3, region, credentials });
  bucket = outputs.PhotosBucketName ?? '';
});
afterAll(async () => {
  s3.destroy();
});

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;

const register = (body: object, cookies: Cookies = {}) =>
  product.call('POST', '/api/upload-photo', { body, cookies });

/** A registered photo, with the cookies of its visitor. */
async function aTicket(more: object = {}) {
  const visitorId = newVisitor();
  const { body, cookies } = await register({ visitorId, ...UPLOAD, ...more });
  return { visitorId, cookies, ...(body as unknown as PhotoUploadTicket) };
}

/** A photo as it is once it has been cleaned. */
async function aCleanPhoto(overrides: Partial<Photo> = {}) {
  const photo = aPhoto({ visitorId: newVisitor(), ...overrides });
  await photos.create({
    photo,
    visitorVerified: true,
    now: new Date(),
  });
  for (const Key of [cleanKey(photo.name), thumbnailKey(photo.name)]) {
    await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: `${Key}: ${PICTURE.toString()}` }));
  }
  await photos.markClean(photo.name, CLEANED, new Date());
  return photo;
}

/** The cookies of a visitor, from their first photo. */
async function cookiesOf(visitorId: string): Promise<Cookies> {
  return (await register({ visitorId, ...UPLOAD })).cookies;
}

const get = (path: string, cookies: Cookies = {}, headers: Cookies = {}) =>
  fetch(`${product.url}${path}`, {
    headers: {
      ...headers,
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    },
  });

const putTo = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
    body: PICTURE,
    ...init,
  });
  return [response.status, /<Code>(\w+)</.exec(await response.text())?.[1]];
};

const isStored = (Key: string) =>
  s3.send(new HeadObjectCommand({ Bucket: bucket, Key })).then(
    () => true,
    () => false,
  );

describe('POST /api/upload-photo with JSON', () => {
  it('returns a path and a presigned URL for the described bytes, and the visitor’s cookie', async () => {
    const visitorId = newVisitor();
    const answer = await register({ visitorId, ...UPLOAD });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      path: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.jpg$/),
      upload: {
        method: 'PUT',
        url: expect.stringMatching(
          /X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost%3Bif-none-match/,
        ),
        headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
      },
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=.*HttpOnly; Secure; SameSite=Strict$/);
    const { upload } = answer.body as unknown as PhotoUploadTicket;
    expect(await putTo(upload.url)).toEqual([200, undefined]);
  });

  it('accepts uploads of the site’s pages, and of no other site’s', async () => {
    const { upload } = await aTicket();
    const preflight = (origin: string) =>
      fetch(upload.url, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type, if-none-match',
        },
      });
    expect((await preflight(product.url)).status).toBe(200);
    expect((await preflight('https://elsewhere.example')).status).toBe(403);
    const page = await get('/');
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toContain(`connect-src 'self' ${new URL(upload.url).origin};`);
  });

  it.each<[string, (url: URL) => void, RequestInit]>([
    ['another type', () => {}, { headers: { 'content-type': 'text/html', 'if-none-match': '*' } }],
    ['an upload over another one', () => {}, { headers: { 'content-type': 'image/jpeg' } }],
    ['more bytes', () => {}, { body: Buffer.concat([PICTURE, PICTURE]) }],
    ['fewer bytes', () => {}, { body: PICTURE.subarray(1) }],
    ['another name', (url) => rename(url, '00000000-0000-4000-8000-000000000000.jpg'), {}],
    ['a name that climbs', (url) => rename(url, '../clean/x.jpg'), {}],
    ['a longer life', (url) => url.searchParams.set('X-Amz-Expires', '86400'), {}],
    ['another signature', (url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64)), {}],
    ['an older date', (url) => url.searchParams.set('X-Amz-Date', '20200101T000000Z'), {}],
  ])('presigns nothing else: not %s', async (_case, change, init) => {
    const { path, upload } = await aTicket();
    const url = new URL(upload.url);
    change(url);
    const [status] = await putTo(url.href, init);
    expect(status).toBe(403);
    expect(await isStored(quarantineKey(path.replace('/uploads/', '')))).toBe(false);
  });

  it('stores one of many uploads to one address', async () => {
    const { upload } = await aTicket();
    const answers = await Promise.all(Array.from({ length: 4 }, () => putTo(upload.url)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 412)).toHaveLength(3);
  });

  it('never shows a photo whose upload was cut off, and accepts the whole upload afterwards', async () => {
    const { path, upload, cookies } = await aTicket({ size: 1_000_000 });
    const bytes = Buffer.alloc(1_000_000, 7);
    const headers = { ...upload.headers, 'content-length': bytes.length };
    const cut = request(upload.url, { method: 'PUT', headers });
    const over = once(cut, 'error');
    cut.write(bytes.subarray(0, 500_000), () => cut.destroy(new Error('cut')));
    await over;
    expect(await isStored(quarantineKey(path.replace('/uploads/', '')))).toBe(false);
    expect((await get(path, cookies)).status).toBe(404);
    expect(await putTo(upload.url, { body: bytes })).toEqual([200, undefined]);
  });

  it.each([
    ['nothing', {}, ['contentType', 'filename', 'size', 'visitorId']],
    ['SVG', { visitorId: 'v', ...UPLOAD, contentType: 'image/svg+xml' }, ['contentType']],
    ['HTML', { visitorId: 'v', ...UPLOAD, contentType: 'text/html' }, ['contentType']],
    ['5 MB', { visitorId: 'v', ...UPLOAD, size: 5 * 1024 * 1024 }, ['size']],
    ['an empty file', { visitorId: 'v', ...UPLOAD, size: 0 }, ['size']],
    ['half a byte', { visitorId: 'v', ...UPLOAD, size: 1.5 }, ['size']],
    ['a size in words', { visitorId: 'v', ...UPLOAD, size: '100' }, ['size']],
    ['a climbing name', { visitorId: 'v', ...UPLOAD, filename: '../../etc/passwd' }, ['filename']],
    ['a key', { visitorId: 'v', ...UPLOAD, name: 'x.jpg', key: 'clean/x.jpg' }, ['key', 'name']],
    ['an unsafe visitorId', { ...UPLOAD, visitorId: '../x' }, ['visitorId']],
  ])('refuses %s and names the field', async (_case, body, fields) => {
    const answer = await register(body);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(fields);
  });

  it('refuses a photo that is too large with the specification’s text', async () => {
    const { body } = await register({ visitorId: 'v', ...UPLOAD, size: 6_000_000 });
    expect(body.fields).toEqual({ size: 'File too large: Please select an image smaller than 5MB.' });
  });

  it('refuses uploads under another visitor’s id', async () => {
    const { visitorId } = await aTicket();
    const other = await aTicket();
    expect((await register({ visitorId, ...UPLOAD })).status).toBe(401);
    expect((await register({ visitorId, ...UPLOAD }, other.cookies)).status).toBe(403);
  });

  it('limits a visitor to 20 photos a day, with the time to wait', async () => {
    const { visitorId, cookies } = await aTicket();
    const statuses = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await register({ visitorId, ...UPLOAD }, cookies)).status);
    expect(statuses).toEqual([...Array(19).fill(201), 429]);
    const answer = await register({ visitorId, ...UPLOAD }, cookies);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('POST /api/upload-photo with a form', () => {
  const send = async (fill: (form: FormData) => void, cookies: Cookies = {}) => {
    const form = new FormData();
    fill(form);
    const response = await fetch(`${product.url}/api/upload-photo`, {
      method: 'POST',
      body: form,
      headers: {
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      },
    });
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body, headers: response.headers };
  };
  const photo = (
    bytes: ConstructorParameters<typeof File>[0][number],
    type = 'image/jpeg',
    name = 'couch.jpg',
  ) => new File([bytes], name, { type });

  it('stores the photo, byte for byte, up to the form limit', async () => {
    const bytes = Buffer.alloc(FORM_LIMIT_KB * 1024 - 1000, 7);
    const answer = await send((form) => {
      form.append('photo', photo(bytes));
      form.append('visitorId', newVisitor());
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ path: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.jpg$/) });
    const name = String(answer.body.path).replace('/uploads/', '');
    expect(await photos.get(name, new Date())).toMatchObject({
      size: bytes.length,
      contentType: 'image/jpeg',
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=/);
  });

  it.each([FORM_LIMIT_KB * 1024, 6_000_000, 11_000_000])(
    'refuses a form of %d bytes with the remedy',
    async (size) => {
      const answer = await send((form) => {
        form.append('photo', photo(Buffer.alloc(size)));
        form.append('visitorId', newVisitor());
      });
      expect(answer.status).toBe(413);
      expect(answer.body).toMatchObject({
        code: 'payload_too_large',
        message: expect.stringContaining('/api/upload-photo'),
      });
    },
  );

  it.each<[string, (form: FormData) => void, string]>([
    ['no photo', () => {}, 'photo'],
    ['a photo that is a text', (form) => form.append('photo', 'couch'), 'photo'],
    ['an empty photo', (form) => form.append('photo', photo('')), 'photo'],
    ['SVG', (form) => form.append('photo', photo('<svg/>', 'image/svg+xml', 'x.svg')), 'photo'],
    ['another file', (form) => form.append('script', photo('x')), 'script'],
    ['another field', (form) => form.append('key', 'clean/x.jpg'), 'key'],
    ['a field of the prototype', (form) => form.append('__proto__', 'x'), '__proto__'],
  ])('refuses %s and names the field', async (_case, fill, field) => {
    const answer = await send((form) => {
      form.append('visitorId', newVisitor());
      fill(form);
    });
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });

  it('refuses a duplicate field, and a malformed form', async () => {
    const twice = await send((form) => {
      form.append('visitorId', newVisitor());
      form.append('visitorId', newVisitor());
    });
    expect(twice.body.fields).toEqual({ visitorId: 'Please send it once.' });
    const giant = await send((form) => form.append('x'.repeat(3_000_000), ''));
    expect([giant.status, Object.keys(giant.body.fields as object)]).toEqual([400, ['body']]);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const broken = await product.call('POST', '/api/upload-photo', {
        rawBody: '--x\r\nbroken',
        headers: { 'content-type': type },
      });
      expect([broken.status, broken.body.code]).toEqual([400, 'invalid_input']);
    }
  });
});

describe('GET /uploads/{name} and /api/photos/{name}', () => {
  it('returns a clean photo to its visitor and to admins, with safe headers, cached for minutes', async () => {
    const { name, visitorId } = await aCleanPhoto();
    const own = await cookiesOf(visitorId);
    for (const cookies of [own, admin]) {
      for (const path of [`/uploads/${name}`, `/api/photos/${name}`]) {
        const answer = await get(path, cookies);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toBe(`${cleanKey(name)}: ${PICTURE.toString()}`);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/jpeg',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
          'cache-control': 'private, max-age=300',
          'cross-origin-resource-policy': 'same-origin',
        });
      }
    }
    const small = await get(`/uploads/${name}?size=thumbnail`, own);
    expect(await small.text()).toBe(`${thumbnailKey(name)}: ${PICTURE.toString()}`);
    expect((await get(`/uploads/${name}?size=huge`, own)).status).toBe(400);
  });

  it('returns 304 for a photo that the browser has cached', async () => {
    const { name } = await aCleanPhoto();
    const etag = (await get(`/uploads/${name}`, admin)).headers.get('etag') ?? '';
    const again = await get(`/uploads/${name}`, admin, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`/uploads/${name}`, {}, { 'if-none-match': etag })).status).toBe(404);
    const small = await get(`/uploads/${name}?size=thumbnail`, admin, { 'if-none-match': etag });
    expect(small.status).toBe(200);
  });

  it('returns 404 to everybody else, as for an unknown photo', async () => {
    const clean = await aCleanPhoto();
    const other = await aTicket();
    const pending = await aTicket();
    const refused = await aCleanPhoto();
    const nothing = await (await get(`/uploads/${aPhoto().name}`, other.cookies)).text();
    expect(JSON.parse(nothing)).toEqual({ code: 'not_found', message: 'There is no such photo.' });
    for (const [path, cookies] of [
      [`/uploads/${clean.name}`, other.cookies],
      [`/uploads/${clean.name}`, {}],
      [`/uploads/${clean.name}`, { '__Host-visitor': 'forged', '__Host-session': 'forged' }],
      [`/api/photos/${clean.name}/state`, other.cookies],
      [pending.path, pending.cookies],
      [pending.path, admin],
      [`/uploads/${aPhoto().name}`, admin],
      [`/uploads/chat_${clean.visitorId}.jpg`, await cookiesOf(refused.visitorId)],
      [`/uploads/..%2Fclean%2F${clean.name}`, admin],
      [`/uploads/%2e%2e%2f${clean.name}`, admin],
      [`/uploads/${clean.name.toUpperCase()}`, admin],
      [`/uploads/${clean.name}%00.jpg`, admin],
      ['/uploads/%', admin],
    ] as const) {
      const answer = await get(path, cookies);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, nothing]);
    }
  });

  it('finds a visitor’s photos by their fallback names, for admins alone', async () => {
    const visitorId = `${newVisitor()}_1`;
    const first = await aCleanPhoto({ visitorId, createdAt: '2026-07-31T12:00:00.000Z' });
    const second = await aCleanPhoto({ visitorId, createdAt: '2026-07-31T12:00:01.000Z' });
    await aCleanPhoto({ visitorId, createdAt: '2026-07-31T11:00:00.000Z', source: 'form' });
    const shown = async (name: string) => (await (await get(name, admin)).text()).split(':')[0];
    expect(await shown(`/uploads/chat_${visitorId}.jpg`)).toBe(cleanKey(first.name));
    expect(await shown(`/uploads/chat-${visitorId}.jpg`)).toBe(cleanKey(first.name));
    expect(await shown(`/api/photos/chat_${visitorId}_1.jpg`)).toBe(cleanKey(first.name));
    expect(await shown(`/api/photos/chat-${visitorId}_2.jpg`)).toBe(cleanKey(second.name));
    expect((await get('/uploads/chat_nobody.jpg', admin)).status).toBe(404);
  });
});

describe('GET /api/photos/{name}/state', () => {
  const stateOf = async (name: string, cookies: Cookies) =>
    (await (await get(`/api/photos/${name}/state`, cookies)).json()) as object;

  it('returns the state of a photo to its uploader, in the specification’s words', async () => {
    const { path, cookies } = await aTicket();
    const name = path.replace('/uploads/', '');
    const nothing = { path, message: null, width: null, height: null, placeholder: null, findings: null };
    expect(await stateOf(name, cookies)).toEqual({ ...nothing, state: 'pending' });
    await photos.markRefused(name, 'too_large', new Date());
    const message = PHOTO_REFUSAL_TEXTS.too_large;
    expect(await stateOf(name, cookies)).toEqual({ ...nothing, state: 'refused', message });
  });

  it('returns the findings to admins alone', async () => {
    const findings = { labels: [], junkType: null, junkConfidence: null, hazards: ['propane' as const] };
    const { name, visitorId } = await aCleanPhoto({ findings });
    expect(await stateOf(name, admin)).toMatchObject({ state: 'clean', ...CLEANED, findings });
    expect(await stateOf(name, await cookiesOf(visitorId))).toMatchObject({ ...CLEANED, findings: null });
  });
});

describe('GET /api/chat/photos', () => {
  it('lists the clean photos of the chat, to their visitor and to admins', async () => {
    const { visitorId, cookies } = await aTicket();
    const first = await aCleanPhoto({ visitorId, createdAt: '2026-07-31T12:00:00.000Z' });
    const second = await aCleanPhoto({ visitorId, createdAt: '2026-07-31T12:00:01.000Z' });
    await aCleanPhoto({ visitorId, source: 'form' });
    const path = `/api/chat/photos?visitorId=${visitorId}`;
    for (const as of [cookies, admin]) {
      const paths: unknown = await (await get(path, as)).json();
      expect(paths).toEqual([`/uploads/${first.name}`, `/uploads/${second.name}`]);
    }
    expect((await get(path)).status).toBe(401);
    expect((await get(path, (await aTicket()).cookies)).status).toBe(403);
    expect((await get('/api/chat/photos', admin)).status).toBe(400);
  });
});

it('logs names and sizes of photos, and neither visitors nor URLs', () => {
  const lines = product.logLines.filter((line) => line.includes('photo registered'));
  expect(lines.length).toBeGreaterThan(0);
  expect(product.logLines.join('\n')).not.toMatch(/visitor-\d|X-Amz-Signature|couch\.jpg/);
});

function rename(url: URL, name: string): void {
  url.pathname = url.pathname.replace(/[^/]+$/, name);
}
