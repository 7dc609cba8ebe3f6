import type { ViewMode } from '@harbour-haul/domain/leads/views/lead-view';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKeptFocus } from '#lib/keys/use-kept-focus.ts';
import { useKeys } from '#lib/keys/use-keys.ts';
import { ListCallQuestion } from './calls/call-question.tsx';
import { LeadsListView, type LeadsViewsProps } from './list/leads-list-view.tsx';
import { readSettings } from './list/list-settings.ts';
import { readViewMode, withViewMode } from './list/view-mode.ts';
import { NewLeadButton } from './new-lead/new-lead-button.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { ViewSwitch } from './toolbar/view-switch.tsx';

/** Who works through the list loads none of them. */
const LeadsCalendar = lazy(async () => ({
  default: (await import('./calendar/leads-calendar.tsx')).LeadsCalendar,
}));

const LeadsBoard = lazy(async () => ({ default: (await import('./board/leads-board.tsx')).LeadsBoard }));

/** The leads, in the view that the address names, and the details of the one that is opened. */
export function LeadsTab(props: LeadsViewsProps) {
  const [query, setQuery] = useSearchParams();
  const mode = readViewMode(query);
  const show = (next: ViewMode) => setQuery((now) => withViewMode(now, next));
  useKeys({ 'v l': () => show('list'), 'v b': () => show('board'), 'v c': () => show('calendar') });
  const section = useRef<HTMLElement>(null);
  const { watch } = useKeptFocus(section, mode);
  const views = <ViewSwitch mode={mode} onMode={show} />;
  const settings = readSettings(query);
  // The board and the calendar know of no trash.
  const isTrash = mode === 'list' && settings.status === 'trash';
  const newLead = <NewLeadButton onOpen={props.onOpen} isHidden={isTrash} />;
  return (
    <Box ref={section} component="section" aria-labelledby="leads-title" tabIndex={-1} sx={plain} {...watch}>
      <OverviewSection settings={settings} />
      {mode === 'list' && <LeadsListView {...props} views={views} newLead={newLead} />}
      <Suspense fallback={<Skeleton variant="rounded" height="60vh" />}>
        {mode === 'board' && <LeadsBoard {...props} views={views} newLead={newLead} />}
        {mode === 'calendar' && <LeadsCalendar {...props} views={views} newLead={newLead} />}
      </Suspense>
      {props.openId === undefined && <ListCallQuestion />}
    </Box>
  );
}

/** It has the focus only where nothing better has. */
const plain = { '&:focus-visible': { outline: 'none' } };
