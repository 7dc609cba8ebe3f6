import type { KnownCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { Table } from '../../table/table.ts';
import { readLeads } from '../rows/lead-rows.ts';
import { newestLeadIdsOfVisitor } from '../rows/visitor-lead-items.ts';

/** Of a visitor's leads the newest say who they are. */
const LOOKED_AT = 3;

/**
 * Who visitors are by the newest lead that they have sent with a name and that is not in the trash. What looks like a script's says
 * nothing of anybody. One that was merged into another leads there.
 */
export async function readVisitorCustomers(
  table: Table,
  visitorIds: readonly string[],
): Promise<Map<string, KnownCustomer>> {
  const ids = await Promise.all(visitorIds.map((one) => newestLeadIdsOfVisitor(table, one, LOOKED_AT)));
  const leads = (await readLeads(table, ids.flat())).toSorted((a, b) => a.id - b.id);
  const customers = new Map<string, KnownCustomer>();
  for (const { id, name, visitorId, trash, suspicion, mergedInto } of leads) {
    if (visitorId === null || name === null || trash !== null || suspicion !== null) continue;
    customers.set(visitorId, { leadId: mergedInto ?? id, name });
  }
  return customers;
}
