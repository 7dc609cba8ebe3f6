import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import type { ListLayout } from '../list/list-layout.ts';
import type { LeadsList } from '../list/use-leads-list.ts';
import { BELOW_DESK, TIGHT, useScreen } from '../list/use-screen.ts';
import { totalText } from '../list-labels.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { OrderSelects, StatusSelect } from './list-selects.tsx';
import { type FilterProps, QuickFilters } from './quick-filters.tsx';
import { SearchField } from './search-field.tsx';

const FoundCount = lazyPart(async () => (await import('./found-count.tsx')).FoundCount);

interface LeadsToolbarProps extends FilterProps {
  list: LeadsList;
  layout: ListLayout;
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[]) => void;
  onView: (view: LeadViewSettings) => void;
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
  /** What can be done with the selected leads, and with all. */
  actions: ReactNode;
  /** What is said of these actions. */
  notice: ReactNode;
}

/** One line above the list: how many there are, which of them, in which order, and what can be done. */
export function LeadsToolbar(props: LeadsToolbarProps) {
  const { list, layout, columns, settings, onChange, onColumns, onView } = props;
  const { views, newLead, actions, notice } = props;
  const screen = useScreen();
  const isDesk = screen !== 'phone' && screen !== 'tablet';
  const filter = { settings, onChange };
  return (
    <Box sx={toolbarStyle}>
      <LeadsHeading list={list} isTrash={settings.status === 'trash'} />
      {views}
      <Box sx={lineStyle}>
        <Box role="search" aria-label="Filter and sort leads" sx={filtersStyle}>
          <SearchField value={settings.search} onSearch={(text) => onChange({ ...settings, search: text })} />
          {isDesk && <QuickFilters {...filter} />}
          {isDesk && screen !== 'desk' && <StatusSelect {...filter} />}
          {screen === 'wide-desk' && <OrderSelects {...filter} />}
          {isDesk ? (
            <DisplayMenu
              {...filter}
              layout={layout}
              columns={columns}
              onColumns={onColumns}
              hasStatus={screen === 'desk'}
              hasOrder={screen !== 'wide-desk'}
            />
          ) : (
            <FilterSheet {...filter} layout={layout} />
          )}
        </Box>
        {newLead}
      </Box>
      <Box sx={endStyle}>
        {notice}
        <Box sx={actionsStyle}>
          <ViewsMenu leads={{ settings, columns, mode: 'list' }} onView={onView} />
          {actions}
        </Box>
      </Box>
    </Box>
  );
}

/** The list's name and how many leads it has; a changed number is read out. */
function LeadsHeading({ list: { page, failed }, isTrash }: { list: LeadsList; isTrash: boolean }) {
  const loading = failed ? '' : 'Loading leads...';
  return (
    <Box sx={headingStyle}>
      <Typography id="leads-title" component="h2" variant="h3" sx={titleStyle}>
        {isTrash ? 'Trash' : 'Leads'}
      </Typography>
      <Typography role="status" variant="body2" color="textSecondary" sx={countStyle}>
        {!page && loading}
        {page?.total === null && <FoundCount page={page} />}
        {page?.total != null && totalText(page.total, page.settings)}
      </Typography>
    </Box>
  );
}

const MIN_SEARCH = 160;

/** On a phone the title alone stands beside the rest, on a desk it leaves room for the actions: a row that was just selected stays where it is. */
const headingStyle = {
  flex: '1 1 112px',
  minWidth: 112,
  maxWidth: 'max-content',
  [TIGHT]: { display: 'contents' },
};

const titleStyle = { lineHeight: '24px', [TIGHT]: { flex: '1 1 0', minWidth: 'min-content' } };

const countStyle = {
  minHeight: 20,
  fontSize: '0.8125rem',
  lineHeight: '20px',
  maxWidth: { xs: 'none', lg: 208 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Where nothing can be counted the title stands in the middle of its line.
  '&:empty': { minHeight: 0 },
  // On a line of its own, above the rows that it counts.
  [TIGHT]: { order: 4, flex: '1 0 100%', mt: -0.5 },
  fontVariantNumeric: 'tabular-nums',
};

/** On a desk it stays above the rows. What finds no room, such as the actions of a selection, takes a second line. */
const toolbarStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  py: 1,
  mb: 0.5,
  bgcolor: 'background.default',
  [BELOW_DESK]: { position: 'static' },
  [TIGHT]: { justifyContent: 'space-between', gap: 1, py: 0.5, mb: 0 },
};

/** What is found, and beside it what is made new: on a phone within the thumb's reach. */
const lineStyle = {
  flex: 1,
  minWidth: 'min-content',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  [TIGHT]: { order: 3, flex: '1 0 100%', minWidth: 0 },
};

const filtersStyle = {
  ...lineStyle,
  '--field-height': '44px',
  '& > [data-field]': { flex: '0 1 142px', width: 'auto', minWidth: 104 },
  // What is to be found takes the room of what it is listed by, and never less than a name needs.
  '& > [data-field]:first-of-type': { flex: '1 1 160px', minWidth: MIN_SEARCH },
  // Stronger than the rule above, which follows it: on the smallest phone a button stands beside the filters.
  [TIGHT]: { minWidth: 0, '&& > [data-field]:first-of-type': { flex: '1 1 112px', minWidth: 112 } },
};

/** The actions and what is said of them go to a second line together; below a desk the latter has a line of its own. */
const endStyle = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 1.5,
  ml: 'auto',
  [BELOW_DESK]: { display: 'contents' },
};

const actionsStyle = { display: 'flex', flex: 'none', gap: 1, [BELOW_DESK]: { ml: 'auto' } };
