import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { useLeadsToday } from '../api/use-leads-today.ts';
import type { ListSettings } from '../list/list-settings.ts';
import { numeral } from '../list-labels.ts';
import { type ListChoice, listSearch } from './list-search.ts';
import { money } from './money.ts';

interface Tile {
  label: string;
  figure: (today: LeadsToday) => string;
  list: (today: LeadsToday) => ListChoice;
  /** How many of them are late; in colour where there are any. */
  late?: (today: LeadsToday) => number;
}

const TILES: readonly Tile[] = [
  {
    label: 'New today',
    figure: ({ newToday }) => numeral(newToday),
    list: ({ day }) => ({ counted: { from: day, to: day, group: null } }),
  },
  {
    label: 'Waiting for an answer',
    figure: ({ waiting }) => numeral(waiting),
    list: () => ({ quick: ['needs-reply'] }),
    late: ({ waiting }) => waiting,
  },
  {
    label: 'Follow-ups due',
    figure: ({ followUpsDue, hasMoreDue }) => `${numeral(followUpsDue)}${hasMoreDue ? '+' : ''}`,
    list: () => ({ quick: ['follow-up-due'] }),
  },
  {
    label: 'Past pickups: done?',
    figure: ({ pastPickups, hasMorePast }) => `${numeral(pastPickups)}${hasMorePast ? '+' : ''}`,
    list: () => ({ quick: ['pickup-past'] }),
    late: ({ pastPickups }) => pastPickups,
  },
  {
    // No counter knows the day: what was picked up counts until it is completed.
    label: 'Scheduled value',
    figure: ({ valueScheduled }) => money.format(valueScheduled),
    list: () => ({ status: 'scheduled', sort: 'preferredDate', order: 'asc' }),
  },
];

/** A list is the same one in any order. */
const whichList = ({ status, quick, counted, search }: ListChoice): string =>
  listSearch({
    ...(status && { status }),
    ...(quick && { quick }),
    ...(counted && { counted }),
    ...(search && { search }),
  });

/** What there is to do today, each figure the way to its list. */
export function OverviewStrip({ settings }: { settings: ListSettings }) {
  const { data } = useLeadsToday();
  return (
    <Box component="ul" aria-label="Today" sx={stripStyle}>
      {TILES.map(({ label, figure, list, late }) => (
        <li key={label}>
          {data ? (
            <Box
              component={RouterLink}
              to={{ pathname: '/admin', search: listSearch(list(data)) }}
              aria-current={whichList(settings) === whichList(list(data)) || undefined}
              sx={tileStyle}
            >
              <strong data-late={(late?.(data) ?? 0) > 0}>{figure(data)}</strong>
              <span>{label}</span>
            </Box>
          ) : (
            <Box sx={tileStyle}>
              <Skeleton component="strong" width={40} aria-hidden="true" />
              <span>{label}</span>
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

const HAIRLINE = '1px solid var(--mui-palette-divider)';

/** On a phone two by two and the last by itself, low, and each with all of its words: what is cut off is read by nobody. */
const stripStyle = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflowX: { sm: 'auto' },
  flex: 1,
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { flex: { sm: '1 0 118px' } },
  '& > li + li': { borderLeft: { sm: HAIRLINE } },
  '& > li:nth-of-type(even)': { borderLeft: HAIRLINE },
  '& > li:nth-of-type(n + 3)': { borderTop: { xs: HAIRLINE, sm: 0 } },
  '& > li:nth-of-type(5)': { gridColumn: '1 / -1' },
};

/** The figure is above its name for the eye, and behind it for nobody: a screen reader reads both as one. */
const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: { xs: 44, sm: 64 },
  px: { xs: 1, sm: 2 },
  py: { xs: 0.5, sm: 1 },
  color: 'text.primary',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: { xs: '1.125rem', sm: '1.375rem' }, lineHeight: 1.3, fontWeight: 700 },
  '& [data-late=true]': { color: 'error.main' },
  '& span': { fontSize: '0.8125rem', lineHeight: { xs: 1.25, sm: 1.5 }, color: 'text.secondary' },
  'a&:hover, &[aria-current]': { bgcolor: 'action.hover' },
  '&[aria-current]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main)' },
  'a&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
