import { attemptsKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** The length of the window in which attempts are counted. */
const WINDOW_SECONDS = 15 * 60;

/** How many attempts an account has in a window; those of an address are a limit like others (`domain/limits`). */
export const MAX_ACCOUNT_ATTEMPTS = 10;

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
   * Counts an attempt before the password is checked, so that attempts made at the same time count as well.
   * @returns seconds to wait where there were too many, else 0.
   */
  async count(username: string, now: Date): Promise<number> {
    const end = windowEnd(now);
    const counted = await this.#table.update(attemptsKey('account', username, end), {
      update: 'SET expiresAt = :end ADD attempts :one',
      values: { ':end': end, ':one': 1 },
    });
    return Number(counted?.attempts) > MAX_ACCOUNT_ATTEMPTS ? end - seconds(now) : 0;
  }

  /** Removes an account's count of attempts, after a right password. */
  async reset(username: string, now: Date): Promise<void> {
    await this.#table.delete(attemptsKey('account', username, windowEnd(now)));
  }
}

function windowEnd(now: Date): number {
  return (Math.floor(seconds(now) / WINDOW_SECONDS) + 1) * WINDOW_SECONDS;
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
