import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaleAlert } from '#components/stale-alert.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { useOpenedLeads } from '../opened-leads.ts';
import { TrashList } from '../trash/trash-list.tsx';
import { LeadCards } from './lead-cards.tsx';
import { LeadsPagination } from './leads-pagination.tsx';
import { LoadFailure, NoLeads } from './leads-states.tsx';
import { LeadsTable } from './leads-table.tsx';
import { type ListSettings, withoutFilters } from './list-settings.ts';
import type { Hands } from './use-hands.ts';
import type { LeadsList } from './use-leads-list.ts';

interface LeadsContentProps {
  list: LeadsList;
  /** Listeners of whether the rows are in use. */
  watch: Hands['watch'];
  selection: Selection;
  settings: ListSettings;
  onSettings: (settings: ListSettings) => void;
  onOpen: (lead: Lead) => void;
}

/** The list in whichever of its states it is: loading, failed, empty or there. */
export function LeadsContent({ list, watch, selection, settings, onSettings, onOpen }: LeadsContentProps) {
  const opened = useOpenedLeads();
  // Below this width a table would hide half of its columns.
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { page, moving, failed, retry, goTo } = list;
  if (!page && failed) return <LoadFailure onRetry={retry} />;
  const View = isNarrow ? LeadCards : LeadsTable;
  const isEmpty = page?.leads.length === 0;
  const isTrash = page?.settings.status === 'trash';
  return (
    <>
      {failed && <StaleAlert what="The list" onRetry={retry} />}
      <Box aria-busy={moving || !page} sx={{ position: 'relative' }}>
        {moving && <LinearProgress aria-label="Loading leads..." sx={progressStyle} />}
        <Box {...watch} sx={{ opacity: moving ? 0.55 : 1 }}>
          {isEmpty && <NoLeads page={page} onShowAll={() => onSettings(withoutFilters(settings))} />}
          {isTrash && !isEmpty && <TrashList leads={page.leads} onOpen={onOpen} />}
          {!isTrash && !isEmpty && (
            <View
              leads={page?.leads}
              opened={opened}
              selection={selection}
              settings={settings}
              onSettings={onSettings}
              onOpen={onOpen}
            />
          )}
        </Box>
      </Box>
      {page && <LeadsPagination page={page} compact={onPhone} onGoTo={goTo} />}
    </>
  );
}

/** Laid over the top edge, so that it pushes nothing down. */
const progressStyle = { position: 'absolute', insetInline: 0, top: 0, zIndex: 1, borderRadius: 1 };
