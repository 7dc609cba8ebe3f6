import { DEFAULT_SOURCE } from '@harbour-haul/domain/leads/fields/parse-field';
import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { initialStatus } from '@harbour-haul/domain/leads/lead-status';
import { type SaidRecord, saidOf } from './said-record.ts';

/** Returns a lead as an older server says it, with section 4's rule on load for one that nobody has worked on. */
export function readOlderLead(record: SaidRecord): Lead {
  const { lastUpdated, ...said } = saidOf<Lead & { lastUpdated: string }>(record);
  const { createdAt = '', status = 'incomplete' } = said;
  const lead = {
    ...EMPTY_LEAD,
    version: 0,
    source: DEFAULT_SOURCE,
    createdAt,
    updatedAt: lastUpdated ?? createdAt,
    ...said,
    id: Number(record.id),
  };
  return { ...lead, status: status === 'incomplete' ? statusOnLoad(lead) : status };
}

function statusOnLoad({ name, phone, ...lead }: Omit<Lead, 'status'>): Lead['status'] {
  return initialStatus({ ...lead, name: withoutPlaceholder(name), phone: withoutPlaceholder(phone) });
}
