import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useLeadsToday } from '../api/use-leads-today.ts';
import type { ListSettings } from '../list/list-settings.ts';
import { useScreen } from '../list/use-screen.ts';
import { numeral } from '../list-labels.ts';
import { type ListChoice, listSearch } from './list-search.ts';
import { briefMoney, money } from './money.ts';

interface Tile {
  label: string;
  /** What is seen of that on a phone, where five stand in a line. */
  short: string;
  figure: (today: LeadsToday, isNarrow: boolean) => string;
  list: (today: LeadsToday) => ListChoice;
  /** How many of them are late; in colour where there are any. */
  late?: (today: LeadsToday) => number;
  /** Stands there for these days alone; always where it is missing. */
  isNeeded?: (today: LeadsToday) => boolean;
}

const TILES: readonly Tile[] = [
  {
    label: 'New today',
    short: 'New',
    figure: ({ newToday }) => numeral(newToday),
    list: ({ day }) => ({ counted: { from: day, to: day, group: null } }),
  },
  {
    label: 'Waiting for an answer',
    short: 'Waiting',
    figure: ({ waiting }) => numeral(waiting),
    list: () => ({ quick: ['needs-reply'] }),
    late: ({ waiting }) => waiting,
  },
  {
    label: 'Follow-ups due',
    short: 'Follow-ups',
    figure: ({ followUpsDue, hasMoreDue }) => `${numeral(followUpsDue)}${hasMoreDue ? '+' : ''}`,
    list: () => ({ quick: ['follow-up-due'] }),
  },
  {
    label: 'Past pickups: done?',
    short: 'Done?',
    figure: ({ pastPickups, hasMorePast }) => `${numeral(pastPickups)}${hasMorePast ? '+' : ''}`,
    list: () => ({ quick: ['pickup-past'] }),
    late: ({ pastPickups }) => pastPickups,
  },
  {
    // No counter knows the day: what was picked up counts until it is completed.
    label: 'Scheduled value',
    short: 'Value',
    figure: ({ valueScheduled }, isNarrow) => (isNarrow ? briefMoney : money)(valueScheduled),
    list: () => ({ status: 'scheduled', sort: 'preferredDate', order: 'asc' }),
  },
  {
    // They stand in no other list: a person's request among them is found by who looks.
    label: 'Suspicious',
    short: 'Suspicious',
    figure: ({ suspicious = 0 }) => numeral(suspicious),
    list: () => ({ status: 'suspicious' }),
    isNeeded: ({ suspicious = 0 }) => suspicious > 0,
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
  const { data, isError } = useLeadsToday();
  const screen = useScreen();
  const isPhone = screen === 'phone';
  const tiles = TILES.filter(({ isNeeded }) => isNeeded === undefined || (data && isNeeded(data)));
  return (
    <Box component="ul" aria-label="Today" sx={stripStyle}>
      {tiles.map(({ label, short, figure, list, late }) => {
        const name = isPhone ? <ShortName short={short} label={label} /> : <span>{label}</span>;
        return (
          <li key={label}>
            {data ? (
              <Box
                component={RouterLink}
                to={{ pathname: '/admin', search: listSearch(list(data)) }}
                aria-current={whichList(settings) === whichList(list(data)) || undefined}
                sx={tileStyle}
              >
                <strong data-late={(late?.(data) ?? 0) > 0}>
                  {figure(data, isPhone || screen === 'tablet')}
                </strong>
                {name}
              </Box>
            ) : (
              <Box sx={tileStyle}>
                {isError ? (
                  <strong {...UNKNOWN}>–</strong>
                ) : (
                  <Skeleton component="strong" width={40} aria-hidden="true" />
                )}
                {name}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Of a figure that could not be loaded. */
const UNKNOWN = describedHint('Not known: it could not be loaded');

/** All of its words are read out. */
function ShortName({ short, label }: Pick<Tile, 'short' | 'label'>) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

const HAIRLINE = '1px solid var(--mui-palette-divider)';

/** On a phone in one line, each by a word: the leads are what the screen is for. What finds no room there goes to a second line. */
const stripStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  overflowX: { sm: 'auto' },
  flex: 1,
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { flex: { xs: '1 0 auto', sm: '1 0 118px' }, minWidth: 44 },
  '& > li + li': { borderLeft: { sm: HAIRLINE } },
};

/** The figure is above its name for the eye, and behind it for nobody: a screen reader reads both as one. */
const tileStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: { xs: 44, sm: 64 },
  px: { xs: 0.5, sm: 2 },
  py: { xs: 0.5, sm: 1 },
  textAlign: { xs: 'center', sm: 'start' },
  color: 'text.primary',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: { xs: '1rem', sm: '1.375rem' }, lineHeight: 1.3, fontWeight: 700 },
  '& [data-late=true]': { color: 'error.main' },
  '& span': {
    fontSize: { xs: '0.75rem', sm: '0.8125rem' },
    lineHeight: { xs: 1.25, sm: 1.5 },
    color: 'text.secondary',
  },
  'a&:hover, &[aria-current]': { bgcolor: 'action.hover' },
  '&[aria-current]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-primary-main)' },
  'a&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};
