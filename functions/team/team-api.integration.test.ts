import { newAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { Accounts } from '@harbour-haul/aws/dynamodb/users/accounts';
import type { Account, SetUpLink } from '@harbour-haul/contract/team/account';
import { MAX_ACCOUNTS, type TeamEvent } from '@harbour-haul/domain/users/account';
import { ADMIN } from '@harbour-haul/testing/admin';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { createTestTables } from '@harbour-haul/testing/tables';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

const PASSWORD = 'vermilion-tugboat-atlas';
const OTHER_PASSWORD = 'lantern-plum-kayak-93';
const USELESS = 'This link was used already or is too old. Please ask a colleague for a new one.';

let product: LocalProduct;
beforeAll(async () => {
  product = await sharedProduct();
});

/** What the calls return, each a part of it. */
interface Answer extends Account {
  accounts: Account[];
  events: TeamEvent[];
  account: Account;
  setUp: SetUpLink;
  code: string;
  message: string;
  fields: Record<string, string>;
}

async function call(method: string, path: string, cookies: Cookies = {}, body?: unknown) {
  const response = await product.call(method, path, { cookies, body });
  return { ...response, body: response.body as unknown as Answer };
}

const login = (username: string, password: string) => call('POST', '/api/login', {}, { username, password });
const get = (cookies: Cookies) => call('GET', '/api/accounts', cookies);
const post = (cookies: Cookies, path: string, body?: unknown) =>
  call('POST', `/api/accounts${path}`, cookies, body);
const setUp = (link: Pick<SetUpLink, 'username' | 'secret'>, password: string) =>
  call('POST', '/api/accounts/set-up', {}, { ...link, password });

/** The cookies of a sign-in that has just been confirmed. */
async function confirmed(
  username: string = ADMIN.username,
  password: string = ADMIN.password,
): Promise<Cookies> {
  const { cookies } = await login(username, password);
  const response = await call('POST', '/api/user/confirm', cookies, { password });
  expect(response.status).toBe(204);
  return { ...cookies, ...response.cookies };
}

/** A colleague who has chosen a password. */
async function addColleague(username: string, by: Cookies): Promise<void> {
  const { body } = await post(by, '', { username });
  const { username: name, secret } = body.setUp;
  expect((await setUp({ username: name, secret }, PASSWORD)).status).toBe(204);
}

const linkOf = ({ username, secret }: SetUpLink) => ({ username, secret });
const stateOf = async (cookies: Cookies, username: string) =>
  (await get(cookies)).body.accounts.find(({ id }: { id: string }) => id === username)?.state;

describe('adding a colleague', () => {
  it('makes a link by which they choose their password once, and says so in the log', async () => {
    const by = await confirmed();
    const added = await post(by, '', { username: ' Nora.Lee ', displayName: 'Nora' });
    expect(added.status).toBe(201);
    const { account, setUp: link } = added.body;
    expect(account).toMatchObject({
      id: 'nora.lee',
      displayName: 'Nora',
      state: 'invited',
      lastSignInAt: null,
    });
    expect(link.until).toBe(account.setUpUntil);
    expect((await login('nora.lee', '')).status).toBe(400);
    expect((await login('nora.lee', PASSWORD)).status).toBe(401);
    const weak = await setUp(linkOf(link), 'nora.lee2026!');
    expect([weak.status, weak.body.fields.password]).toEqual([400, expect.stringContaining('easy to guess')]);
    expect((await setUp(linkOf(link), PASSWORD)).status).toBe(204);
    const again = await setUp(linkOf(link), OTHER_PASSWORD);
    expect([again.status, again.body.message]).toEqual([403, USELESS]);
    expect((await login('nora.lee', PASSWORD)).body).toMatchObject({ id: 'nora.lee', displayName: 'Nora' });
    const list = await get(by);
    expect(list.body.accounts).toContainEqual(
      expect.objectContaining({ id: 'nora.lee', state: 'active', lastSignInAt: expect.any(String) }),
    );
    expect(
      list.body.events.slice(0, 2).map(({ by: who, what, username }: TeamEvent) => [who, what, username]),
    ).toEqual([
      ['nora.lee', 'set_up', 'nora.lee'],
      ['admin', 'added', 'nora.lee'],
    ]);
    // Neither the secret nor what stands for it or for a password is told.
    expect(JSON.stringify(list.body)).not.toMatch(/[Hh]ash|secret|argon2/);
  });

  it('refuses a name that is taken, and one that nobody can sign in with', async () => {
    const by = await confirmed();
    const taken = await post(by, '', { username: 'ADMIN' });
    expect([taken.status, taken.body.message]).toEqual([409, 'There is a user admin already.']);
    const colleague = await post(by, '', { username: 'mona' });
    expect(colleague.status).toBe(201);
    expect((await post(by, '', { username: ' Mona ' })).body.message).toBe('There is a user mona already.');
    expect((await login(ADMIN.username, ADMIN.password)).status).toBe(200);
    for (const username of ['#team', '#team-log', 'attempts#account#1#a', 'ann lee', '', 7])
      expect([username, (await post(by, '', { username })).status]).toEqual([username, 400]);
    const named = await post(by, '', { username: 'ned', displayName: '<b>Ned</b>' });
    expect(Object.keys(named.body.fields)).toEqual(['displayName']);
  });
});

describe('a set-up link', () => {
  it('that is wrong, used, replaced or of nobody gets one response', async () => {
    const by = await confirmed();
    const { body } = await post(by, '', { username: 'olga' });
    const first = linkOf(body.setUp);
    const second = linkOf((await post(by, '/olga/reset')).body.setUp);
    const wrong = { ...second, secret: 'A'.repeat(43) };
    for (const link of [first, wrong, { ...second, username: 'nobody' }, { ...second, username: 'admin' }]) {
      const response = await setUp(link, PASSWORD);
      expect([response.status, response.body]).toEqual([403, { code: 'forbidden', message: USELESS }]);
    }
    expect((await setUp(second, PASSWORD)).status).toBe(204);
  });

  it('ends with the sign-in of who made it, and those that are left cannot be told from others', async () => {
    const by = await confirmed();
    await addColleague('mallory', by);
    const mallory = await confirmed('mallory', PASSWORD);
    const made = linkOf((await post(mallory, '', { username: 'jane' })).body.setUp);
    await addColleague('rob', by);
    const reset = linkOf((await post(mallory, '/rob/reset')).body.setUp);
    await post(by, '/mallory/access', { disabled: true });
    for (const link of [made, reset]) {
      const response = await setUp(link, OTHER_PASSWORD);
      expect([response.status, response.body]).toEqual([403, { code: 'forbidden', message: USELESS }]);
    }
    await post(by, '/mallory/access', { disabled: false });
    expect((await setUp(made, OTHER_PASSWORD)).status).toBe(403);
    const again = linkOf((await post(by, '/jane/reset')).body.setUp);
    expect((await setUp(again, PASSWORD)).status).toBe(204);
  });

  it('ends when its account is disabled, and a new one is needed after that', async () => {
    const by = await confirmed();
    const link = linkOf((await post(by, '', { username: 'paul' })).body.setUp);
    const disabled = await post(by, '/paul/access', { disabled: true });
    expect(disabled.body).toMatchObject({ state: 'disabled', setUpUntil: null });
    expect((await setUp(link, PASSWORD)).status).toBe(403);
    const enabled = await post(by, '/paul/access', { disabled: false });
    expect(enabled.body).toMatchObject({ state: 'invited', setUpUntil: null });
    expect((await setUp(link, PASSWORD)).status).toBe(403);
    const second = linkOf((await post(by, '/paul/reset')).body.setUp);
    expect((await setUp(second, PASSWORD)).status).toBe(204);
    expect(await stateOf(by, 'paul')).toBe('active');
  });

  it('works once, of two who use it at once', async () => {
    const by = await confirmed();
    const link = linkOf((await post(by, '', { username: 'pia' })).body.setUp);
    const both = await Promise.all([setUp(link, PASSWORD), setUp(link, OTHER_PASSWORD)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 403]));
  });
});

describe('resetting and disabling', () => {
  it('end every sign-in at once, and a new link or enabling lets the colleague in again', async () => {
    const by = await confirmed();
    await addColleague('rita', by);
    const first = (await login('rita', PASSWORD)).cookies;
    const reset = await post(by, '/rita/reset');
    expect([reset.status, reset.body.account.state]).toEqual([200, 'invited']);
    expect((await get(first)).status).toBe(401);
    expect((await login('rita', PASSWORD)).status).toBe(401);
    expect((await setUp(linkOf(reset.body.setUp), OTHER_PASSWORD)).status).toBe(204);
    const second = (await login('rita', OTHER_PASSWORD)).cookies;
    expect((await call('PATCH', '/api/accounts/rita', by, { displayName: 'Rita R' })).status).toBe(200);
    expect((await post(by, '/rita/access', { disabled: true })).body.state).toBe('disabled');
    // What is theirs still has their name, and nothing more is given to them.
    const team = (await product.call('GET', '/api/team', { cookies: by })).body as Record<string, unknown[]>;
    expect(team.former).toEqual([{ id: 'rita', name: 'Rita R' }]);
    expect(team.members).not.toContainEqual(expect.objectContaining({ id: 'rita' }));
    expect((await get(second)).status).toBe(401);
    expect((await login('rita', OTHER_PASSWORD)).status).toBe(401);
    // Again for nothing: nothing is logged twice.
    expect((await post(by, '/rita/access', { disabled: true })).status).toBe(200);
    expect((await post(by, '/rita/reset')).status).toBe(409);
    expect((await post(by, '/rita/access', { disabled: false })).body.state).toBe('active');
    expect((await get(second)).status).toBe(401);
    expect((await login('rita', OTHER_PASSWORD)).status).toBe(200);
    const { events } = (await get(by)).body;
    const ofRita = events.filter(({ username }: TeamEvent) => username === 'rita');
    expect(ofRita.map(({ what }: TeamEvent) => what)).toEqual([
      'enabled',
      'disabled',
      'renamed',
      'set_up',
      'reset',
      'set_up',
      'added',
    ]);
  });

  it('are refused of oneself, and of nobody', async () => {
    const by = await confirmed();
    const own = 'Please let a colleague do this: it is your own account.';
    expect((await post(by, '/admin/access', { disabled: true })).body.message).toBe(own);
    expect((await post(by, '/ADMIN/reset')).body.message).toBe(own);
    for (const path of ['/nobody/reset', '/%23team/reset', '/%23team-log/reset'])
      expect([path, (await post(by, path)).status]).toEqual([path, 404]);
    expect(await stateOf(by, 'admin')).toBe('active');
  });

  it('leave somebody who can sign in, of two who disable or reset each other at once', async () => {
    const by = await confirmed();
    await addColleague('sue', by);
    await addColleague('tom', by);
    for (const [path, body] of [
      ['access', { disabled: true }],
      ['reset', undefined],
    ] as const) {
      const [sue, tom] = [await confirmed('sue', PASSWORD), await confirmed('tom', PASSWORD)];
      const both = await Promise.all([post(sue, `/tom/${path}`, body), post(tom, `/sue/${path}`, body)]);
      expect([path, new Set(both.map(({ status }) => status))]).toEqual([path, new Set([200, 401])]);
      const lost = both[0]?.status === 200 ? 'tom' : 'sue';
      if (path === 'access') await post(by, `/${lost}/access`, { disabled: false });
    }
  });
});

describe('a confirmation', () => {
  it('is needed for whatever lets somebody in or keeps them out, and not for a name', async () => {
    const { cookies } = await login(ADMIN.username, ADMIN.password);
    await addColleague('uma', await confirmed());
    for (const [path, body] of [
      ['', { username: 'vera' }],
      ['/uma/reset', undefined],
      ['/uma/access', { disabled: true }],
    ] as const) {
      const response = await post(cookies, path, body);
      expect([path, response.status, response.body.code]).toEqual([path, 403, 'confirmation_required']);
    }
    const rename = (displayName: string) => call('PATCH', '/api/accounts/uma', cookies, { displayName });
    expect((await rename(' Uma Roy ')).body.displayName).toBe('Uma Roy');
    expect((await rename('')).body.displayName).toBeNull();
  });

  it('is of one sign-in alone, and is no sign-in', async () => {
    const mine = await confirmed();
    const confirmation = { '__Host-confirmed': mine['__Host-confirmed'] ?? '' };
    const other = (await login(ADMIN.username, ADMIN.password)).cookies;
    expect((await post({ ...other, ...confirmation }, '', { username: 'xia' })).status).toBe(403);
    expect((await post(confirmation, '', { username: 'xia' })).status).toBe(401);
    const asSession = { '__Host-session': confirmation['__Host-confirmed'] ?? '' };
    expect((await get(asSession)).status).toBe(401);
    const session = mine['__Host-session'] ?? '';
    const asConfirmed = { '__Host-session': session, '__Host-confirmed': session };
    expect((await post(asConfirmed, '', { username: 'xia' })).status).toBe(403);
    expect((await call('POST', '/api/logout', mine)).status).toBe(204);
    expect((await post(mine, '', { username: 'xia' })).status).toBe(401);
  });

  it('takes the own password, and counts as an attempt to sign in', async () => {
    await product.users.create(await newAdmin('yara', PASSWORD, new Date()));
    const { cookies } = await login('yara', PASSWORD);
    const withoutBrowser = { '__Host-session': cookies['__Host-session'] ?? '' };
    const confirm = (password: string) => call('POST', '/api/user/confirm', withoutBrowser, { password });
    const wrong = await confirm(ADMIN.password);
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'That is not your password.' }]);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await confirm(`guess ${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await confirm(PASSWORD)).status).toBe(429);
  });
});

describe('another password of one’s own', () => {
  it('is set after the old one, ends every sign-in, and stands in the log', async () => {
    const by = await confirmed();
    await addColleague('petra', by);
    const other = (await login('petra', PASSWORD)).cookies;
    const signedIn = (await login('petra', PASSWORD)).cookies;
    const change = (cookies: Cookies, password: string) =>
      call('POST', '/api/user/password', cookies, { password });
    expect((await change(signedIn, OTHER_PASSWORD)).body.code).toBe('confirmation_required');
    const { cookies } = await call('POST', '/api/user/confirm', signedIn, { password: PASSWORD });
    const sure = { ...signedIn, ...cookies };
    const weak = await change(sure, 'petra-petra-petra');
    expect([weak.status, typeof weak.body.fields.password]).toEqual([400, 'string']);
    const tried = await Promise.all([change(sure, OTHER_PASSWORD), change(sure, OTHER_PASSWORD)]);
    expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    for (const ended of [other, sure]) expect((await get(ended)).status).toBe(401);
    expect((await login('petra', PASSWORD)).status).toBe(401);
    const anew = (await login('petra', OTHER_PASSWORD)).cookies;
    const { events } = (await get(anew)).body;
    expect(events[0]).toMatchObject({ what: 'changed_password', by: 'petra', username: 'petra' });
  });
});

describe('the accounts in the table', () => {
  const at = '2026-11-23T12:00:00.000Z';
  const link = { setUpHash: 'hash', setUpUntil: '2026-11-26T12:00:00.000Z' };

  it('are no more than there may be, and no number of renames hides in their log what was done about access', async () => {
    const tables = await createTestTables();
    const accounts = new Accounts(new Table(tables.clientOf('team'), tables.usersTable));
    await new Table(tables.client, tables.usersTable).put({
      ...(await newAdmin('admin', PASSWORD, new Date(at))),
    });
    const actor = { username: 'admin', tokenVersion: 1 };
    const add = (username: string) => accounts.add({ username, createdAt: at }, link, actor);
    for (let i = 0; i < MAX_ACCOUNTS; i += 1) expect(await add(`user${i}`)).toBe('changed');
    expect(await add('one-more')).toBe('full');
    expect(await accounts.get('one-more')).toBeNull();
    expect(await add('user1')).toBe('refused');
    const [given, taken] = [
      { before: null, name: 'One' },
      { before: 'One', name: null },
    ];
    for (let i = 0; i < 120; i += 1) await accounts.rename('user1', i % 2 ? taken : given, 'admin', at);
    const { events, accounts: all } = await accounts.list();
    const added = events.filter(({ what }) => what === 'added');
    expect([added.length, events[0]?.what, all.length]).toEqual([MAX_ACCOUNTS, 'renamed', MAX_ACCOUNTS]);
    expect(events).toHaveLength(MAX_ACCOUNTS + 30);
    // Of somebody whom the list does not know yet, too.
    await new Table(tables.client, tables.usersTable).put({
      ...(await newAdmin('by-command', PASSWORD, new Date(at))),
    });
    expect(await accounts.setDisabled('by-command', true, actor, at)).toBe('changed');
    expect(await add('one-more')).toBe('full');
    const ended = { username: 'admin', tokenVersion: 2 };
    expect(await accounts.reset('user1', link, ended, at)).toBe('ended');
  }, 60_000);
});
