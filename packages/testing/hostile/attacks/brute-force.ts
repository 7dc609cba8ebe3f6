import { setTimeout as wait } from 'node:timers/promises';
import { LoginAttempts, MAX_ATTEMPTS } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { ADMIN } from '../../admin.ts';
import { countTo } from '../../count-to.ts';
import type { LocalProduct } from '../../local-product.ts';
import { productTable } from '../../product-table.ts';
import { type Attack, Findings, type ShortRun } from '../attack.ts';
import { type FromNetwork, fromNetworks } from '../from-network.ts';
import type { Cookies, HostileResponse } from '../hostile-caller.ts';

const BROWSER = '__Host-browser';
const WINDOW_MS = 900_000;
/** As long as it takes, whole and in short. */
const [ROOM_MS, SHORT_ROOM_MS] = [120_000, 30_000];

/** Tries a password at an address. */
type Try = (
  address: string,
  body: { username: string; password: string },
  browser?: string,
) => Promise<HostileResponse>;

/**
 * Guesses at passwords from one network, from many, and from many networks of one site, and names from one network.
 * @param short the product's limits, and how many guesses are left of those of an account and of names: others are counted as made
 */
export function bruteForce(short?: ShortRun): Attack {
  return {
    name: 'brute force of sign-in',
    run: async ({ product }) => {
      const findings = new Findings();
      await enoughOfTheWindow(short ? SHORT_ROOM_MS : ROOM_MS);
      const attempt = tryAt(await fromNetworks(product));
      await oneNetwork(attempt, findings);
      await addressesOfOne(attempt, findings);
      await manyNetworks(attempt, product, short?.left ?? MAX_ATTEMPTS.account, findings);
      await manyNames(attempt, product, short, findings);
      return findings;
    },
  };
}

/** Waits out a quarter of an hour that is nearly over: what is counted in it is forgotten then. */
async function enoughOfTheWindow(room: number): Promise<void> {
  const left = WINDOW_MS - (Date.now() % WINDOW_MS);
  if (left < room) await wait(left);
}

/** Whoever sends claims to be at yet another address, in vain. */
function tryAt(from: FromNetwork): Try {
  let claims = 0;
  return (address, body, browser) => {
    claims += 1;
    const claimed = `198.51.100.${claims % 250}`;
    const headers = { 'x-forwarded-for': claimed, 'cloudfront-viewer-address': `${claimed}:1` };
    const cookies: Cookies = browser === undefined ? {} : { [BROWSER]: browser };
    return from(address, { method: 'POST', path: '/api/login', body, headers, cookies });
  };
}

const guess = (username: string, n: number) => ({ username, password: `guess ${n}` });

/** The right password behind too many wrong ones is refused like them, with the time to wait. */
async function oneNetwork(attempt: Try, findings: Findings): Promise<void> {
  const address = '203.0.113.1';
  await guessFrom(() => address, MAX_ATTEMPTS.site + 1, 'keeper', attempt, findings);
  const right = await attempt(address, { ...ADMIN, username: 'keeper' });
  findings.note(`the right password after guesses: ${right.status}`, right.status === 429);
  findings.note('it says when to try again', Number(right.headers.get('retry-after')) > 0);
}

/** A customer has 65,536 networks of 2^64 addresses: they are one site. */
async function addressesOfOne(attempt: Try, findings: Findings): Promise<void> {
  const address = (n: number) => `2001:db8:1:${n.toString(16)}:${n}::${n + 1}`;
  await guessFrom(address, MAX_ATTEMPTS.site, 'gone', attempt, findings);
  const right = await attempt(address(99), { ...ADMIN, username: 'gone' });
  findings.note(`another /64 of the same /48: ${right.status}`, right.status === 429);
}

/**
 * All networks together have so many guesses; after them nobody signs in there but by a browser that has done it before, which has
 * few guesses of its own.
 */
async function manyNetworks(
  attempt: Try,
  product: LocalProduct,
  left: number,
  findings: Findings,
): Promise<void> {
  const signedIn = await attempt('192.0.2.1', ADMIN);
  const browser = cookieOf(signedIn, BROWSER);
  await countGuesses(product, MAX_ATTEMPTS.account - left);
  const network = (n: number) => (n % 2 === 0 ? `192.0.2.${n + 2}` : `2001:db8:${(n + 2).toString(16)}::1`);
  const at = (n: number) => network(Math.floor(n / MAX_ATTEMPTS.site));
  const taken = await guessFrom(at, left + MAX_ATTEMPTS.site, ADMIN.username, attempt, findings);
  findings.note(`${taken} of ${left} guesses from everywhere`, taken <= left);
  const strange = await attempt('192.0.2.250', ADMIN);
  findings.note(`the right password from elsewhere: ${strange.status}`, strange.status === 429);
  const forged = await attempt('192.0.2.250', ADMIN, 'B'.repeat(browser.length));
  findings.note(`with a browser that is made up: ${forged.status}`, forged.status === 429);
  const known = await attempt('192.0.2.250', ADMIN, browser);
  findings.note(`its user by the own browser: ${known.status}`, known.status === 200);
  const other = await attempt('203.0.113.1', { ...ADMIN, username: 'keeper' }, browser);
  findings.note(`the browser of another user: ${other.status}`, other.status === 429);
  for (let n = 0; n < MAX_ATTEMPTS.browser; n += 1)
    await attempt('192.0.2.252', guess(ADMIN.username, n), browser);
  const guessed = await attempt('192.0.2.252', ADMIN, browser);
  findings.note(`a stolen browser after guesses: ${guessed.status}`, guessed.status === 429);
}

/** Counts guesses at the admin's account from everywhere. */
async function countGuesses(product: LocalProduct, times: number): Promise<void> {
  const attempts = new LoginAttempts(productTable(product, 'UsersTableName'));
  const from = { username: ADMIN.username, site: null, browser: null };
  for (let n = 0; n < times; n += 1) await attempts.count(from, new Date());
}

/** One password tried on many names. */
async function manyNames(
  attempt: Try,
  product: LocalProduct,
  short: ShortRun | undefined,
  findings: Findings,
): Promise<void> {
  const { max } = LIMITS.signIns.address;
  if (short) {
    await attempt('203.0.113.9', guess('name-first', 0));
    await countTo(product, 'signIns', max * short.width - short.left);
  }
  for (let n = 0; n < (short?.left ?? max); n += 1) {
    const { status } = await attempt('203.0.113.9', guess(`name-${n}`, 0));
    findings.note(`a name: ${status}`, status === 401);
  }
  const { status } = await attempt('203.0.113.9', guess('name-more', 0));
  findings.note(`one name more: ${status}`, status === 429);
}

/** @returns how many were looked at */
async function guessFrom(
  addressOf: (n: number) => string,
  times: number,
  username: string,
  attempt: Try,
  findings: Findings,
): Promise<number> {
  let taken = 0;
  for (let n = 0; n < times; n += 1) {
    const { status } = await attempt(addressOf(n), guess(username, n));
    findings.note(`a guess at ${username}: ${status}`, status === 401 || status === 429);
    if (status === 401) taken += 1;
  }
  return taken;
}

function cookieOf({ headers }: HostileResponse, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  return /=([^;]*)/.exec(set)?.[1] ?? '';
}
