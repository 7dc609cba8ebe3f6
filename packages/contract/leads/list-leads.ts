import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import type { UnfinishedLead } from '@harbour-haul/domain/leads/unfinished-work';
import { type InferType, object, string } from 'yup';
import { isListedOwner, LISTED_OWNERS } from '../listed-owners.ts';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { visitorIdField } from '../visitor-id-field.ts';

/** One page of one of the admin's lists. What narrows it is combined: a lead is listed that all of it holds of. */
export const listLeads = defineOperation<{ query: ListLeadsQuery; response: ListLeadsResponse }>()({
  method: 'GET',
  path: '/api/leads',
  access: 'admin',
  function: 'admin-leads',
});

export const listLeadsRequest = { query: listLeadsSchema };

export type ListLeadsQuery = InferType<ReturnType<typeof listLeadsSchema>>;

/**
 * `total` counts all leads of the requested status, not only the page's; it is null where no count is kept, which is
 * for searches, due follow-ups, past pickups, an owner's and a visitor's leads, for those of a junk type or an area, and for what
 * combines: `countLeads` counts them as far as that is cheap.
 */
export interface ListLeadsResponse {
  leads: Lead[];
  /** The ids of those whose details this admin has opened; none where it is left out. */
  seen?: number[];
  total: number | null;
  nextCursor: string | null;
  prevCursor: string | null;
  /** With the trash: the leads of whichever list that are still being deleted, restored or erased. It goes on by itself. */
  unfinished?: UnfinishedLead[];
}

const oneOf = (values: readonly string[]) =>
  string().oneOf(values, `Please use one of: ${values.join(', ')}.`);
/** What narrows the team's lists, in any combination. */
const NARROWING = ['search', 'needsReply', 'followUpDue', 'pickupPast', 'owner', 'createdFrom'] as const;
const OWNER = `Please use one of: ${LISTED_OWNERS.join(', ')}, or user: and a username.`;
const DAYS = 'Please name the first and the last day, as createdFrom and createdTo.';
const day = () =>
  string().matches(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Please use a day as yyyy-mm-dd.');
const name = () => string().max(50, INVALID);
const cursor = () =>
  string()
    .max(1000, INVALID)
    .matches(/^[A-Za-z0-9_-]+$/, INVALID);

/** The query of `GET /api/leads`, as strings. `_t` only defeats caches (specification section 7). */
export function listLeadsSchema() {
  return object({
    status: oneOf(['all', ...LEAD_STATUSES, 'suspicious', 'trash']),
    sort: oneOf(LEAD_SORT_FIELDS),
    order: oneOf(SORT_ORDERS),
    limit: string().matches(/^([1-9]\d?|100)$/, 'Please use a whole number from 1 to 100.'),
    after: cursor(),
    before: cursor(),
    last: oneOf(['true', 'false']),
    /** Name, phone digits, e-mail, address or #id; of each word that is met newest first, whatever `sort` says. */
    search: string().max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`),
    /** Leads that nobody has answered yet, the longest waiting first. */
    needsReply: oneOf(['true']),
    /** Open leads whose follow-up day is today in Halifax or has passed, the longest due first. */
    followUpDue: oneOf(['true']),
    /** Open leads whose pickup day is before today in Halifax, the latest first. */
    pickupPast: oneOf(['true']),
    /** Open leads that are the admin's own, nobody's, or a colleague's (`ownedBy`), newest first. */
    owner: string().max(200, INVALID).test('owner', OWNER, isListedOwner),
    /** Leads of one visitor, newest first. */
    visitorId: visitorIdField(),
    /** Leads that came in from one day of Halifax to another, by `order`; both days are named. */
    createdFrom: day(),
    createdTo: day(),
    /** Of these, the ones that the overview counts under such a name. */
    source: name(),
    /** Of any list but a visitor's, the leads of a junk type and of an area, by the same names; they go by when they came in. */
    junkType: name(),
    area: name(),
    _t: string().max(30, INVALID),
  })
    .test('visitor', function check(query) {
      const isNarrowed = NARROWING.some((name) => query[name]);
      const message = `Please use visitorId without ${NARROWING.join(', ')}.`;
      return !query.visitorId || !isNarrowed || this.createError({ path: 'visitorId', message });
    })
    .test('group', function check({ visitorId, junkType, area }) {
      const isGrouped = junkType !== undefined || area !== undefined;
      return !visitorId || !isGrouped || this.createError({ path: 'visitorId', message: INVALID });
    })
    .test('days', function check({ createdFrom = '', createdTo = '', source }) {
      if (createdFrom === '' && createdTo === '' && source === undefined) return true;
      const isPeriod = createdFrom !== '' && createdTo !== '' && createdFrom <= createdTo;
      return isPeriod || this.createError({ path: 'createdFrom', message: DAYS });
    })
    .test('one-position', function check(query) {
      const positions = [query.after, query.before, query.last === 'true' ? 'last' : undefined].filter(
        Boolean,
      );
      const message = 'Please use only one of after, before and last.';
      return positions.length <= 1 || this.createError({ path: 'after', message });
    });
}
