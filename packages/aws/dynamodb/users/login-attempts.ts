import type { User } from '@harbour-haul/domain/users/user';
import { attemptsKey, knownBrowserKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** The length of the window in which attempts are counted. */
const WINDOW_SECONDS = 15 * 60;
/** How long a browser is known that somebody has signed in with. */
export const BROWSER_SECONDS = 180 * 24 * 3600;

/**
 * How many attempts there are in a window: on an account from one site (`siteOf`), on it from everywhere, and from one browser that
 * its user has signed in with before. Whoever knows a name can use up the first two, and not the third. All attempts of a
 * network together are a limit like others (`domain/limits`).
 */
export const MAX_ATTEMPTS = { site: 10, account: 100, browser: 10 } as const;

/** Whose attempts are counted on an account. */
export interface Attempter {
  username: string;
  /** Stands for their site, of which an IPv6 customer has one for very many networks; null where that is not known. */
  site: string | null;
  /** Stands for their browser, where the user has signed in with it before; else null. */
  browser: string | null;
}

/** A user, and what their sign-ins count by. */
type SignedIn = Pick<User, 'username' | 'tokenVersion'>;

interface Count {
  kind: keyof typeof MAX_ATTEMPTS;
  name: string;
}

/**
 * Counts sign-in attempts per account, beside the users.
 */
export class LoginAttempts {
  readonly #table: Table;

  /** @param table the users' table. */
  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Counts an attempt before the password is checked, so that attempts made at the same time count as well. What is refused
   * to one site does not count on the account.
   * @returns seconds to wait where there were too many, else 0.
   */
  async count(attempter: Attempter, now: Date): Promise<number> {
    const end = windowEnd(now);
    for (const { kind, name } of countsOf(attempter)) {
      const counted = await this.#table.update(attemptsKey(kind, name, end), {
        update: 'SET expiresAt = :end ADD attempts :one',
        values: { ':end': end, ':one': 1 },
      });
      if (Number(counted?.attempts) > MAX_ATTEMPTS[kind]) return end - seconds(now);
    }
    return 0;
  }

  /** Removes the counts of attempts, after a right password. */
  async reset(attempter: Attempter, now: Date): Promise<void> {
    const end = windowEnd(now);
    for (const { kind, name } of countsOf(attempter)) await this.#table.delete(attemptsKey(kind, name, end));
  }

  /** Whether a user has signed in with a browser, by what stands for it, since their sign-ins were last ended. */
  async isKnown({ username, tokenVersion }: SignedIn, browser: string, now: Date): Promise<boolean> {
    const item = await this.#table.get(knownBrowserKey(username, browser));
    return item !== null && Number(item.expiresAt) > seconds(now) && item.tokenVersion === tokenVersion;
  }

  /** Notes that a user has signed in with a browser. A new password forgets it, since that ends what the version stands for. */
  async know({ username, tokenVersion }: SignedIn, browser: string, now: Date): Promise<void> {
    await this.#table.update(knownBrowserKey(username, browser), {
      update: 'SET expiresAt = :end, tokenVersion = :version',
      values: { ':end': seconds(now) + BROWSER_SECONDS, ':version': tokenVersion },
    });
  }
}

function countsOf({ username, site, browser }: Attempter): Count[] {
  if (browser !== null) return [{ kind: 'browser', name: `${username}#${browser}` }];
  const ofSite: Count[] = site === null ? [] : [{ kind: 'site', name: `${username}#${site}` }];
  return [...ofSite, { kind: 'account', name: username }];
}

function windowEnd(now: Date): number {
  return (Math.floor(seconds(now) / WINDOW_SECONDS) + 1) * WINDOW_SECONDS;
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
