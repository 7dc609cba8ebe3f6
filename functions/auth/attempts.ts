import { createHash, randomBytes } from 'node:crypto';
import { type Attempter, BROWSER_SECONDS } from '@harbour-haul/aws/dynamodb/users/login-attempts';
import { AppError } from '@harbour-haul/domain/errors';
import { limitText } from '@harbour-haul/domain/limits/limit-text';
import { isUsername, type User } from '@harbour-haul/domain/users/user';
import { BROWSER_COOKIE, tokenCookie } from '../shared/cookies.ts';
import { siteOfSender } from '../shared/limits/limiter.ts';
import { requireSenderWithin } from '../shared/limits/require-within.ts';
import type { AuthDeps } from './deps.ts';

const BROWSER_BYTES = 24;
const BROWSER = /^[A-Za-z0-9_-]{32}$/;

interface Attempt {
  username: string;
  viewerAddress: string;
  cookies: Record<string, string>;
}

/**
 * Counts an attempt to sign in, before the password is verified.
 * @returns whose attempts were counted, to be forgotten after a right password.
 * @throws AppError `rate_limited` beyond the limits of the network, or of the account from there.
 */
export async function countAttempt(
  { username, viewerAddress, cookies }: Attempt,
  deps: AuthDeps,
): Promise<Attempter> {
  const now = deps.now();
  const network = await deps.limiter.senderOf(viewerAddress, now);
  // The network comes first: what is refused to it counts on no account.
  await requireSenderWithin('signIns', network, deps);
  const browser = browserOf(cookies);
  const isKnown = browser !== null && (await isKnownBrowser(username, browser, deps));
  const attempter = { username, site: siteOfSender(network), browser: isKnown ? browser : null };
  const wait = await deps.attempts.count(attempter, now);
  if (wait === 0) return attempter;
  throw new AppError('rate_limited', limitText('signIns', wait), { retryAfterSeconds: wait });
}

async function isKnownBrowser(username: string, browser: string, deps: AuthDeps): Promise<boolean> {
  const user = isUsername(username) ? await deps.users.getState(username) : null;
  return user !== null && deps.attempts.isKnown(user, browser, deps.now());
}

/** Notes the browser of a sign-in. @returns the cookie by which it is known from then on. */
export async function rememberBrowser(
  user: Pick<User, 'username' | 'tokenVersion'>,
  cookies: Record<string, string>,
  deps: AuthDeps,
): Promise<string> {
  const known = cookies[BROWSER_COOKIE] ?? '';
  const value = BROWSER.test(known) ? known : randomBytes(BROWSER_BYTES).toString('base64url');
  await deps.attempts.know(user, hashOf(value), deps.now());
  return tokenCookie(BROWSER_COOKIE, value, BROWSER_SECONDS);
}

/** What stands for the browser: nobody who reads the table can show its cookie. */
function browserOf(cookies: Record<string, string>): string | null {
  const value = cookies[BROWSER_COOKIE] ?? '';
  return BROWSER.test(value) ? hashOf(value) : null;
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
