import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { KMSClient } from '@aws-sdk/client-kms';
import { newAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { SigningKey } from '@harbour-haul/aws/auth/signing-key';
import { Tokens } from '@harbour-haul/aws/auth/tokens';
import { LOGIN_LIMITS } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { SITE } from '@harbour-haul/domain/site/site';
import { ADMIN } from '@harbour-haul/testing/admin';
import { type LocalProduct, startLocalProduct } from '@harbour-haul/testing/local-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let product: LocalProduct;

beforeAll(async () => {
  product = await startLocalProduct();
});
afterAll(async () => product.stop());

const login = (body: unknown) => product.call('POST', '/api/login', { body });
const user = (cookies: Record<string, string>) => product.call('GET', '/api/user', { cookies });

async function addAdmin(username: string, password: string): Promise<void> {
  await product.users.create(await newAdmin(username, password, new Date()));
}

describe('POST /api/login', () => {
  it('signs in, whatever the case of the name, with a cookie that scripts cannot read', async () => {
    const response = await login({ ...ADMIN, username: ' ADMIN ' });
    expect([response.status, response.body]).toEqual([
      200,
      { id: 'admin', username: 'admin', role: 'admin' },
    ]);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=.*; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await user(response.cookies)).body).toEqual({ id: 'admin', username: 'admin', role: 'admin' });
  });

  it('gives a wrong name and a wrong password the same response', async () => {
    const wrongName = await login({ username: 'nobody', password: ADMIN.password });
    const wrongPassword = await login({ ...ADMIN, password: 'wrong' });
    expect(wrongName.status).toBe(401);
    expect(wrongName.body).toEqual({ code: 'unauthenticated', message: 'Invalid username or password' });
    expect(wrongPassword.body).toEqual(wrongName.body);
  });

  it('requires username and password', async () => {
    expect((await login({})).body.fields).toEqual({ username: 'Required', password: 'Required' });
  });

  it('limits the sign-in attempts of an account, the right password included, with the time to wait', async () => {
    await addAdmin('locked', 'vermilion-tugboat-atlas');
    for (let i = 0; i < LOGIN_LIMITS.account; i += 1) {
      expect((await login({ username: 'locked', password: `guess ${i}` })).status).toBe(401);
    }
    const response = await login({ username: 'locked', password: 'vermilion-tugboat-atlas' });
    expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(ADMIN)).status).toBe(200);
  });
});

describe('a sign-in', () => {
  it('ends at log-out, even for a copied cookie', async () => {
    const cookies = await product.signIn();
    const response = await product.call('POST', '/api/logout', { cookies });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await user(cookies)).status).toBe(401);
  });

  it('ends when the user is disabled or gets a new password', async () => {
    await addAdmin('carol', 'vermilion-tugboat-atlas');
    const first = await login({ username: 'carol', password: 'vermilion-tugboat-atlas' });
    await product.users.setPassword('carol', 'another hash');
    expect((await user(first.cookies)).status).toBe(401);

    await addAdmin('dave', 'vermilion-tugboat-atlas');
    const second = await login({ username: 'dave', password: 'vermilion-tugboat-atlas' });
    await product.users.disable('dave');
    expect((await user(second.cookies)).status).toBe(401);
    expect((await login({ username: 'dave', password: 'vermilion-tugboat-atlas' })).status).toBe(401);
  });
});

describe('a forged sign-in cookie', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'harbour-haul', aud: 'admin', sub: 'admin', ver: 1 };
  const later = Math.floor(Date.now() / 1000) + 3600;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = (header: object, payload: object) => {
    const text = `${encode(header)}.${encode(payload)}`;
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  };
  const ourKid = async () =>
    ((await product.call('GET', '/api/.well-known/jwks.json')).body.keys as { kid: string }[])[0]?.kid;

  /** Tokens that our own key has signed, as only a fault of ours or a neighbour of ours could. */
  const ourTokens = async (issuer: string) => {
    const { accessKeyId, secretAccessKey, region, endpoints } = product;
    const credentials = { accessKeyId, secretAccessKey };
    const kms = new KMSClient({ endpoint: endpoints.kms, region, credentials });
    return new Tokens(new SigningKey(kms, (await ourKid()) ?? ''), issuer);
  };
  const admin = async (changes: object = {}) => {
    const version = (await product.users.get('admin'))?.tokenVersion ?? 0;
    return { role: 'admin' as const, subject: 'admin', version, ...changes };
  };

  it('is refused, while a real sign-in cookie passes', async () => {
    const token = await (await ourTokens(claims.iss)).issue(await admin(), 3600, new Date());
    expect((await user({ '__Host-session': token })).status).toBe(200);
  });

  it.each([
    [
      'the site for its issuer, whose address may change',
      async () => (await ourTokens(SITE.url)).issue(await admin(), 3600, new Date()),
    ],
    [
      'another issuer',
      async () => (await ourTokens('https://other.example')).issue(await admin(), 3600, new Date()),
    ],
    [
      'its time over',
      async () => (await ourTokens(claims.iss)).issue(await admin(), 3600, new Date(Date.now() - 7_200_000)),
    ],
    [
      'an audience of visitors',
      async () => (await ourTokens(claims.iss)).issue(await admin({ role: 'visitor' }), 3600, new Date()),
    ],
    [
      'a user who is gone',
      async () => (await ourTokens(claims.iss)).issue(await admin({ subject: 'gone' }), 3600, new Date()),
    ],
    ['none at all', async () => ''],
    ['no token', async () => 'not-a-token'],
    ['alg none', async () => `${encode({ alg: 'none' })}.${encode({ ...claims, exp: later })}.`],
    [
      'a key of its own',
      async () => signed({ alg: 'ES256', kid: await ourKid() }, { ...claims, exp: later }),
    ],
    ['an unknown key', async () => signed({ alg: 'ES256', kid: 'mine' }, { ...claims, exp: later })],
    [
      'the public key as a shared secret',
      async () => {
        const text = `${encode({ alg: 'HS256', kid: await ourKid() })}.${encode({ ...claims, exp: later })}`;
        const secret = JSON.stringify((await product.call('GET', '/api/.well-known/jwks.json')).body.keys);
        return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
      },
    ],
  ])('with %s is refused', async (_case, token) => {
    const response = await user({ '__Host-session': await token() });
    expect([response.status, response.body]).toEqual([
      401,
      { code: 'unauthenticated', message: 'Please sign in.' },
    ]);
  });
});

describe('the access of each route in the contract', () => {
  const guarded = Object.values(API_ROUTES).filter(({ access }) => access !== 'public');
  // Whether a photo exists is returned to those alone who may see it.
  const refusal = (access: string) => (access === 'viewer' ? [404, 'not_found'] : [401, 'unauthenticated']);

  it.each(guarded.map(({ method, path, access }) => [method, path, refusal(access)] as const))(
    '%s %s refuses requests without a cookie',
    async (method, path, refused) => {
      const response = await product.call(method, path.replace(/\{\w+\}/g, 'anything'));
      expect([response.status, response.body.code]).toEqual(refused);
    },
  );
});

describe('the origin guard', () => {
  it('refuses requests past CloudFront, whatever their headers say', async () => {
    const direct = await product.call('POST', '/api/login', { body: ADMIN }, product.apiUrl);
    expect([direct.status, direct.body.code]).toEqual([403, 'forbidden']);
    const guessed = { headers: { 'x-origin-token': 'guess' }, body: ADMIN };
    expect((await product.call('POST', '/api/login', guessed, product.apiUrl)).status).toBe(403);
  });

  it('refuses cross-site writes by the browser’s Fetch Metadata', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await product.call('POST', '/api/login', { body: ADMIN, headers })).status).toBe(403);
  });
});
