import type { KnownCustomer } from '@harbour-haul/domain/chat/chat-customer';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** As many visitors are named at a time. */
export const MAX_NAMED_VISITORS = 25;

/** Who these visitors are by the leads that they have sent, by visitorId; whoever has sent none is missing. */
export const nameVisitors = defineOperation<{
  query: NameVisitorsQuery;
  response: { customers: Record<string, KnownCustomer> };
}>()({
  method: 'GET',
  path: '/api/leads/visitors',
  access: 'admin',
  function: 'admin-leads',
});

export const nameVisitorsRequest = { query: nameVisitorsSchema };

export type NameVisitorsQuery = InferType<ReturnType<typeof nameVisitorsSchema>>;

const VISITORS = new RegExp(`^[A-Za-z0-9_-]{1,100}(?:,[A-Za-z0-9_-]{1,100}){0,${MAX_NAMED_VISITORS - 1}}$`);

/** The visitorIds with commas between them. */
function nameVisitorsSchema() {
  return object({
    visitors: string()
      .typeError(INVALID)
      .matches(VISITORS, `Please name 1 to ${MAX_NAMED_VISITORS} visitors, with commas between them.`)
      .required('Visitor IDs are required'),
  });
}
