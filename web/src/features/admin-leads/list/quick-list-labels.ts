import type { QuickFilter } from '@harbour-haul/domain/leads/views/lead-view';

/** What the list of a quick filter is called: over its rows where nobody counts them, and in the command palette. */
export const QUICK_LIST_LABELS: Record<QuickFilter, string> = {
  'needs-reply': 'Leads that need a reply',
  'follow-up-due': 'Follow-ups due today or earlier',
  'pickup-past': 'Past pickups',
  mine: 'Your open leads',
  unassigned: 'Open leads without an owner',
};
