import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import { countDays, MAX_PICKUP_DAYS } from '@harbour-haul/domain/leads/export/export-filter';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { isNarrowed, type ListSettings, type StatusFilter } from '../list/list-settings.ts';
import { groupText, leadsText, QUICK_LABELS } from '../list-labels.ts';
import { groupLabel } from '../overview/group-labels.ts';

/** Which leads go into a file: those that are selected, those that the list shows, or those of a status. */
export type ExportScope = 'selection' | 'shown' | 'status';

/** Which of its days decides whether a lead is in the file. */
export const EXPORT_DAYS = ['created', 'pickup'] as const;
export type ExportDays = (typeof EXPORT_DAYS)[number];

/** What an export can be of, and what of it is chosen. */
export interface ExportChoice {
  scope: ExportScope;
  status: StatusFilter;
  daysOf: ExportDays;
  /** `yyyy-mm-dd` in Halifax, both days included; an empty day is no bound. */
  startDate: string;
  endDate: string;
}

/** What is on the screen as the dialog opens. */
export interface ExportContext {
  settings: ListSettings;
  /** The ids of the selected leads. */
  selected: readonly number[];
}

/** The scopes that differ on this screen; the first is what an admin sees. */
export function scopesOf({ settings, selected }: ExportContext): ExportScope[] {
  const { quick, search, counted } = settings;
  // The days of a figure are chosen below, of whatever list.
  const isPart = quick.length > 0 || search !== '' || isNarrowed(settings) || counted?.group != null;
  return [
    ...(selected.length > 0 ? (['selection'] as const) : []),
    ...(isPart ? (['shown'] as const) : []),
    'status',
  ];
}

/** What the dialog begins with: of the leads behind a figure, their days. */
export function initialChoice(context: ExportContext): ExportChoice {
  const [scope = 'status'] = scopesOf(context);
  const { status, counted } = context.settings;
  return { scope, status, daysOf: 'created', startDate: counted?.from ?? '', endDate: counted?.to ?? '' };
}

export function scopeLabels({ settings, selected }: ExportContext): Record<ExportScope, string> {
  return {
    selection: `Selection: ${leadsText(selected.length)}`,
    shown: shownLabel(settings),
    status: 'All, by status',
  };
}

/** The list on the screen in a few words: `Search: “chen”, Mine, Furniture, Dartmouth`. */
function shownLabel(settings: ListSettings): string {
  const { quick, search, counted } = settings;
  const parts = [
    search === '' ? '' : `Search: “${search}”`,
    ...quick.map((one) => QUICK_LABELS[one]),
    counted?.group ? capitalized(groupLabel(counted.group.by, counted.group.name)) : '',
    groupText(settings),
  ];
  return parts.filter(Boolean).join(', ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a status narrows what is chosen. */
export function hasStatus({ scope }: ExportChoice): boolean {
  return scope === 'status' || scope === 'shown';
}

/** Whether leads can be chosen by the day of their pickup: a list of its own, as the others are. */
export function hasPickupDays({ scope }: ExportChoice): boolean {
  return scope === 'status';
}

/** Why the days are none that an export can be of; undefined where they are. */
export function daysError(choice: ExportChoice): string | undefined {
  const { daysOf, startDate, endDate } = choice;
  if (startDate === UNREADABLE || endDate === UNREADABLE) return undefined;
  const isByPickup = daysOf === 'pickup' && hasPickupDays(choice);
  if (isByPickup && (startDate === '' || endDate === '')) return 'Please choose the first and the last day.';
  if (endDate !== '' && endDate < startDate) return 'Please use a day that is not before the first.';
  if (isByPickup && countDays({ from: startDate, to: endDate }) > MAX_PICKUP_DAYS)
    return `Please choose at most ${MAX_PICKUP_DAYS} days.`;
  return undefined;
}

/** The filter of the export's call. */
export function exportFilterOf(choice: ExportChoice, context: ExportContext): ExportFilterInput {
  const { scope, status, daysOf, startDate, endDate } = choice;
  const isByPickup = daysOf === 'pickup' && hasPickupDays(choice);
  return {
    ...(scope === 'selection' && { ids: context.selected.join(',') }),
    ...(scope === 'shown' && shownFilter(context.settings)),
    ...(hasStatus(choice) && status !== 'all' && { status }),
    ...(isByPickup
      ? { pickupFrom: startDate, pickupTo: endDate }
      : { ...(startDate !== '' && { startDate }), ...(endDate !== '' && { endDate }) }),
  };
}

/** What narrows the list on the screen, but its status and its days, which are chosen. */
function shownFilter({ quick, search, junkType, area, counted }: ListSettings): ExportFilterInput {
  return {
    ...(quick.includes('needs-reply') && { needsReply: 'true' }),
    ...(quick.includes('follow-up-due') && { followUpDue: 'true' }),
    ...(quick.includes('pickup-past') && { pickupPast: 'true' }),
    ...(quick.includes('mine') && { owner: 'me' }),
    ...(quick.includes('unassigned') && { owner: 'none' }),
    ...(search !== '' && { search }),
    ...(counted?.group && { [counted.group.by]: counted.group.name }),
    ...(junkType && { junkType }),
    ...(area && { area }),
  };
}
