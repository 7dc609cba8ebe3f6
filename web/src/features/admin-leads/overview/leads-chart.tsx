import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewDay } from '@harbour-haul/domain/leads/overview/overview';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router-dom';
import { shortDay } from '../lead-dates.ts';
import { leadsText, numeral } from '../list-labels.ts';
import { axisTicks, type ChartColumn, chartColumns } from './chart-columns.ts';
import { ChartFigure } from './chart-figure.tsx';
import { listSearch } from './list-search.ts';
import { shownStatuses } from './overview-rows.ts';
import { statusColor, statusColors } from './status-colors.ts';

/** So many columns have a date below them, at even distances and the last always. */
const MAX_DATES = 6;

/** The leads of each day, or of each week of a long period, by the status that they have now. */
export function LeadsChart({ days }: { days: readonly OverviewDay[] }) {
  const statuses = shownStatuses(days);
  const columns = chartColumns(days);
  const ticks = axisTicks(Math.max(...columns.map(({ leads }) => leads)));
  const top = ticks.at(-1) ?? 1;
  const apart = columns.length <= 7 ? 1 : Math.ceil(columns.length / MAX_DATES);
  const isWeekly = columns.length < days.length;
  return (
    <ChartFigure title={`Leads per ${isWeekly ? 'week' : 'day'} by status`} empty={null}>
      <Box sx={statusColors}>
        <Legend statuses={statuses} />
        <Box sx={plotStyle}>
          {ticks.map((tick) => (
            <Box key={tick} aria-hidden="true" sx={tickStyle} style={{ bottom: `${(100 * tick) / top}%` }}>
              {numeral(tick)}
            </Box>
          ))}
          <Box component="ul" sx={columnsStyle}>
            {columns.map((column, index) => (
              <li key={column.from}>
                <Column column={column} statuses={statuses} top={top} />
                <ColumnDate day={column.from} nth={(columns.length - 1 - index) / apart} />
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </ChartFigure>
  );
}

/** The date below a column, from the last one on; a phone has room for every second. Nothing between them. */
function ColumnDate({ day, nth }: { day: string; nth: number }) {
  if (!Number.isInteger(nth)) return null;
  return (
    <Box component="span" aria-hidden="true" data-second={nth % 2 === 1} sx={dateStyle}>
      {dayOfYear(day)}
    </Box>
  );
}

function Legend({ statuses }: { statuses: readonly LeadStatus[] }) {
  return (
    <Box aria-hidden="true" sx={legendStyle}>
      {statuses.map((status) => (
        <span key={status}>
          <i style={{ background: statusColor(status) }} />
          {STATUS_LABELS[status]}
        </span>
      ))}
    </Box>
  );
}

interface ColumnProps {
  column: ChartColumn;
  statuses: readonly LeadStatus[];
  top: number;
}

/** A column, as the way to its leads; nothing where there are none. */
function Column({ column: { from, to, byStatus, leads }, statuses, top }: ColumnProps) {
  if (leads === 0) return null;
  const parts = statuses.filter((status) => (byStatus[status] ?? 0) > 0);
  const days = from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;
  const counts = parts.map((status) => `${numeral(byStatus[status] ?? 0)} ${STATUS_LABELS[status]}`);
  const text = `${days}: ${leadsText(leads)} (${counts.join(', ')})`;
  return (
    <Box
      component={RouterLink}
      to={{ pathname: '/admin', search: listSearch({ counted: { from, to, group: null } }) }}
      aria-label={text}
      sx={columnStyle}
    >
      {parts.toReversed().map((status) => (
        <span
          key={status}
          style={{ height: `${(100 * (byStatus[status] ?? 0)) / top}%`, background: statusColor(status) }}
        />
      ))}
    </Box>
  );
}

function dayOfYear(day: string): string {
  return shortDay(day).replace(/, \d{4}$/, '');
}

const AXIS_PX = 40;

const plotStyle = { position: 'relative', height: 208, ml: `${AXIS_PX}px`, mr: 1.5, mt: 2, mb: 3.5 };

const tickStyle = {
  position: 'absolute',
  left: -AXIS_PX,
  right: 0,
  height: 0,
  borderTop: 1,
  borderColor: 'divider',
  pl: 0,
  fontSize: '0.75rem',
  lineHeight: 0,
  color: 'text.secondary',
  // The figure stands on the left of its line, not over it.
  ml: `${AXIS_PX}px`,
  textIndent: `-${AXIS_PX}px`,
};

const columnsStyle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', flex: '1 1 0', minWidth: 0 },
};

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  px: 'max(1px, 12%)',
  // Their colours are what they say.
  '& > span': { display: 'block', flexShrink: 0, forcedColorAdjust: 'none' },
  '& > span:first-of-type': { borderRadius: '3px 3px 0 0' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
};

const dateStyle = {
  '&[data-second=true]': { display: { xs: 'none', sm: 'block' } },
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  pt: 0.75,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
};

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& i': { width: 10, height: 10, borderRadius: '3px', forcedColorAdjust: 'none' },
};
