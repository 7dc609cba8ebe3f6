import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { StatePanel } from '#components/state-panel.tsx';
import type { LeadsPage } from '../api/list-leads.ts';
import { isFiltered, isNarrowed, type ListSettings, withoutFilters } from '../list/list-settings.ts';
import { groupText, QUICK_LABELS, STATUS_FILTER_LABELS, statusText } from '../list-labels.ts';
import { countedText } from '../overview/counted-text.ts';
import { FirstDay } from './first-day.tsx';

interface NoLeadsProps {
  page: LeadsPage;
  onSettings: (settings: ListSettings) => void;
}

/** A list without leads: why, and what comes next. */
export function NoLeads({ page, onSettings }: NoLeadsProps) {
  const { settings } = page;
  const all = withoutFilters(settings);
  const isAll = settings.search === '' && !isFiltered(settings);
  if (isAll && page.nextCursor === null) return <FirstDay />;
  const isWithin = settings.search !== '' && settings.quick.length > 0;
  const isEmptyTrash = page.nextCursor === null && isWholeTrash(settings);
  const action = !isAll && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
      {isWithin && (
        <Button variant="contained" onClick={() => onSettings({ ...all, search: settings.search })}>
          Search all leads
        </Button>
      )}
      {settings.search !== '' &&
        !isFiltered(settings) &&
        BESIDE_ALL.map(([status, label]) => (
          <Button key={status} variant="outlined" onClick={() => onSettings({ ...settings, status })}>
            {label}
          </Button>
        ))}
      <Button variant="outlined" onClick={() => onSettings(all)}>
        Show all leads
      </Button>
    </Box>
  );
  return (
    <StatePanel
      framed
      icon={<InboxOutlined />}
      title={isEmptyTrash ? 'The trash is empty' : 'No leads found'}
      action={action}
    >
      {/* A search looks through so many leads for one page. */}
      {page.nextCursor === null ? reason(settings) : 'None among these. Next looks further back.'}
    </StatePanel>
  );
}

/** What a search of all leads leaves out. */
const BESIDE_ALL = [
  ['suspicious', 'Search suspicious leads'],
  ['trash', 'Search the trash'],
] as const;

/** Whether the list is the trash, and nothing narrows it. */
function isWholeTrash(settings: ListSettings): boolean {
  const { status, search } = settings;
  return status === 'trash' && search === '' && !isFiltered({ ...settings, status: 'all' });
}

function reason(settings: ListSettings): string {
  const { status, search, counted } = settings;
  const [quick, ...others] = settings.quick;
  const parts = [counted, search, quick, ...others, status !== 'all'].filter(Boolean).length;
  if (counted !== null && parts === 1 && !isNarrowed(settings)) return 'No lead is counted there any more.';
  if (isNarrowed(settings)) return narrowedReason(settings);
  if (quick !== undefined && search !== '' && parts === 2)
    return `Nothing in ${QUICK_LABELS[quick]} matches “${search}”.`;
  if (parts > 1) {
    const searched = search === '' ? '' : `“${search}” and `;
    return `No lead matches ${searched}all of the filters above. Remove one of them to see more.`;
  }
  if (quick === 'needs-reply') return 'Every new lead has been answered.';
  if (quick === 'follow-up-due') return 'No follow-up is due today or earlier.';
  if (quick === 'pickup-past') return 'Of every pickup that is past somebody has said whether it was done.';
  if (quick === 'mine') return 'No open lead is yours.';
  if (quick === 'unassigned') return 'Every open lead has an owner.';
  if (search !== '')
    return `Nothing matches “${search}”. Names, phone numbers and addresses can be cut short.`;
  if (status === 'trash') return 'Deleted leads stay in it for 30 days.';
  if (status === 'suspicious') return 'No request looks like a script’s.';
  return `No lead has the status ${STATUS_FILTER_LABELS[status]} now.`;
}

/** All that a list of a type or an area was narrowed by, its search too. */
function narrowedReason(settings: ListSettings): string {
  const { status, search, counted, quick } = settings;
  const lead = `lead${counted ? ` ${countedText(counted)}` : ''}${statusText(status)}`;
  const place = [groupText(settings), ...quick.map((one) => QUICK_LABELS[one])].join(', ');
  return search === '' ? `There is no ${lead} in ${place}.` : `No ${lead} matches “${search}” in ${place}.`;
}
