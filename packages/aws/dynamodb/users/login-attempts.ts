import { attemptsKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** The length of the window in which attempts are counted. */
const WINDOW_SECONDS = 15 * 60;

/** How many attempts an account or an address has in a window. */
export const LOGIN_LIMITS = { account: 10, address: 50 } as const;

type Subject = keyof typeof LOGIN_LIMITS;

/**
 * Counts sign-in attempts per account and per address, beside the users.
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
  async count(subject: Subject, name: string, now: Date): Promise<number> {
    const end = windowEnd(now);
    const counted = await this.#table.update(attemptsKey(subject, name, end), {
      update: 'SET expiresAt = :end ADD attempts :one',
      values: { ':end': end, ':one': 1 },
    });
    return Number(counted?.attempts) > LOGIN_LIMITS[subject] ? end - seconds(now) : 0;
  }

  /** Removes an account's count of attempts, after a right password. */
  async reset(subject: Subject, name: string, now: Date): Promise<void> {
    await this.#table.delete(attemptsKey(subject, name, windowEnd(now)));
  }
}

function windowEnd(now: Date): number {
  return (Math.floor(seconds(now) / WINDOW_SECONDS) + 1) * WINDOW_SECONDS;
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
