import { MAX_ACCOUNTS, type TeamEvent } from '@harbour-haul/domain/users/account';
import type { User } from '@harbour-haul/domain/users/user';
import { ACCOUNT_ATTRIBUTES, TEAM_ATTRIBUTES, TEAM_LOG_ATTRIBUTES } from '../keys.ts';
import { TEAM_KEY, TEAM_LOG_KEY, userKey } from '../rows.ts';
import { commitPatiently, guarded } from '../table/commit.ts';
import type { Update } from '../table/expressions.ts';
import type { Table } from '../table/table.ts';

/** What the console shows of a user. */
export type StoredAccount = Pick<User, (typeof ACCOUNT_ATTRIBUTES)[number]>;

/** Who changes an account: their username, and the `tokenVersion` of the sign-in by which they do. */
export interface Actor {
  username: string;
  tokenVersion: number;
}

/** What stands for the secret of a set-up link, and until when it is good. */
export interface StoredSetUp {
  setUpHash: string;
  setUpUntil: string;
}

/**
 * - `refused`: the account is not as the change needs it, by now.
 * - `full`: there are as many accounts as there may be.
 * - `ended`: the sign-in of the actor is not good any more.
 */
export type AccountChange = 'changed' | 'refused' | 'full' | 'ended';

/**
 * So many entries of the log are kept: years of a small team. Names, which anybody changes as often as they like, are kept
 * apart, so that they push nothing out that was done about access.
 */
const KEPT = { entries: 100, renames: 30 } as const;
type LogList = keyof typeof KEPT;

/**
 * The accounts of the users' table. Each change is one transaction with its entry in the log, and with the check that the actor
 * may still sign in: of two who disable each other at once one succeeds, so that somebody is always left.
 */
export class Accounts {
  readonly #table: Table;

  /** @param table the users' table. */
  constructor(table: Table) {
    this.#table = table;
  }

  /** The account as stored now, or null. */
  async get(username: string): Promise<StoredAccount | null> {
    return (await this.#table.get(userKey(username), ACCOUNT_ATTRIBUTES)) as StoredAccount | null;
  }

  /** All accounts that were given in the console or have signed in, by username, and the log, the newest first. */
  async list(): Promise<{ accounts: StoredAccount[]; events: TeamEvent[] }> {
    const [team, log] = await Promise.all([
      this.#table.get(TEAM_KEY, TEAM_ATTRIBUTES),
      this.#table.get(TEAM_LOG_KEY, TEAM_LOG_ATTRIBUTES),
    ]);
    const usernames = [...new Set([...namesIn(team?.members), ...namesIn(log?.accounts)])].sort();
    const users = await Promise.all(usernames.map((username) => this.get(username)));
    const kept = (list: LogList) => ((log?.[list] ?? []) as TeamEvent[]).slice(0, KEPT[list]);
    const events = [...kept('renames'), ...kept('entries')].sort((a, b) => compareTexts(b.at, a.at));
    return { accounts: users.filter((user) => user !== null), events };
  }

  /** Adds an account without a password; `refused` where the username is taken. */
  async add(
    { username, displayName, createdAt }: Pick<User, 'username' | 'displayName' | 'createdAt'>,
    { setUpHash, setUpUntil }: StoredSetUp,
    actor: Actor,
  ): Promise<AccountChange> {
    const name = displayName === undefined ? '' : ', displayName = :name';
    return this.#commit(
      username,
      {
        update: `SET #role = :admin, disabled = :no, tokenVersion = :one, createdAt = :at, setUpHash = :hash, setUpUntil = :until, setUpBy = :by, setUpByVersion = :version${name}`,
        condition: 'attribute_not_exists(username)',
        names: { '#role': 'role' },
        values: {
          ':admin': 'admin',
          ':no': false,
          ':one': 1,
          ':at': createdAt,
          ':hash': setUpHash,
          ':until': setUpUntil,
          ':by': actor.username,
          ':version': actor.tokenVersion,
          ...(displayName !== undefined && { ':name': displayName }),
        },
      },
      { at: createdAt, by: actor.username, what: 'added', username },
      actor,
    );
  }

  /**
   * Sets the name that visitors see, null for none; `refused` where it is not the one before any more. Whoever is signed in may, of
   * themselves too.
   */
  async rename(
    username: string,
    { before, name }: { before: string | null; name: string | null },
    by: string,
    at: string,
  ): Promise<AccountChange> {
    const isAsBefore = before === null ? 'attribute_not_exists(displayName)' : 'displayName = :before';
    const update = {
      update: name === null ? 'REMOVE displayName' : 'SET displayName = :name',
      condition: `attribute_exists(username) AND ${isAsBefore}`,
      values: { ...(before !== null && { ':before': before }), ...(name !== null && { ':name': name }) },
    };
    const event = { at, by, what: 'renamed', username } as const;
    return this.#commit(username, update, event, null);
  }

  /** Takes the password of an enabled account away, ends its sign-ins, and lets a link choose another. */
  async reset(
    username: string,
    { setUpHash, setUpUntil }: StoredSetUp,
    actor: Actor,
    at: string,
  ): Promise<AccountChange> {
    return this.#commit(
      username,
      {
        update:
          'SET setUpHash = :hash, setUpUntil = :until, setUpBy = :by, setUpByVersion = :version ' +
          'REMOVE passwordHash ADD tokenVersion :one',
        condition: 'disabled = :no',
        values: {
          ':hash': setUpHash,
          ':until': setUpUntil,
          ':by': actor.username,
          ':version': actor.tokenVersion,
          ':one': 1,
          ':no': false,
        },
      },
      { at, by: actor.username, what: 'reset', username },
      actor,
    );
  }

  /**
   * Disables an account and ends its sign-ins, or enables it; `refused` where it is so already. A set-up link is worthless from then
   * on; its end is left, and tells by itself that a password is yet to be chosen.
   */
  async setDisabled(username: string, disabled: boolean, actor: Actor, at: string): Promise<AccountChange> {
    return this.#commit(
      username,
      {
        update: 'SET disabled = :disabled REMOVE setUpHash ADD tokenVersion :one',
        condition: 'disabled = :before',
        values: { ':disabled': disabled, ':before': !disabled, ':one': 1 },
      },
      { at, by: actor.username, what: disabled ? 'disabled' : 'enabled', username },
      actor,
    );
  }

  /**
   * Sets a password by a set-up link, which is worthless from then on; `refused` where it has become so meanwhile.
   * @param maker who made the link, by their sign-in of then: `ended` where they may not sign in by it any more
   */
  async setUp(
    username: string,
    setUpHash: string,
    passwordHash: string,
    maker: Actor,
    at: string,
  ): Promise<AccountChange> {
    return this.#commit(
      username,
      {
        update:
          'SET passwordHash = :password REMOVE setUpHash, setUpUntil, setUpBy, setUpByVersion ADD tokenVersion :one',
        condition: 'setUpHash = :hash AND setUpUntil > :at AND disabled = :no',
        values: { ':password': passwordHash, ':hash': setUpHash, ':at': at, ':no': false, ':one': 1 },
      },
      { at, by: username, what: 'set_up', username },
      maker,
    );
  }

  /**
   * Sets another password of the actor's own and ends all their sign-ins; a set-up link is worthless then. `ended` where the sign-in by
   * which they do is not good any more.
   */
  async changePassword(passwordHash: string, actor: Actor, at: string): Promise<AccountChange> {
    const { username, tokenVersion } = actor;
    const update = {
      update:
        'SET passwordHash = :password REMOVE setUpHash, setUpUntil, setUpBy, setUpByVersion ADD tokenVersion :one',
      condition: 'disabled = :no AND tokenVersion = :version',
      values: { ':password': passwordHash, ':no': false, ':version': tokenVersion, ':one': 1 },
    };
    const event = { at, by: username, what: 'changed_password', username } as const;
    // The check of the actor is the condition: no transaction has two actions on one row.
    const change = await this.#commit(username, update, event, null);
    return change === 'refused' ? 'ended' : change;
  }

  async #commit(
    username: string,
    update: Update,
    event: TeamEvent,
    actor: Actor | null,
  ): Promise<AccountChange> {
    const values = { ':account': new Set([username]), ':entry': [event], ':none': [] };
    const list: LogList = event.what === 'renamed' ? 'renames' : 'entries';
    const logged = this.#table.updating(TEAM_LOG_KEY, {
      update: `ADD accounts :account SET ${list} = list_append(:entry, if_not_exists(${list}, :none))`,
      // Whoever was made by command and has to be shut out now is no account too many.
      ...(event.what === 'added'
        ? { condition: ROOM, values: { ...values, ':username': username, ':max': MAX_ACCOUNTS } }
        : { values }),
    });
    const result = await commitPatiently(this.#table, [
      ...guarded('conflict', this.#table.updating(userKey(username), update)),
      ...guarded('limit', logged),
      ...(actor === null ? [] : guarded('claim', this.#actorCheck(actor))),
    ]);
    if (result !== 'committed') return OUTCOMES[result];
    await this.#trimLog(list);
    return 'changed';
  }

  /** A path of a list cannot be removed in the update that adds to it. What this leaves over is not read. */
  async #trimLog(list: LogList): Promise<void> {
    const update = { update: `REMOVE ${list}[${KEPT[list]}]` };
    try {
      await this.#table.transact([this.#table.updating(TEAM_LOG_KEY, update)]);
    } catch {
      // The account is changed, and whoever changed it needs the answer.
    }
  }

  #actorCheck({ username, tokenVersion }: Actor) {
    return this.#table.checking(userKey(username), {
      condition: 'disabled = :no AND tokenVersion = :version',
      values: { ':no': false, ':version': tokenVersion },
    });
  }
}

const ROOM = 'attribute_not_exists(accounts) OR contains(accounts, :username) OR size(accounts) < :max';

const OUTCOMES = { conflict: 'refused', limit: 'full', claim: 'ended', receipt: 'refused' } as const;

function namesIn(set: unknown): string[] {
  return set instanceof Set ? [...(set as Set<string>)] : [];
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
