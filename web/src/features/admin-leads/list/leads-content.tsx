import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import Box from '@mui/material/Box';
import { ProgressLine } from '#components/progress-line.tsx';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { LeadCards } from '../cards/lead-cards.tsx';
import { LeadRows } from '../cards/lead-rows.tsx';
import { useOpenedLeads } from '../opened-leads.ts';
import { LeadsTable } from '../table/leads-table.tsx';
import { LeadsPagination } from './leads-pagination.tsx';
import type { ListSettings } from './list-settings.ts';
import { LoadFailure } from './load-failure.tsx';
import type { Hands } from './use-hands.ts';
import type { LeadsList } from './use-leads-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePortions } from './use-portions.ts';
import { useScreen } from './use-screen.ts';

const StaleAlert = lazyPart(async () => (await import('#components/stale-alert.tsx')).StaleAlert);
const NoLeads = lazyPart(async () => (await import('../empty/no-leads.tsx')).NoLeads);
const TrashList = lazyPart(async () => (await import('../trash/trash-list.tsx')).TrashList);

interface LeadsContentProps {
  list: LeadsList;
  /** Listeners of whether the rows are in use. */
  watch: Hands['watch'];
  selection: Selection;
  settings: ListSettings;
  columns: readonly ListColumn[];
  onSettings: (settings: ListSettings) => void;
  onOpen: (lead: Lead) => void;
}

/** The list in whichever of its states it is: loading, failed, empty or there. */
export function LeadsContent(props: LeadsContentProps) {
  const { list, watch, selection, settings, columns, onSettings, onOpen } = props;
  const opened = useOpenedLeads();
  const screen = useScreen();
  const drawn = usePortions(list.page?.leads);
  useListKeys(list.page?.leads, selection);
  const { page, moving, failed, retry, goTo } = list;
  const isEmpty = page?.leads.length === 0;
  if (!page && failed) return <LoadFailure onRetry={retry} />;
  const View = VIEWS[screen];
  const isTrash = page?.settings.status === 'trash';
  return (
    <>
      {failed && <StaleAlert what="The list" onRetry={retry} />}
      <Box
        id="leads-list"
        role="group"
        aria-label="List of leads"
        aria-busy={moving || !page}
        tabIndex={-1}
        sx={contentStyle}
      >
        {moving && <Box component={ProgressLine} label="Loading leads..." sx={progressStyle} />}
        <Box {...watch} sx={{ opacity: moving ? 0.55 : 1 }}>
          {isEmpty && <NoLeads page={page} onSettings={onSettings} />}
          {isTrash && <TrashList page={page} onOpen={onOpen} />}
          {!isTrash && !isEmpty && (
            <View
              leads={page?.leads}
              drawn={drawn}
              opened={opened}
              selection={selection}
              settings={settings}
              columns={shownColumns(columns, settings)}
              onSettings={onSettings}
              onOpen={onOpen}
            />
          )}
        </Box>
      </Box>
      {page && <LeadsPagination page={page} compact={screen === 'phone'} onGoTo={goTo} />}
    </>
  );
}

const VIEWS = {
  phone: LeadRows,
  tablet: LeadCards,
  desk: LeadsTable,
  'broad-desk': LeadsTable,
  'wide-desk': LeadsTable,
} as const;

/** Follow-ups that are due say how late they are, whatever columns are chosen. */
function shownColumns(columns: readonly ListColumn[], { quick }: ListSettings): readonly ListColumn[] {
  if (!quick.includes('follow-up-due') || columns.includes('followUpDate')) return columns;
  return ['followUpDate', ...columns.filter((column) => column !== 'preferredDate')];
}

const contentStyle = { position: 'relative', '&:focus-visible': { outline: 'none' } };

/** Laid over the top edge, so that it pushes nothing down. */
const progressStyle = { position: 'absolute', insetInline: 0, top: 0, zIndex: 1, borderRadius: 1 };
