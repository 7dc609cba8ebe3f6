import {
  LEAD_SORT_FIELDS,
  type LeadSortField,
  SORT_ORDERS,
  type SortOrder,
} from '@harbour-haul/domain/leads/lead-order';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';

export type StatusFilter = LeadStatus | 'all';

/** What the list shows and in which order. It lives in the address, so that it can be kept and shared. */
export interface ListSettings {
  status: StatusFilter;
  sort: LeadSortField;
  order: SortOrder;
}

export const STATUS_FILTERS: readonly StatusFilter[] = ['all', ...LEAD_STATUSES];

const DEFAULTS: ListSettings = { status: 'all', sort: 'createdAt', order: 'desc' };

/** The settings that an address names; the default for each that it does not name or names wrongly. */
export function readSettings(query: URLSearchParams): ListSettings {
  return {
    status: oneOf(STATUS_FILTERS, query.get('status')) ?? DEFAULTS.status,
    sort: oneOf(LEAD_SORT_FIELDS, query.get('sort')) ?? DEFAULTS.sort,
    order: oneOf(SORT_ORDERS, query.get('order')) ?? DEFAULTS.order,
  };
}

/** The address with these settings, defaults left out and all else as it was. */
export function writeSettings(query: URLSearchParams, settings: ListSettings): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['status', 'sort', 'order'] as const) {
    if (settings[name] === DEFAULTS[name]) next.delete(name);
    else next.set(name, settings[name]);
  }
  return next;
}

/** What a click on a column's header asks for: the other order, or that column from its natural beginning. */
export function toggleSort(settings: ListSettings, field: LeadSortField): ListSettings {
  if (settings.sort === field) return { ...settings, order: settings.order === 'desc' ? 'asc' : 'desc' };
  return { ...settings, sort: field, order: field.endsWith('Date') || field.endsWith('At') ? 'desc' : 'asc' };
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((one) => one === value);
}
