import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import MarkChatUnreadOutlined from '@mui/icons-material/MarkChatUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FilterSelect } from '../filter-select.tsx';
import { ORDER_LABELS, QUICK_LABELS, SORT_LABELS, STATUS_FILTER_LABELS } from '../list-labels.ts';
import {
  isSortable,
  type ListSettings,
  QUICK_FILTERS,
  type QuickFilter,
  STATUS_FILTERS,
  type StatusFilter,
  withQuick,
  withSearch,
  withStatus,
} from './list-settings.ts';
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

const ICONS = { 'needs-reply': MarkChatUnreadOutlined, 'follow-up-due': EventOutlined } as const;

interface QuickFiltersProps {
  value: QuickFilter | null;
  onChange: (value: QuickFilter | null) => void;
}

/** What is to be done first, one press away; pressed again, all leads are back. */
function QuickFilters({ value, onChange }: QuickFiltersProps) {
  return (
    <Box role="group" aria-label="Quick filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {QUICK_FILTERS.map((quick) => {
        const isOn = quick === value;
        const Icon = isOn ? CheckOutlined : ICONS[quick];
        return (
          <Button
            key={quick}
            variant={isOn ? 'contained' : 'outlined'}
            color={isOn ? 'primary' : 'inherit'}
            aria-pressed={isOn}
            startIcon={<Icon />}
            onClick={() => onChange(isOn ? null : quick)}
            sx={{ px: 1.75, borderRadius: 999, ...(!isOn && { borderColor: 'divider' }) }}
          >
            {QUICK_LABELS[quick]}
          </Button>
        );
      })}
    </Box>
  );
}
