import { AppError } from '../../errors.ts';
import type { RequestedList } from '../lead-state.ts';
import type { AreaFilter, JunkTypeFilter } from '../search/lead-filters.ts';
import type { LeadSortField, SortOrder } from '../search/lead-order.ts';
import type { ListColumn } from './list-columns.ts';

/**
 * What is to be done: leads that need a reply, follow-ups that are due, pickups whose day is over, and open leads that are the
 * admin's own, or nobody's.
 */
export const QUICK_FILTERS = ['needs-reply', 'follow-up-due', 'pickup-past', 'mine', 'unassigned'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

/** What a list of leads shows, in which order, and in which columns. */
export interface LeadViewSettings {
  status: RequestedList | 'all';
  /** The first of those that are chosen; a view from before has no more. */
  quick: QuickFilter | null;
  /** All of them, where they are several. */
  quicks?: QuickFilter[] | undefined;
  search: string;
  /** Null for all; a view from before has neither. */
  junkType?: JunkTypeFilter | null | undefined;
  area?: AreaFilter | null | undefined;
  sort: LeadSortField;
  order: SortOrder;
  columns: ListColumn[];
  /** As what it was shown when it was saved; a view from before is shown as the leads are. */
  mode?: ViewMode | undefined;
}

/**
 * How leads are shown: as a list that is searched and worked through, in columns by status, or by the days for which
 * something is planned.
 */
export const VIEW_MODES = ['list', 'board', 'calendar'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

/** A list that an admin has saved by name, for all of them. */
export interface LeadView extends LeadViewSettings {
  id: string;
  name: string;
  savedBy: string;
}

/** So many that all fit into one item and one menu. */
export const MAX_VIEWS = 50;
export const MAX_VIEW_NAME = 40;

/**
 * Returns the views with one more, by name; as they are where its admin has saved the very same before, as by a request whose answer
 * was lost.
 * @throws AppError `conflict` where the name is taken, whatever its case, or where there are `MAX_VIEWS` already.
 */
export function withView(views: readonly LeadView[], view: LeadView): LeadView[] {
  if (views.some((saved) => isSameView(saved, view))) return [...views];
  if (views.length >= MAX_VIEWS) throw refused(`There are ${MAX_VIEWS} views. Please delete one first.`);
  if (views.some(({ name }) => isSameName(name, view.name))) {
    throw refused('There is a view of this name. Please choose another name.');
  }
  return [...views, view].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether two views are one but for their ids, whatever the order of what they have. */
function isSameView(one: LeadView, other: LeadView): boolean {
  return comparable(one) === comparable(other);
}

function comparable(view: LeadView): string {
  const said = Object.entries(view).filter(([name, value]) => name !== 'id' && value !== undefined);
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function refused(remedy: string): AppError {
  return new AppError('conflict', remedy, { fields: { name: remedy } });
}
