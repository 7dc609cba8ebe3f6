/** How far the search for an addressed lead is. */
export type SearchState = 'seeking' | 'failed' | 'missing';

/** The state of a search that has found nothing yet. */
export function searchState({ missing, failed }: { missing: boolean; failed: boolean }): SearchState {
  if (missing) return 'missing';
  return failed ? 'failed' : 'seeking';
}
