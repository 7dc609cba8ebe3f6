import { setTimeout } from 'node:timers/promises';
import { newAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { LoginAttempts, MAX_ATTEMPTS } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { ADMIN } from '@harbour-haul/testing/admin';
import { accessMatrix, wrongWays } from '@harbour-haul/testing/hostile/access/access-matrix';
import { hostileStage } from '@harbour-haul/testing/hostile/hostile-stage';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

let product: LocalProduct;

beforeAll(async () => {
  product = await sharedProduct();
});

const login = (body: unknown) => product.call('POST', '/api/login', { body });
const user = (cookies: Record<string, string>) => product.call('GET', '/api/user', { cookies });

async function addAdmin(username: string, password: string): Promise<void> {
  await product.users.create(await newAdmin(username, password, new Date()));
}

/** Attempts are counted by quarters of an hour: two counts of one test are in one of them when it has this long to go. */
const ROOM_MS = 15_000;

/** Waits out a quarter of an hour that is nearly over. */
async function enoughOfTheWindow(): Promise<void> {
  const left = 900_000 - (Date.now() % 900_000);
  if (left < ROOM_MS) await setTimeout(left);
}

describe('POST /api/login', () => {
  beforeEach(enoughOfTheWindow);

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

  it('limits the attempts on an account from one network, the right password included, with the time to wait', async () => {
    await addAdmin('locked', 'vermilion-tugboat-atlas');
    for (let i = 0; i < MAX_ATTEMPTS.site; i += 1) {
      expect((await login({ username: 'locked', password: `guess ${i}` })).status).toBe(401);
    }
    const response = await login({ username: 'locked', password: 'vermilion-tugboat-atlas' });
    expect([response.status, response.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(ADMIN)).status).toBe(200);
  });

  it('lets nobody who knows a name keep its user out who has signed in with this browser before', async () => {
    const bea = { username: 'bea', password: 'vermilion-tugboat-atlas' };
    await addAdmin(bea.username, bea.password);
    const { cookies } = await login(bea);
    for (let i = 0; i < MAX_ATTEMPTS.site + 1; i += 1) await login({ ...bea, password: `guess ${i}` });
    expect((await login(bea)).status).toBe(429);
    const browser = { '__Host-browser': cookies['__Host-browser'] ?? '' };
    const again = await product.call('POST', '/api/login', { body: bea, cookies: browser });
    expect(again.status).toBe(200);
    // It is known for that user alone, and has a limit of its own.
    const guess = (username: string) =>
      product.call('POST', '/api/login', { body: { username, password: 'guess' }, cookies: browser });
    expect((await guess('locked')).status).toBe(429);
    for (let i = 0; i < MAX_ATTEMPTS.browser; i += 1) expect((await guess('bea')).status).toBe(401);
    expect((await guess('bea')).status).toBe(429);
  });
});

it('knows the browser of a sign-in no more once its user has a new password', async () => {
  await enoughOfTheWindow();
  const [username, password] = ['rhea', 'vermilion-tugboat-atlas'];
  await addAdmin(username, password);
  const { cookies } = await login({ username, password });
  const browser = { '__Host-browser': cookies['__Host-browser'] ?? '' };
  const signIn = (tried: string) =>
    product.call('POST', '/api/login', { body: { username, password: tried }, cookies: browser });
  for (let i = 0; i < MAX_ATTEMPTS.site; i += 1) await login({ username, password: `guess ${i}` });
  expect((await signIn(password)).status).toBe(200);
  const renewed = 'lantern-plum-kayak-93';
  await product.users.setPassword(
    username,
    (await newAdmin(username, renewed, new Date())).passwordHash ?? '',
  );
  expect((await signIn(renewed)).status).toBe(429);
});

describe('the attempts on an account', () => {
  it('are many more from all sites together than from one, which count on it no further', async () => {
    const attempts = new LoginAttempts(productTable(product, 'UsersTableName'));
    // The begin of a window that is under way: rows of one that is over may vanish.
    const now = new Date(Math.floor(Date.now() / 900_000) * 900_000);
    const from = (site: string | null) => attempts.count({ username: 'many', site, browser: null }, now);
    for (let i = 0; i < 2 * MAX_ATTEMPTS.site; i += 1) await from('first');
    expect(await from('first')).toBe(900);
    expect(await from('second')).toBe(0);
    const left = MAX_ATTEMPTS.account - MAX_ATTEMPTS.site - 1;
    for (let i = 0; i < left; i += 1) expect(await from(null)).toBe(0);
    expect(await from('third')).toBe(900);
    const known = { username: 'many', site: 'first', browser: 'known' };
    expect(await attempts.count(known, now)).toBe(0);
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

  it('ends in one browser alone, or everywhere', async () => {
    await addAdmin('erin', 'vermilion-tugboat-atlas');
    const signIn = async () =>
      (await login({ username: 'erin', password: 'vermilion-tugboat-atlas' })).cookies;
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    await product.call('POST', '/api/logout', { cookies: first });
    expect((await user(first)).status).toBe(401);
    expect((await user(second)).status).toBe(200);
    // Nobody ends the others with a cookie that is worthless.
    await product.call('POST', '/api/logout', { cookies: first, body: { everywhere: true } });
    expect((await user(third)).status).toBe(200);
    await product.call('POST', '/api/logout', { cookies: second, body: { everywhere: true } });
    expect((await user(third)).status).toBe(401);
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

/** What `npm run hostile` tries first, and more. */
it('lets everybody do by each route what the contract says, by each way', async () => {
  const stage = await hostileStage(product);
  expect((await wrongWays.run(stage)).open).toEqual([]);
  expect((await accessMatrix.run(stage)).open).toEqual([]);
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
