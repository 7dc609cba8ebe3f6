import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetting } from '#lib/alerts/stored-setting.ts';
import { listLayout } from '../list/list-layout.ts';
import { readSettings } from '../list/list-settings.ts';
import { TIGHT } from '../list/use-screen.ts';
import { readColumns, viewQuery } from '../list/view-address.ts';
import { numeral } from '../list-labels.ts';
import type { ShownLeads } from '../views/shown-view.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import type { CalendarDay } from './calendar-days.ts';
import { OverdueLinks } from './overdue-links.tsx';

interface CalendarBarProps {
  /** Undefined before they are loaded. */
  days: readonly CalendarDay[] | undefined;
  /** `yyyy-mm-dd` */
  first: string;
  last: string;
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  onToday: () => void;
}

/** Which week is shown, how much there is to do in it, and the ways to others. */
export function CalendarBar(props: CalendarBarProps) {
  const { days, first, last, views, newLead, onPrevious, onNext, onToday } = props;
  return (
    <Box sx={barStyle}>
      <Box sx={{ minWidth: 112 }}>
        <Typography id="leads-title" component="h2" variant="h3" sx={{ lineHeight: '24px' }}>
          {weekText(first, last)}
        </Typography>
        <Typography
          role="status"
          variant="body2"
          color="textSecondary"
          sx={{ minHeight: 20, lineHeight: '20px' }}
        >
          {days ? workText(days) : 'Loading the calendar...'}
        </Typography>
      </Box>
      {views}
      <OverdueLinks />
      <Box role="group" aria-label="Week" sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        <IconButton
          aria-label="Previous week"
          data-hint="Previous week (p)"
          onClick={onPrevious}
          sx={buttonStyle}
        >
          <ChevronLeft />
        </IconButton>
        <Button
          variant="outlined"
          color="inherit"
          data-hint="This week (t)"
          onClick={onToday}
          sx={{ px: 2, borderColor: 'divider' }}
        >
          Today
        </Button>
        <IconButton aria-label="Next week" data-hint="Next week (n)" onClick={onNext} sx={buttonStyle}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {newLead}
        <CalendarViews />
      </Box>
    </Box>
  );
}

/** The calendar shows whatever is planned; what the list is narrowed by stands in its address, and is saved with it. */
function CalendarViews() {
  const [query, setQuery] = useSearchParams();
  const layout = useSetting(listLayout);
  const leads: ShownLeads = {
    settings: readSettings(query),
    columns: readColumns(query) ?? layout.columns,
    mode: 'calendar',
  };
  return <ViewsMenu leads={leads} onView={(view) => setQuery(viewQuery(view))} />;
}

/** `Nov 23 – 29, 2026`, `Nov 30 – Dec 6, 2026`. */
function weekText(first: string, last: string): string {
  const [from, to] = [DateTime.fromISO(first, { locale: 'en' }), DateTime.fromISO(last, { locale: 'en' })];
  const start = from.toFormat(from.year === to.year ? 'MMM d' : 'MMM d, yyyy');
  return `${start} – ${to.toFormat(from.month === to.month ? 'd, yyyy' : 'MMM d, yyyy')}`;
}

function workText(days: readonly CalendarDay[]): string {
  const count = (of: (day: CalendarDay) => readonly unknown[]) =>
    days.reduce((sum, day) => sum + of(day).length, 0);
  const [pickups, followUps] = [count((day) => day.pickups), count((day) => day.followUps)];
  if (pickups + followUps === 0) return 'Nothing is planned this week.';
  return `${numeral(pickups)} ${pickups === 1 ? 'pickup' : 'pickups'}, ${numeral(followUps)} ${followUps === 1 ? 'follow-up' : 'follow-ups'}`;
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  rowGap: 1,
  minHeight: 60,
  py: 1,
  mb: 0.5,
  [TIGHT]: { py: 0.5 },
};

const buttonStyle = { border: 1, borderColor: 'divider', borderRadius: 1 };
