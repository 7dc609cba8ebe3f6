import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { Theme } from '@mui/material/styles';

/**
 * A colour for each status. A further status needs a pair that can be distinguished from all others where they stand
 * stacked in one column, in light and in dark; neighbours in the order of `LEAD_STATUSES` touch.
 */
const COLORS: Record<LeadStatus, readonly [light: string, dark: string]> = {
  new: ['#2F6FB8', '#7FB2EE'],
  incomplete: ['#E2A23B', '#F2B661'],
  contacted: ['#3BA3B3', '#6FC3CF'],
  qualified: ['#8A5BC4', '#BF9BF3'],
  scheduled: ['#0B5563', '#3F93A2'],
  completed: ['#3D9A66', '#6CCB9A'],
  canceled: ['#A9B5B9', '#6F8287'],
};

/** The colour of a status, inside of what carries `statusColors`. */
export function statusColor(status: LeadStatus): string {
  return `var(--status-${status})`;
}

/** The colours as CSS variables, which change with the scheme without a chart being drawn anew. */
export function statusColors(theme: Theme) {
  return { ...variables(0), ...theme.applyStyles('dark', variables(1)) };
}

function variables(scheme: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COLORS).map(([status, colors]) => [`--status-${status}`, colors[scheme]]),
  );
}
