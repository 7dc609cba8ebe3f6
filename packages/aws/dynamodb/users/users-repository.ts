import type { User } from '@harbour-haul/domain/users/user';
import { USER_STATE_ATTRIBUTES } from '../keys.ts';
import { userKey } from '../rows.ts';
import type { Update } from '../table/expressions.ts';
import type { Table } from '../table/table.ts';

/** What says whether a user's cookie is good, and who they are. */
export type UserState = Pick<User, (typeof USER_STATE_ATTRIBUTES)[number]>;

/** Users in DynamoDB, by lower-cased name. */
export class UsersRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The user as stored now, or null. */
  async get(username: string): Promise<User | null> {
    return (await this.#table.get(userKey(username))) as User | null;
  }

  /** The user as stored now without the hash of the password, which nobody needs but who checks it; or null. */
  async getState(username: string): Promise<UserState | null> {
    return (await this.#table.get(userKey(username), USER_STATE_ATTRIBUTES)) as UserState | null;
  }

  /** Stores a new user; false when the name is taken. */
  async create(user: User): Promise<boolean> {
    return this.#table.put(user, { condition: 'attribute_not_exists(username)' });
  }

  /** Notes when a user signed in last. */
  async noteSignIn(username: string, now: Date): Promise<void> {
    await this.#change(username, {
      update: 'SET lastSignInAt = :now',
      values: { ':now': now.toISOString() },
    });
  }

  /** Sets a new password, for which a set-up link is worthless, enables the user and signs out every login; false when there is no such user. */
  async setPassword(username: string, passwordHash: string): Promise<boolean> {
    return this.#change(username, {
      update: 'SET passwordHash = :hash, disabled = :no REMOVE setUpHash, setUpUntil ADD tokenVersion :one',
      values: { ':hash': passwordHash, ':no': false, ':one': 1 },
    });
  }

  /** Disables a user and signs out every login; false when there is no such user. */
  async disable(username: string): Promise<boolean> {
    return this.#change(username, {
      update: 'SET disabled = :yes ADD tokenVersion :one',
      values: { ':yes': true, ':one': 1 },
    });
  }

  /** Sets the name that visitors see, null for none; false when there is no such user. */
  async setDisplayName(username: string, name: string | null): Promise<boolean> {
    return this.#change(
      username,
      name === null
        ? { update: 'REMOVE displayName' }
        : { update: 'SET displayName = :name', values: { ':name': name } },
    );
  }

  /** Makes every token that this user holds worthless; false when there is no such user. */
  async revokeTokens(username: string): Promise<boolean> {
    return this.#change(username, { update: 'ADD tokenVersion :one', values: { ':one': 1 } });
  }

  /** Makes the tokens of one sign-in worthless, whichever others end at the same time. */
  async endSignIn(username: string, ended: string): Promise<boolean> {
    return this.#change(username, {
      update: 'ADD endedSignIns :ended',
      values: { ':ended': new Set([ended]) },
    });
  }

  /** Forgets sign-ins that were ended, once their tokens have expired. */
  async forgetSignIns(username: string, ended: readonly string[]): Promise<void> {
    if (ended.length === 0) return;
    await this.#change(username, {
      update: 'DELETE endedSignIns :ended',
      values: { ':ended': new Set(ended) },
    });
  }

  async #change(username: string, update: Update): Promise<boolean> {
    const condition = 'attribute_exists(username)';
    return (await this.#table.update(userKey(username), { ...update, condition })) !== null;
  }
}
