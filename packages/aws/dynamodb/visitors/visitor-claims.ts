import { visitorKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/** Claims a visitorId, unless it is claimed already. */
export function claimVisitor(visitors: Table, visitorId: string, now: Date): Write {
  return visitors.updating(visitorKey(visitorId), {
    update: 'SET claimedAt = :now',
    condition: 'attribute_not_exists(visitorId)',
    values: { ':now': now.toISOString() },
  });
}
