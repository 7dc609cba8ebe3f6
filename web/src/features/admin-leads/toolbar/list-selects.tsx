import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { LEAD_SORT_FIELDS, SORT_ORDERS } from '@harbour-haul/domain/leads/search/lead-order';
import { FilterSelect } from '../filter-select.tsx';
import { isSortable, STATUS_FILTERS, type StatusFilter, withStatus } from '../list/list-settings.ts';
import { ORDER_LABELS, SORT_LABELS, STATUS_FILTER_LABELS } from '../list-labels.ts';
import type { FilterProps } from './quick-filters.tsx';

/** Which of the lists by status. */
export function StatusSelect({ settings, onChange }: FilterProps) {
  return (
    <FilterSelect<StatusFilter>
      label="Status"
      value={settings.status}
      options={STATUS_FILTERS}
      labels={STATUS_FILTER_LABELS}
      onChange={(status) => onChange(withStatus(settings, status))}
    />
  );
}

/** In which order, where the list has none of its own. */
export function OrderSelects({ settings, onChange }: FilterProps) {
  const hasOwnOrder = !isSortable(settings);
  return (
    <>
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
    </>
  );
}
