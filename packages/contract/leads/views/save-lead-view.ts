import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { AREA_FILTERS, JUNK_TYPE_FILTERS } from '@harbour-haul/domain/leads/search/lead-filters';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import {
  type LeadView,
  type LeadViewSettings,
  MAX_VIEW_NAME,
  QUICK_FILTERS,
  VIEW_MODES,
} from '@harbour-haul/domain/leads/views/lead-view';
import { LIST_COLUMNS } from '@harbour-haul/domain/leads/views/list-columns';
import { array, type ObjectSchema, object, string } from 'yup';
import { INVALID, REQUIRED } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** Saves a list by name for all admins; returns all views. 409 where the name is taken, or where there are too many. */
export const saveLeadView = defineOperation<{ body: SaveLeadViewBody; response: { views: LeadView[] } }>()({
  method: 'POST',
  path: '/api/lead-views',
  access: 'admin',
  function: 'admin-leads',
});

export const saveLeadViewRequest = { body: saveLeadViewSchema };

export interface SaveLeadViewBody extends LeadViewSettings {
  name: string;
}

const NAME_TEXT = `Please use a name of at most ${MAX_VIEW_NAME} characters.`;

function saveLeadViewSchema(): ObjectSchema<SaveLeadViewBody> {
  return object({
    name: string()
      .typeError(INVALID)
      .max(MAX_VIEW_NAME, NAME_TEXT)
      .matches(/\S/, REQUIRED)
      .required(REQUIRED),
    status: oneOf(['all', ...LEAD_STATUSES, 'suspicious', 'trash'] as const),
    quick: string().typeError(INVALID).oneOf(QUICK_FILTERS, INVALID).nullable().defined(INVALID),
    quicks: array().typeError(INVALID).of(oneOf(QUICK_FILTERS)).max(QUICK_FILTERS.length, INVALID),
    search: string().typeError(INVALID).max(MAX_SEARCH, INVALID).defined(INVALID),
    junkType: string().typeError(INVALID).oneOf(JUNK_TYPE_FILTERS, INVALID).nullable(),
    area: string().typeError(INVALID).oneOf(AREA_FILTERS, INVALID).nullable(),
    sort: oneOf(LEAD_SORT_FIELDS),
    order: oneOf(SORT_ORDERS),
    columns: array()
      .typeError(INVALID)
      .of(oneOf(LIST_COLUMNS))
      .max(LIST_COLUMNS.length, INVALID)
      .test('once', INVALID, (columns) => new Set(columns).size === (columns?.length ?? 0))
      .required(REQUIRED),
    mode: string().typeError(INVALID).oneOf(VIEW_MODES, INVALID),
  });
}

function oneOf<const T extends string>(values: readonly T[]) {
  return string().typeError(INVALID).oneOf(values, INVALID).required(REQUIRED);
}
