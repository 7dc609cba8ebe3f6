import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ExportButton } from './export/export-button.tsx';
import type { LeadSteps } from './lead-details/lead-step-buttons.tsx';
import { LeadFilters } from './list/lead-filters.tsx';
import { LeadsContent } from './list/leads-content.tsx';
import { type ListSettings, readSettings, writeSettings } from './list/list-settings.ts';
import { useHands } from './list/use-hands.ts';
import { useLeadSteps } from './list/use-lead-steps.ts';
import type { LeadsList } from './list/use-leads-list.ts';
import { useLeadsList } from './list/use-leads-list.ts';
import { countText } from './list-labels.ts';
import { OverviewSection } from './overview/overview-section.tsx';

interface LeadsTabProps {
  onOpen: (lead: Lead) => void;
  /** Shows another lead instead of the open one. */
  onStep: (id: number) => void;
  /** The lead that is open, where its id is known. */
  openId: number | undefined;
  /** Renders the details of the open lead, if there is one, from the leads of the loaded page. */
  details: (loaded: readonly Lead[] | undefined, steps: LeadSteps | null) => ReactNode;
}

/** The list of leads with its filters and actions, and the details of the one that is opened. */
export function LeadsTab({ onOpen, onStep, openId, details }: LeadsTabProps) {
  const [query, setQuery] = useSearchParams();
  const settings = readSettings(query);
  const hands = useHands();
  const list = useLeadsList(settings, hands.areBusy);
  const selection = useSelection(list.page?.leads);
  const steps = useLeadSteps(openId, list, onStep);
  const change = (next: ListSettings) => setQuery((now) => writeSettings(now, next), { replace: true });
  return (
    <section aria-labelledby="leads-title">
      <OverviewSection />
      <Box sx={topStyle}>
        <LeadsHeading list={list} />
        <Box sx={actionsStyle}>
          <BulkActions selection={selection} page={list.page} />
          <ExportButton settings={settings} />
        </Box>
      </Box>
      <Box sx={{ mb: 2 }}>
        <LeadFilters settings={settings} onChange={change} />
      </Box>
      <LeadsContent
        list={list}
        watch={hands.watch}
        selection={selection}
        settings={settings}
        onSettings={change}
        onOpen={onOpen}
      />
      {details(list.page?.leads, steps)}
    </section>
  );
}

const topStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  minHeight: 52,
};

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 };

/** The list's name and how many leads it has; a changed number is read out. */
function LeadsHeading({ list: { page, failed } }: { list: LeadsList }) {
  const loading = failed ? '' : 'Loading leads...';
  return (
    <Box>
      <Typography id="leads-title" component="h2" variant="h3">
        Leads
      </Typography>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}
      >
        {page ? countText(page.total, page.settings) : loading}
      </Typography>
    </Box>
  );
}
