import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CornerCount } from '#components/badges/corner-count.tsx';
import { useSetting } from '#lib/alerts/stored-setting.ts';
import { HandHint } from '../hand-hint.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { listLayout } from '../list/list-layout.ts';
import { isFiltered } from '../list/list-settings.ts';
import { TIGHT, useScreen } from '../list/use-screen.ts';
import { readColumns } from '../list/view-address.ts';
import { GroupSelects } from '../toolbar/list-selects.tsx';
import { PopoverButton } from '../toolbar/popover-button.tsx';
import { type FilterProps, QuickFilters } from '../toolbar/quick-filters.tsx';
import { SearchField } from '../toolbar/search-field.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';

interface BoardBarProps extends FilterProps {
  /** Shows a saved view. */
  onView: (view: LeadViewSettings) => void;
  /** What changes to another view. */
  views: ReactNode;
  /** What makes a lead by hand. */
  newLead: ReactNode;
}

/** Above the columns: which of the leads they show. What the list is narrowed by holds here too, and the other way round. */
export function BoardBar({ settings, onChange, onView, views, newLead }: BoardBarProps) {
  const [query] = useSearchParams();
  const layout = useSetting(listLayout);
  // The board has none; the list that is saved from here has those that it would be shown with.
  const columns = readColumns(query) ?? layout.columns;
  const screen = useScreen();
  const isDesk = screen !== 'phone' && screen !== 'tablet';
  const filter = { settings, onChange };
  return (
    <>
      <Box sx={barStyle}>
        <Typography id="leads-title" component="h2" variant="h3" sx={{ minWidth: { xs: 64, lg: 112 } }}>
          Leads
        </Typography>
        {views}
        <Box role="search" aria-label="Filter the board" sx={filtersStyle}>
          <SearchField value={settings.search} onSearch={(search) => onChange({ ...settings, search })} />
          {isDesk && <QuickFilters {...filter} />}
          <CornerCount count={chosenIn(filter, isDesk)} color="primary" inset="edge">
            <PopoverButton label="Filter" hint="Filter the board" icon={<FilterListOutlined />} width={280}>
              {() => (
                <>
                  {!isDesk && <QuickFilters {...filter} wraps />}
                  <GroupSelects {...filter} />
                </>
              )}
            </PopoverButton>
          </CornerCount>
          <Box sx={endStyle}>
            {newLead}
            <ViewsMenu leads={{ settings, columns, mode: 'board' }} onView={onView} />
          </Box>
        </Box>
      </Box>
      {isFiltered(settings) && <FilterChips {...filter} />}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        <HandHint
          desk="Drag a card to another status, use its menu, or press Shift with the left or right arrow."
          touch="Press a card long to drag it to another status, or use its menu."
        />
      </Typography>
    </>
  );
}

/** How many filters are set of those that the button opens. */
function chosenIn({ settings }: FilterProps, isDesk: boolean): number {
  const { quick, junkType, area } = settings;
  return [...(isDesk ? [] : quick), junkType, area].filter(Boolean).length;
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, md: 1.5 },
  minHeight: 60,
  py: 1,
  [TIGHT]: { py: 0.5 },
};

/** On a phone a line of its own. */
const filtersStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: { xs: '1 0 100%', md: '1 1 0' },
  minWidth: 0,
  '--field-height': '44px',
  '& > [data-field]': { flex: '1 1 160px', width: 'auto', minWidth: 112, maxWidth: { md: 360 } },
};

/** Where the list has it as well. */
const endStyle = { display: 'flex', gap: 1, ml: 'auto' };
