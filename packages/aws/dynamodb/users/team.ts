import { TEAM_ATTRIBUTES } from '../keys.ts';
import { TEAM_KEY } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** The usernames of everybody who has signed in, so that nobody has to scan the users. */
export class Team {
  readonly #table: Table;

  /** @param table the users' table. */
  constructor(table: Table) {
    this.#table = table;
  }

  /** Notes that somebody signs in; again for nothing. */
  async add(username: string): Promise<void> {
    await this.#table.update(TEAM_KEY, {
      update: 'ADD members :member',
      values: { ':member': new Set([username]) },
    });
  }

  /** In the order of their names; some may be disabled or gone by now. */
  async usernames(): Promise<string[]> {
    const row = await this.#table.get(TEAM_KEY, TEAM_ATTRIBUTES);
    return row?.members instanceof Set ? [...(row.members as Set<string>)].sort() : [];
  }
}
