import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';

/** The statuses that an update may set (specification section 4). */
export const UPDATE_STATUSES = LEAD_STATUSES.filter((status) => status !== 'incomplete') as Exclude<
  LeadStatus,
  'incomplete'
>[];
