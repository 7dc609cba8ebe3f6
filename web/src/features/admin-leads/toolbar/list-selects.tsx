import {
  AREA_FILTERS,
  type AreaFilter,
  JUNK_TYPE_FILTERS,
  type JunkTypeFilter,
} from '@harbour-haul/domain/leads/search/lead-filters';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { FilterSelect } from '../filter-select.tsx';
import { STATUS_FILTERS, type StatusFilter, withGroup } from '../list/list-settings.ts';
import { ownOrderText } from '../list/own-order-text.ts';
import {
  AREA_FILTER_LABELS,
  JUNK_TYPE_FILTER_LABELS,
  ORDER_LABELS,
  SORT_LABELS,
  STATUS_FILTER_LABELS,
} from '../list-labels.ts';
import type { FilterProps } from './quick-filters.tsx';

/** Which of the lists by status. */
export function StatusSelect({ settings, onChange }: FilterProps) {
  return (
    <FilterSelect<StatusFilter>
      label="Status"
      value={settings.status}
      options={STATUS_FILTERS}
      labels={STATUS_FILTER_LABELS}
      onChange={(status) => onChange({ ...settings, status })}
    />
  );
}

/** Which junk type and which area, of any list. */
export function GroupSelects({ settings, onChange }: FilterProps) {
  return (
    <>
      <FilterSelect<JunkTypeFilter | 'all'>
        label="Junk type"
        value={settings.junkType ?? 'all'}
        options={['all', ...JUNK_TYPE_FILTERS]}
        labels={JUNK_TYPE_FILTER_LABELS}
        onChange={(type) => onChange(withGroup(settings, { junkType: type === 'all' ? null : type }))}
      />
      <FilterSelect<AreaFilter | 'all'>
        label="Area"
        value={settings.area ?? 'all'}
        options={['all', ...AREA_FILTERS]}
        labels={AREA_FILTER_LABELS}
        onChange={(area) => onChange(withGroup(settings, { area: area === 'all' ? null : area }))}
      />
    </>
  );
}

interface OrderSelectsProps extends FilterProps {
  /** Writes below why nothing can be chosen. */
  showsReason?: boolean;
}

/** In which order, where the list has none of its own. */
export function OrderSelects({ settings, onChange, showsReason = false }: OrderSelectsProps) {
  const ownOrder = ownOrderText(settings);
  return (
    <>
      <FilterSelect<LeadSortField>
        label="Sort by"
        value={settings.sort}
        options={LEAD_SORT_FIELDS}
        labels={SORT_LABELS}
        reason={ownOrder}
        showsReason={showsReason}
        onChange={(sort) => onChange({ ...settings, sort })}
      />
      <FilterSelect<SortOrder>
        label="Order"
        value={settings.order}
        options={SORT_ORDERS}
        labels={ORDER_LABELS}
        reason={ownOrder}
        onChange={(order) => onChange({ ...settings, order })}
      />
    </>
  );
}
