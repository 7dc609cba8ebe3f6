import { PHOTO_OWNER_ATTRIBUTES } from '../keys.ts';
import { photoKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/** Whose photos are, for functions that may read nothing else of them. */
export class PhotoOwners {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The visitorId of who sent a photo, whatever became of its check; null where there is no such photo. */
  async visitorOf(name: string): Promise<string | null> {
    const item = await this.#table.get(photoKey(name), PHOTO_OWNER_ATTRIBUTES);
    return item ? String(item.visitorId) : null;
  }
}
