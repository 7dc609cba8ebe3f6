import { AppError } from '@harbour-haul/domain/errors';
import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { LEAD_VIEWS_KEY } from '../../rows.ts';
import type { Item } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** Admins who save at the same moment are few. */
const MAX_ATTEMPTS = 5;

/** The lists that admins have saved by name: one item with a version, since there are few of them and all are read at once. */
export class LeadViewsRepository {
  readonly #table: Pick<Table, 'get' | 'put'>;

  constructor(table: Pick<Table, 'get' | 'put'>) {
    this.#table = table;
  }

  /** All views, by their names. */
  async list(): Promise<LeadView[]> {
    return (await this.#read()).views;
  }

  /**
   * Changes the views; again where somebody else was faster.
   * @param decide may be called more than once; what it throws is thrown on
   * @throws AppError `conflict` where others were faster each time.
   */
  async change(decide: (views: readonly LeadView[]) => LeadView[]): Promise<LeadView[]> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { stored, version, views } = await this.#read();
      const next = decide(views);
      // What another version of the product has written beside them stays.
      const item = { ...stored, ...LEAD_VIEWS_KEY, version: version + 1, views: next };
      const values = { ':version': version };
      const condition = 'attribute_not_exists(id) OR version = :version';
      if (await this.#table.put(item, { condition, values })) return next;
    }
    throw new AppError('conflict', 'Others have just changed the saved views too. Please try again.');
  }

  async #read(): Promise<{ stored: Item | null; version: number; views: LeadView[] }> {
    const item = await this.#table.get(LEAD_VIEWS_KEY);
    return {
      stored: item,
      version: Number(item?.version ?? 0),
      views: (item?.views ?? []) as LeadView[],
    };
  }
}
