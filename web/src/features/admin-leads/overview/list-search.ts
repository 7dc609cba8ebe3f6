import { DEFAULT_SETTINGS, type ListSettings, writeSettings } from '../list/list-settings.ts';

/** What of a list is not as it is at first. */
export type ListChoice = Partial<
  Pick<ListSettings, 'status' | 'sort' | 'order' | 'quick' | 'counted' | 'search'>
>;

/** The query of a list's address, with what was chosen and nothing else. */
export function listSearch({ status, sort, order, quick, counted, search }: ListChoice): string {
  const chosen = {
    ...DEFAULT_SETTINGS,
    ...(status && { status }),
    ...(sort && { sort }),
    ...(order && { order }),
    quick: quick ?? [],
    counted: counted ?? null,
    search: search ?? '',
  };
  return writeSettings(new URLSearchParams(), chosen).toString();
}
