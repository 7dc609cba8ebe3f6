import type { Lead } from '@harbour-haul/domain/leads/lead';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeadDetailsDialog } from './lead-details-dialog.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadsContent } from './leads-content.tsx';
import { LeadsHeading } from './leads-heading.tsx';
import { type ListSettings, readSettings, writeSettings } from './list-settings.ts';
import { markLeadOpened } from './opened-leads.ts';
import { useLeadsList } from './use-leads-list.ts';

/** The list of leads with its filters, and the details of the one that is opened. */
export function LeadsTab() {
  const [query, setQuery] = useSearchParams();
  const settings = readSettings(query);
  const list = useLeadsList(settings);
  const [opened, setOpened] = useState<Lead | null>(null);
  const change = (next: ListSettings) => setQuery((now) => writeSettings(now, next), { replace: true });
  const open = (lead: Lead) => {
    markLeadOpened(lead.id);
    setOpened(lead);
  };
  return (
    <section aria-labelledby="leads-title">
      <Box sx={topStyle}>
        <LeadsHeading list={list} />
        <LeadFilters settings={settings} onChange={change} />
      </Box>
      <LeadsContent list={list} settings={settings} onSettings={change} onOpen={open} />
      {opened && (
        <LeadDetailsDialog lead={newest(opened, list.page?.leads)} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}

/** The opened lead as the last refresh brought it, where it is still on the page. */
function newest(lead: Lead, loaded: readonly Lead[] = []): Lead {
  return loaded.find(({ id }) => id === lead.id) ?? lead;
}

const topStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'space-between',
  alignItems: { md: 'center' },
  gap: 2,
  mb: 2,
  '& > [role=search]': { minWidth: { md: 552 } },
};
