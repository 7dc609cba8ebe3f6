import { isSortable, type ListSettings } from './list-settings.ts';

/** Why the list has an order of its own; null where it has the chosen one. */
export function ownOrderText(settings: ListSettings): string | null {
  if (isSortable(settings)) return null;
  if (settings.search !== '') return 'A search has an order of its own: clear it to sort';
  if (settings.counted !== null) return 'Leads behind a figure go by the day they came in: show all to sort';
  if (settings.quick.some((one) => one === 'needs-reply' || one === 'follow-up-due'))
    return 'This list goes by what has waited longest: show all to sort';
  if (settings.quick.length > 0) return 'This list shows the newest first: show all to sort';
  return 'Filtered by type or area, leads are in the order they came in.';
}
