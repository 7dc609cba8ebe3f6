import type { LocalProduct } from '../../../local-product.ts';
import type { Acknowledged } from '../measure/acknowledged.ts';
import type { LoadCaller } from '../people/load-caller.ts';
import type { Row } from './read-rows.ts';

/** What accounts are settled with. */
export interface Settlement {
  product: LocalProduct;
  /** A signed-in admin. */
  admin: Pick<LoadCaller, 'call' | 'file'>;
  acknowledged: Acknowledged;
  /** How many things came to nothing, each of which may have been stored all the same. */
  failures: number;
  /** Open sockets that are none of the load's. */
  socketsOfOthers: number;
  /** All rows of a table. */
  rowsOf: (table: string) => Promise<Row[]>;
}
