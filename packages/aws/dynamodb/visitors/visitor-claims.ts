import { visitorClaimKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/**
 * Claims a visitorId, unless it is claimed already. An update rather than a put: the chat's function may then set
 * this one attribute in the leads table, and can neither write a lead nor replace one.
 */
export function claimVisitor(visitors: Table, visitorId: string, now: Date): Write {
  return visitors.updating(visitorClaimKey(visitorId), {
    update: 'SET claimedAt = :now',
    condition: 'attribute_not_exists(id)',
    values: { ':now': now.toISOString() },
  });
}
