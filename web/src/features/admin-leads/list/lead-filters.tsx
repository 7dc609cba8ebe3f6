import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import Box from '@mui/material/Box';
import { FilterSelect } from '../filter-select.tsx';
import { ORDER_LABELS, SORT_LABELS, STATUS_FILTER_LABELS } from '../list-labels.ts';
import {
  isSortable,
  type ListSettings,
  STATUS_FILTERS,
  type StatusFilter,
  withQuick,
  withSearch,
  withStatus,
} from './list-settings.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SearchField } from './search-field.tsx';

interface LeadFiltersProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/** Which leads are listed, and in which order. */
export function LeadFilters({ settings, onChange }: LeadFiltersProps) {
  const hasOwnOrder = !isSortable(settings);
  return (
    <Box role="search" aria-label="Filter and sort leads" sx={rowStyle}>
      <SearchField value={settings.search} onSearch={(text) => onChange(withSearch(settings, text))} />
      <QuickFilters value={settings.quick} onChange={(quick) => onChange(withQuick(settings, quick))} />
      <FilterSelect<StatusFilter>
        label="Status"
        value={settings.status}
        options={STATUS_FILTERS}
        labels={STATUS_FILTER_LABELS}
        onChange={(status) => onChange(withStatus(settings, status))}
      />
      <FilterSelect<LeadSortField>
        label="Sort by"
        value={settings.sort}
        options={LEAD_SORT_FIELDS}
        labels={SORT_LABELS}
        disabled={hasOwnOrder}
        onChange={(sort) => onChange({ ...settings, sort })}
      />
      <FilterSelect<SortOrder>
        label="Order"
        value={settings.order}
        options={SORT_ORDERS}
        labels={ORDER_LABELS}
        disabled={hasOwnOrder}
        onChange={(order) => onChange({ ...settings, order })}
      />
    </Box>
  );
}

/** On a phone search, quick filters and status take a row each, sort and order share the next. */
const rowStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'minmax(200px, 1fr) auto repeat(3, 168px)',
  },
  '& > :nth-of-type(1)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
  '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
