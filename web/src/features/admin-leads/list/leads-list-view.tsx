import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSetting } from '#lib/alerts/stored-setting.ts';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { BulkActions } from '../bulk/bulk-actions.tsx';
import { SelectionNotice } from '../bulk/selection-notice.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { LeadsToolbar } from '../toolbar/leads-toolbar.tsx';
import { LeadsContent } from './leads-content.tsx';
import { listLayout } from './list-layout.ts';
import { isFiltered, type ListSettings, readSettings, writeSettings } from './list-settings.ts';
import { ownOrderText } from './own-order-text.ts';
import { useHands } from './use-hands.ts';
import { useLeadSteps } from './use-lead-steps.ts';
import { useLeadsList } from './use-leads-list.ts';
import { useScreen } from './use-screen.ts';
import { readColumns, viewQuery, withoutColumns } from './view-address.ts';

const FallenFocus = lazyPart(async () => (await import('./fallen-focus.ts')).FallenFocus);
const FilterChips = lazyPart(async () => (await import('./filter-chips.tsx')).FilterChips);

export interface LeadsViewsProps {
  onOpen: (id: number) => void;
  /** Shows another lead instead of the open one. */
  onStep: (id: number) => void;
  /** The lead that is open, where its id is known. */
  openId: number | undefined;
  /** Renders the details of the open lead, if there is one, from the leads of the loaded page. */
  details: (loaded: readonly Lead[] | undefined, steps: LeadSteps | null) => ReactNode;
}

interface LeadsListViewProps extends LeadsViewsProps {
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
}

/** The list of leads with its filters and actions, and the details of the one that is opened. */
export function LeadsListView(props: LeadsListViewProps) {
  const { onOpen, onStep, openId, details, views, newLead } = props;
  const [query, setQuery] = useSearchParams();
  const layout = useSetting(listLayout);
  const settings = readSettings(query, layout.rows);
  const columns = readColumns(query) ?? layout.columns;
  const screen = useScreen();
  const hands = useHands();
  const list = useLeadsList(settings, hands.areBusy);
  const selection = useSelection(list.page?.leads);
  const steps = useLeadSteps(openId, list, onStep);
  const open = ({ id }: Lead) => onOpen(id);
  const change = (next: ListSettings) => setQuery((now) => writeSettings(now, next), { replace: true });
  const showColumns = (chosen: readonly ListColumn[]) => {
    listLayout.set({ ...layout, columns: chosen });
    setQuery(withoutColumns, { replace: true });
  };
  return (
    <>
      <LeadsToolbar
        list={list}
        layout={layout}
        settings={settings}
        views={views}
        newLead={newLead}
        columns={columns}
        onChange={change}
        onColumns={showColumns}
        onView={(view) => setQuery(viewQuery(view))}
        actions={
          <>
            <BulkActions selection={selection} page={list.page} onOpen={open} />
            <ExportButton settings={settings} selection={selection} />
          </>
        }
        notice={<SelectionNotice selection={selection} page={list.page} />}
      />
      {isFiltered(settings) && (
        <FilterChips
          settings={settings}
          onChange={change}
          // Where sort and order have no place in the toolbar, they say it themselves.
          note={screen === 'wide-desk' ? ownOrderText(settings) : null}
        />
      )}
      <LeadsContent
        list={list}
        watch={hands.watch}
        selection={selection}
        settings={settings}
        columns={columns}
        onSettings={change}
        onOpen={open}
      />
      {details(list.page?.leads, steps)}
      <FallenFocus />
    </>
  );
}
