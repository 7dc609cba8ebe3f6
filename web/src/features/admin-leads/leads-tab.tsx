import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetting } from '#lib/alerts/stored-setting.ts';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { ExportButton } from './export/export-button.tsx';
import type { LeadSteps } from './lead-details/lead-step-buttons.tsx';
import { LeadsContent } from './list/leads-content.tsx';
import { listLayout } from './list/list-layout.ts';
import { type ListSettings, readSettings, writeSettings } from './list/list-settings.ts';
import { useHands } from './list/use-hands.ts';
import { useLeadSteps } from './list/use-lead-steps.ts';
import { useLeadsList } from './list/use-leads-list.ts';
import { readColumns, viewQuery, withoutColumns } from './list/view-address.ts';
import { CountedNotice } from './overview/counted-notice.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { LeadsToolbar } from './toolbar/leads-toolbar.tsx';

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
  const layout = useSetting(listLayout);
  const settings = readSettings(query, layout.rows);
  const columns = readColumns(query) ?? layout.columns;
  const hands = useHands();
  const list = useLeadsList(settings, hands.areBusy);
  const selection = useSelection(list.page?.leads);
  const steps = useLeadSteps(openId, list, onStep);
  const change = (next: ListSettings) => setQuery((now) => writeSettings(now, next), { replace: true });
  const showColumns = (chosen: readonly ListColumn[]) => {
    listLayout.set({ ...layout, columns: chosen });
    setQuery(withoutColumns, { replace: true });
  };
  return (
    <section aria-labelledby="leads-title">
      <OverviewSection settings={settings} />
      <CountedNotice settings={settings} onChange={change} />
      <LeadsToolbar
        list={list}
        layout={layout}
        settings={settings}
        columns={columns}
        onChange={change}
        onColumns={showColumns}
        onView={(view) => setQuery(viewQuery(view))}
        actions={
          <>
            <BulkActions selection={selection} page={list.page} onOpen={onOpen} />
            <ExportButton settings={settings} selection={selection} />
          </>
        }
      />
      <LeadsContent
        list={list}
        watch={hands.watch}
        selection={selection}
        settings={settings}
        columns={columns}
        onSettings={change}
        onOpen={onOpen}
      />
      {details(list.page?.leads, steps)}
    </section>
  );
}
