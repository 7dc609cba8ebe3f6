import type { Tokens, VerifiedClaims } from '@harbour-haul/aws/auth/tokens';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import type { RequestLinks } from '@harbour-haul/aws/requests/request-links';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { AppError } from '@harbour-haul/domain/errors';
import { SITE } from '@harbour-haul/domain/site/site';
import { isSignInGood } from '@harbour-haul/domain/users/sign-in';
import type { UserRole } from '@harbour-haul/domain/users/user';
import { CONFIRMED_COOKIE, SIGN_IN_COOKIE, tokenCookie, VISITOR_COOKIE } from './cookies.ts';

/** A homeowner may come back to a quote half a year later. */
const VISITOR_LIFETIME_SECONDS = 180 * 24 * 3600;

const UNKNOWN_VISITOR = 'This visitor is not known in this browser.';

export interface IdentityDeps {
  tokens: Tokens;
  users: UsersRepository;
  /** Of the function that serves links to requests. */
  requestLinks?: Pick<RequestLinks, 'verify'>;
  now(): Date;
}

/** Who a request comes from, as far as its route requires. */
export interface Identity {
  user: SignedInUser | null;
  provenVisitorId: string | null;
  /** The lead whose link was sent along; on `link` routes alone. */
  linkedLeadId: number | null;
  /** The user's `tokenVersion` by which they are signed in; on `confirmed` routes alone. */
  confirmedVersion: number | null;
}

/** Nobody in particular. */
export const NOBODY: Identity = {
  user: null,
  provenVisitorId: null,
  linkedLeadId: null,
  confirmedVersion: null,
};

/**
 * The signed-in user: a valid token of a user who exists, is not disabled, and whose tokens were not revoked.
 * @throws AppError `unauthenticated`
 */
export async function requireUser(
  cookies: Record<string, string>,
  deps: IdentityDeps,
): Promise<SignedInUser> {
  const user = await signedInUser(cookies, deps);
  if (!user) throw new AppError('unauthenticated', 'Please sign in.');
  return user;
}

/**
 * The signed-in user, who has just confirmed in this very sign-in that it is them.
 * @throws AppError `unauthenticated`; `confirmation_required` where they have not, or too long ago.
 */
export async function requireConfirmed(
  cookies: Record<string, string>,
  deps: IdentityDeps,
): Promise<Identity> {
  const signedIn = await signedInClaims(cookies, deps);
  if (!signedIn) throw new AppError('unauthenticated', 'Please sign in.');
  const confirmed = deps.tokens.verify(cookies[CONFIRMED_COOKIE] ?? '', 'confirmed');
  const isSame =
    confirmed !== null &&
    confirmed.id !== null &&
    confirmed.id === signedIn.id &&
    confirmed.subject === signedIn.subject &&
    confirmed.version === signedIn.version;
  if (!isSame) throw new AppError('confirmation_required', 'Please confirm with your password.');
  return { ...NOBODY, user: userOf(signedIn), confirmedVersion: signedIn.version };
}

/**
 * A visitor by their cookie, a signed-in user, or both: an admin may use the chat in the same browser.
 * @throws AppError `unauthenticated` for neither.
 */
export async function requireParticipant(
  cookies: Record<string, string>,
  deps: IdentityDeps,
): Promise<Identity> {
  const viewer = await identifyViewer(cookies, deps);
  if (viewer.user || viewer.provenVisitorId !== null) return viewer;
  throw new AppError('unauthenticated', UNKNOWN_VISITOR);
}

/** The caller, as far as the cookies prove it; both fields are null for nobody. */
export async function identifyViewer(cookies: Record<string, string>, deps: IdentityDeps): Promise<Identity> {
  const [user, provenVisitorId] = await Promise.all([
    signedInUser(cookies, deps),
    provenVisitor(cookies, deps.tokens),
  ]);
  return { ...NOBODY, user, provenVisitorId };
}

/**
 * The lead whose link was sent along. The error is the same for a link that was made up, one that is too old, and one
 * whose request was erased.
 * @throws AppError `unauthenticated`
 */
export async function requireLinkedLead(
  headers: Record<string, string | undefined>,
  deps: IdentityDeps,
): Promise<number> {
  const token = headers[REQUEST_TOKEN_HEADER.toLowerCase()] ?? '';
  const leadId = (await deps.requestLinks?.verify(token, deps.now())) ?? null;
  if (leadId !== null) return leadId;
  throw new AppError(
    'unauthenticated',
    `This link does not work any more. Please call ${SITE.callbackPhone}.`,
  );
}

async function signedInUser(
  cookies: Record<string, string>,
  deps: IdentityDeps,
): Promise<SignedInUser | null> {
  const signedIn = await signedInClaims(cookies, deps);
  return signedIn && userOf(signedIn);
}

function userOf({ subject, userRole: role, displayName }: SignedInClaims): SignedInUser {
  return { id: subject, username: subject, role, ...(displayName !== undefined && { displayName }) };
}

/** The claims of the sign-in cookie, where its user may still use it; else null. */
export async function signedInClaims(
  cookies: Record<string, string>,
  deps: IdentityDeps,
): Promise<SignedInClaims | null> {
  const claims = deps.tokens.verify(cookies[SIGN_IN_COOKIE] ?? '', 'admin');
  const user = claims && (await deps.users.getState(claims.subject));
  if (!user || !isSignInGood(user, claims)) return null;
  return { ...claims, userRole: user.role, displayName: user.displayName };
}

/** A sign-in that is good, and whose it is. */
type SignedInClaims = VerifiedClaims & { userRole: UserRole; displayName: string | undefined };

/** The visitorId that the visitor cookie proves, or null. */
export async function provenVisitor(cookies: Record<string, string>, tokens: Tokens): Promise<string | null> {
  return (await visitorClaims(cookies, tokens))?.subject ?? null;
}

/** The claims of the visitor cookie, or null where there is no valid one. */
export async function visitorClaims(
  cookies: Record<string, string>,
  tokens: Tokens,
): Promise<VerifiedClaims | null> {
  return tokens.verify(cookies[VISITOR_COOKIE] ?? '', 'visitor');
}

/**
 * Only the browser that holds a visitorId's cookie may read its data. The error is the same whether there is any data
 * or not.
 * @throws AppError `unauthenticated` without a cookie, `forbidden` with another visitor's.
 */
export async function requireVisitor(
  visitorId: string,
  cookies: Record<string, string>,
  tokens: Tokens,
): Promise<void> {
  const proven = await provenVisitor(cookies, tokens);
  if (proven === null) throw new AppError('unauthenticated', UNKNOWN_VISITOR);
  if (proven !== visitorId) throw new AppError('forbidden', 'This browser belongs to another visitor.');
}

/** The cookie that proves a visitorId from now on. */
export async function visitorCookie(visitorId: string, tokens: Tokens, now: Date): Promise<string> {
  const claims = { role: 'visitor', subject: visitorId, version: 0, id: null } as const;
  const token = await tokens.issue(claims, VISITOR_LIFETIME_SECONDS, now);
  return tokenCookie(VISITOR_COOKIE, token, VISITOR_LIFETIME_SECONDS);
}
