import {
  countDays,
  type LeadExportFilter,
  MAX_EXPORTED_IDS,
  MAX_PICKUP_DAYS,
  parseExportBound,
} from '@harbour-haul/domain/leads/export/export-filter';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { AREA_FILTERS, JUNK_TYPE_FILTERS } from '@harbour-haul/domain/leads/search/lead-filters';
import type { LeadQueue } from '@harbour-haul/domain/leads/search/lead-queues';
import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import { type InferType, object, string } from 'yup';
import { LISTED_OWNERS } from '../listed-owners.ts';
import { INVALID } from '../messages.ts';

const STATUSES = ['all', ...LEAD_STATUSES, 'suspicious', 'trash'];
/** What narrows a list, in any combination; leads that are named, and those of pickup days, are lists of their own. */
const NARROWING = ['needsReply', 'followUpDue', 'pickupPast', 'owner', 'search'] as const;
const LISTS = ['ids', 'pickupFrom'] as const;
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
    pickupPast: flag(),
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
    source: string().typeError(INVALID).max(50, INVALID),
    junkType: oneOf(JUNK_TYPE_FILTERS),
    area: oneOf(AREA_FILTERS),
    startDate: time(),
    endDate: time(),
    /** Those whose pickup is scheduled on these days, both included. */
    pickupFrom: day(),
    pickupTo: day(),
  })
    .test('one-list', function check(input) {
      const all = [...LISTS, ...NARROWING];
      const [list, ...others] = all.filter((name) => input[name]);
      const isAlone = LISTS.every((one) => one !== list) || others.length === 0;
      const message = `Please use ${list} without ${all.filter((name) => name !== list).join(', ')}.`;
      return isAlone || this.createError({ path: list ?? 'search', message });
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
  const { status, owner, search, ids, startDate, endDate, pickupFrom, pickupTo } = input;
  const { source, junkType, area } = input;
  return {
    status: !status || status === 'all' ? null : (status as RequestedList),
    ...queuesOf(input),
    owner: owner === 'me' ? username : null,
    search: search || null,
    ids: ids ? [...new Set(ids.split(',').map(Number))] : null,
    from: startDate ? parseExportBound(startDate, 'from') : null,
    to: endDate ? parseExportBound(endDate, 'to') : null,
    source: source || null,
    junkType: junkType || null,
    area: area || null,
    pickups: pickupFrom && pickupTo ? { from: pickupFrom, to: pickupTo } : null,
  };
}

/**
 * A search is read by its words, and a list of no search by the keys of the first queue; every other one narrows it, and past pickups
 * do always: they have no keys of their own.
 */
function queuesOf({ search, needsReply, followUpDue, pickupPast, owner }: ExportFilterInput) {
  const queues: LeadQueue[] = [
    ...(needsReply ? (['needs-reply'] as const) : []),
    ...(followUpDue ? (['follow-up-due'] as const) : []),
    ...(owner ? (['owned'] as const) : []),
  ];
  const past: LeadQueue[] = pickupPast ? ['pickup-past'] : [];
  if (search) return { queue: null, within: [...queues, ...past] };
  const [queue = null, ...within] = queues;
  return { queue, within: [...within, ...past] };
}
