import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/lead-order';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/lead-order';
import Box from '@mui/material/Box';
import { FilterSelect } from '../filter-select.tsx';
import { ORDER_LABELS, SORT_LABELS, STATUS_FILTER_LABELS } from '../list-labels.ts';
import { type ListSettings, STATUS_FILTERS, type StatusFilter } from './list-settings.ts';

interface LeadFiltersProps {
  settings: ListSettings;
  onChange: (settings: ListSettings) => void;
}

/** Which leads are listed, and in which order. */
export function LeadFilters({ settings, onChange }: LeadFiltersProps) {
  return (
    <Box role="search" aria-label="Filter and sort leads" sx={rowStyle}>
      <FilterSelect<StatusFilter>
        label="Status"
        value={settings.status}
        options={STATUS_FILTERS}
        labels={STATUS_FILTER_LABELS}
        onChange={(status) => onChange({ ...settings, status })}
      />
      <FilterSelect<LeadSortField>
        label="Sort by"
        value={settings.sort}
        options={LEAD_SORT_FIELDS}
        labels={SORT_LABELS}
        onChange={(sort) => onChange({ ...settings, sort })}
      />
      <FilterSelect<SortOrder>
        label="Order"
        value={settings.order}
        options={SORT_ORDERS}
        labels={ORDER_LABELS}
        onChange={(order) => onChange({ ...settings, order })}
      />
    </Box>
  );
}

/** On a phone the status takes a row, sort and order share the next. */
const rowStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 176px))' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
