/** Role values of the users table; every user that can sign in today is an admin (specification section 6). */
export type UserRole = 'admin';

/** A person who can sign in. */
export interface User {
  /** Lower-cased; also the key of the users table. */
  username: string;
  /** Not there for who has yet to choose one by a set-up link. */
  passwordHash?: string;
  /** What stands for the secret of an unused set-up link (`set-up.ts`); not there once a password was chosen. */
  setUpHash?: string;
  /** Until when that link is good. */
  setUpUntil?: string;
  /** Who made it, and the `tokenVersion` of their sign-in: it ends with theirs. */
  setUpBy?: string;
  setUpByVersion?: number;
  /** Not there before the first sign-in. */
  lastSignInAt?: string;
  role: UserRole;
  disabled: boolean;
  /** What visitors see of them in a chat; not there for those who are the team to visitors. */
  displayName?: string;
  /** Incremented by signing out everywhere, password change and disabling; tokens with an older number are refused. */
  tokenVersion: number;
  /** The sign-ins that were ended one by one (`sign-in.ts`); not there for none. */
  endedSignIns?: ReadonlySet<string>;
  createdAt: string;
}

/** Whether a user may sign in, and use what only those who are signed in may: of a role that this product does not know nobody may. */
export function maySignIn({ role, disabled }: Pick<User, 'role' | 'disabled'>): boolean {
  const stored: string = role;
  return stored === 'admin' && !disabled;
}

/** Usernames are compared without case and surrounding space. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase();
}

/** Whether a normalised name can be a user's: the characters of names and e-mail addresses, at most 100. */
export function isUsername(username: string): boolean {
  return /^[a-z0-9][a-z0-9._@+-]{0,99}$/.test(username);
}
