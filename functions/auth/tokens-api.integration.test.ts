import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { KeyRing } from '@harbour-haul/aws/auth/key-ring';
import { readPublicKey } from '@harbour-haul/aws/auth/read-public-key';
import { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { type TokenClaims, type TokenIssuer, Tokens } from '@harbour-haul/aws/auth/tokens';
import { JsonClient } from '@harbour-haul/aws/clients/json-client';
import { SITE } from '@harbour-haul/domain/site/site';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

let product: LocalProduct;
/** The keys of the product, by kind, as only the functions that hold the right to them can use them. */
let keys: { admin: SigningKey; visitor: SigningKey };
/** The public keys that the product publishes. */
let published: { kid: string }[];

beforeAll(async () => {
  product = await sharedProduct();
  published = (await product.call('GET', '/api/.well-known/jwks.json')).body.keys as { kid: string }[];
  const { accessKeyId, secretAccessKey, region, endpoints } = product;
  const credentials = { accessKeyId, secretAccessKey };
  const kms = new JsonClient('kms', { endpoint: endpoints.kms, region, credentials });
  const [admin = '', visitor = ''] = published.map(({ kid }) => kid);
  const keyOf = async (id: string) => new SigningKey(kms, { id, publicKey: await readPublicKey(kms, id) });
  keys = { admin: await keyOf(admin), visitor: await keyOf(visitor) };
});

const HOUR = 3600;
const VISITOR = 'visitor-of-tokens';
const ISSUER: TokenIssuer = { name: 'harbour-haul' };
const claims = { iss: ISSUER.name, aud: 'admin', sub: 'admin', ver: 1 };
const later = Math.floor(Date.now() / 1000) + HOUR;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const user = (token: string) => product.call('GET', '/api/user', { cookies: { '__Host-session': token } });
const visitor = (token: string) =>
  product.call('GET', `/api/leads/check-visitor/${VISITOR}`, { cookies: { '__Host-visitor': token } });

/** A token that one of our keys has signed, as a function would that may use it. */
async function signedBy(
  key: 'admin' | 'visitor',
  token: TokenClaims,
  { issuer = ISSUER, now = new Date() }: { issuer?: TokenIssuer; now?: Date } = {},
): Promise<string> {
  const ring = new KeyRing(keys[key]);
  return new Tokens({ admin: ring, visitor: ring }, issuer).issue(token, HOUR, now);
}

async function anAdmin(changes: Partial<TokenClaims> = {}): Promise<TokenClaims> {
  const version = (await product.users.get('admin'))?.tokenVersion ?? 0;
  return { role: 'admin', subject: 'admin', version, id: null, ...changes };
}

const aVisitor: TokenClaims = { role: 'visitor', subject: VISITOR, version: 0, id: null };

/** A token of any header, signed by any key of ours. */
async function handmade(key: 'admin' | 'visitor', header: object, payload: object): Promise<string> {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${(await keys[key].sign(text)).toString('base64url')}`;
}

it('publishes a key for each kind of token, and nothing that signs', () => {
  expect(new Set(published.map(({ kid }) => kid)).size).toBe(2);
  for (const key of published) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(key).not.toHaveProperty('d');
  }
});

describe('a sign-in cookie', () => {
  it('is good where the key of users signed it', async () => {
    expect((await user(await signedBy('admin', await anAdmin()))).status).toBe(200);
  });

  it.each([
    ['cut by one character', (token: string) => token.slice(0, -1)],
    ['cut to two characters', (token: string) => token.slice(0, token.lastIndexOf('.') + 3)],
    ['cut off', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['one byte too long', (token: string) => `${token}AA`],
    ['filled up with signs of equality', (token: string) => `${token}==`],
    ['none of its alphabet', (token: string) => `${token.slice(0, -3)}+/*`],
  ])('is none where its signature is %s, nor is a visitor’s', async (_, change) => {
    expect((await user(change(await signedBy('admin', await anAdmin())))).status).toBe(401);
    expect((await visitor(change(await signedBy('visitor', aVisitor)))).status).toBe(401);
  });

  it.each<[string, () => Promise<string>]>([
    ['the key of visitors', async () => signedBy('visitor', await anAdmin())],
    [
      'the key of visitors under the name of the key of users',
      async () => handmade('visitor', { alg: 'ES256', kid: keys.admin.id }, { ...claims, exp: later }),
    ],
    [
      'the key of visitors, which it carries along',
      async () =>
        handmade(
          'visitor',
          { alg: 'ES256', kid: keys.admin.id, jwk: keys.visitor.jwk },
          { ...claims, exp: later },
        ),
    ],
    [
      'the key of visitors, with both audiences',
      async () =>
        handmade(
          'visitor',
          { alg: 'ES256', kid: keys.visitor.id },
          { ...claims, aud: ['visitor', 'admin'], exp: later },
        ),
    ],
    ['the key of users for a visitor', async () => signedBy('admin', await anAdmin({ role: 'visitor' }))],
    [
      'the site for its issuer, whose address may change',
      async () => signedBy('admin', await anAdmin(), { issuer: { name: SITE.url } }),
    ],
    [
      'another issuer',
      async () => signedBy('admin', await anAdmin(), { issuer: { name: 'https://other.example' } }),
    ],
    [
      'the key of users two hours ago',
      async () => signedBy('admin', await anAdmin(), { now: new Date(Date.now() - 2 * HOUR * 1000) }),
    ],
    [
      'the key of users for a user who is gone',
      async () => signedBy('admin', await anAdmin({ subject: 'gone' })),
    ],
    ['nobody, being empty', async () => ''],
    ['nobody, being no token', async () => 'not-a-token'],
    ['nobody, by alg none', async () => `${encode({ alg: 'none' })}.${encode({ ...claims, exp: later })}.`],
    [
      'a key of its own under the name of ours',
      async () => {
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const text = `${encode({ alg: 'ES256', kid: keys.admin.id })}.${encode({ ...claims, exp: later })}`;
        const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
        return `${text}.${signature.toString('base64url')}`;
      },
    ],
    [
      'an unknown key',
      async () => handmade('admin', { alg: 'ES256', kid: 'mine' }, { ...claims, exp: later }),
    ],
    [
      'the key of users by another algorithm’s name',
      async () => handmade('admin', { alg: 'ES384', kid: keys.admin.id }, { ...claims, exp: later }),
    ],
    [
      'the public key as a shared secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: keys.admin.id })}.${encode({ ...claims, exp: later })}`;
        return `${text}.${createHmac('sha256', JSON.stringify(published)).update(text).digest('base64url')}`;
      },
    ],
  ])('is refused that is signed by %s', async (_case, token) => {
    const response = await user(await token());
    expect([response.status, response.body]).toEqual([
      401,
      { code: 'unauthenticated', message: 'Please sign in.' },
    ]);
  });
});

describe('a visitor’s cookie', () => {
  it.each<[string, () => Promise<string>]>([
    ['the key of visitors', async () => signedBy('visitor', aVisitor)],
    [
      'that key when tokens were issued by the site’s address, which is good for half a year',
      async () => signedBy('visitor', aVisitor, { issuer: { name: SITE.url } }),
    ],
  ])('is good where it was signed by %s', async (_case, token) => {
    expect((await visitor(await token())).status).not.toBe(401);
  });

  it.each<[string, () => Promise<string>]>([
    ['the key of users', async () => signedBy('admin', aVisitor)],
    ['the key of visitors for a user', async () => signedBy('visitor', { ...aVisitor, role: 'admin' })],
    [
      'another issuer',
      async () => signedBy('visitor', aVisitor, { issuer: { name: 'https://other.example' } }),
    ],
  ])('is refused that is signed by %s', async (_case, token) => {
    expect((await visitor(await token())).status).toBe(401);
  });
});
