import {
  countDays,
  type ExportQueue,
  type LeadExportFilter,
  MAX_EXPORTED_IDS,
  MAX_PICKUP_DAYS,
  parseExportBound,
} from '@harbour-haul/domain/leads/export/export-filter';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { AREA_FILTERS, JUNK_TYPE_FILTERS } from '@harbour-haul/domain/leads/search/lead-filters';
import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import { type InferType, object, string } from 'yup';
import { LISTED_OWNERS } from '../listed-owners.ts';
import { INVALID } from '../messages.ts';

const STATUSES = ['all', ...LEAD_STATUSES, 'suspicious', 'trash'];
const LISTS = ['needsReply', 'followUpDue', 'owner', 'search', 'ids', 'pickupFrom'] as const;
const IDS = /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/;
const TOO_MANY_IDS = `Please name at most ${MAX_EXPORTED_IDS} leads.`;
const TIME_TEXT = 'Please use a day as yyyy-mm-dd, or an ISO 8601 time with its offset.';

/** Empty stands for no bound, as the export dialog's "No minimum". */
const time = () =>
  string()
    .typeError(INVALID)
    .max(40, TIME_TEXT)
    .test('time', TIME_TEXT, (value) => !value || parseExportBound(value, 'from') !== null);

const PICKUP_DAYS = `Please name the first and the last day, as pickupFrom and pickupTo, at most ${MAX_PICKUP_DAYS} in all.`;
const day = () =>
  string()
    .typeError(INVALID)
    .matches(/^(20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, 'Please use a day as yyyy-mm-dd.');

const oneOf = (values: readonly string[]) =>
  string()
    .typeError(INVALID)
    .oneOf(['', ...values], `Please use one of: ${values.join(', ')}.`);

const flag = () => string().typeError(INVALID).oneOf(['', 'true'], 'Please use true, or leave it out.');

/**
 * Which leads are to be exported (specification section 7), by the names of the list's own query, or by their ids with commas
 * between them. A plain day is a whole day in Halifax.
 */
export function exportFilterSchema() {
  return object({
    status: string()
      .typeError(INVALID)
      .oneOf(['', ...STATUSES], `Please use one of: ${STATUSES.join(', ')}.`),
    needsReply: flag(),
    followUpDue: flag(),
    owner: string()
      .typeError(INVALID)
      .oneOf(['', ...LISTED_OWNERS], `Please use one of: ${LISTED_OWNERS.join(', ')}.`),
    search: string()
      .typeError(INVALID)
      .max(MAX_SEARCH, `Please search for at most ${MAX_SEARCH} characters.`),
    ids: string()
      .typeError(INVALID)
      .matches(IDS, INVALID)
      .test('few', TOO_MANY_IDS, (value) => !value || value.split(',').length <= MAX_EXPORTED_IDS),
    junkType: oneOf(JUNK_TYPE_FILTERS),
    area: oneOf(AREA_FILTERS),
    startDate: time(),
    endDate: time(),
    /** Those whose pickup is scheduled on these days, both included. */
    pickupFrom: day(),
    pickupTo: day(),
  })
    .test('one-list', function check(input) {
      const lists = LISTS.filter((name) => input[name]);
      const message = `Please use only one of ${LISTS.join(', ')}.`;
      return lists.length <= 1 || this.createError({ path: lists[1] ?? 'search', message });
    })
    .test('pickup-days', function check({ pickupFrom, pickupTo }) {
      if (!pickupFrom && !pickupTo) return true;
      const days = countDays({ from: pickupFrom ?? '', to: pickupTo ?? '' });
      const isPeriod = days >= 1 && days <= MAX_PICKUP_DAYS;
      return isPeriod || this.createError({ path: 'pickupTo', message: PICKUP_DAYS });
    })
    .test('order', function check({ startDate, endDate }) {
      if (!startDate || !endDate) return true;
      const [from, to] = [parseExportBound(startDate, 'from'), parseExportBound(endDate, 'to')];
      const message = 'Please use an end date that is not before the start date.';
      return from === null || to === null || from <= to || this.createError({ path: 'endDate', message });
    });
}

export type ExportFilterInput = InferType<ReturnType<typeof exportFilterSchema>>;

/** The filter that the input of this user stands for. */
export function toExportFilter(input: ExportFilterInput, username: string): LeadExportFilter {
  const { status, owner, search, ids, startDate, endDate, pickupFrom, pickupTo, junkType, area } = input;
  return {
    status: !status || status === 'all' ? null : (status as RequestedList),
    queue: queueOf(input),
    owner: owner === 'me' ? username : null,
    search: search || null,
    ids: ids ? [...new Set(ids.split(',').map(Number))] : null,
    from: startDate ? parseExportBound(startDate, 'from') : null,
    to: endDate ? parseExportBound(endDate, 'to') : null,
    junkType: junkType || null,
    area: area || null,
    pickups: pickupFrom && pickupTo ? { from: pickupFrom, to: pickupTo } : null,
  };
}

function queueOf({ needsReply, followUpDue, owner }: ExportFilterInput): ExportQueue | null {
  if (owner) return 'owned';
  if (needsReply) return 'needs-reply';
  return followUpDue ? 'follow-up-due' : null;
}
