/** Lead statuses of specification section 4, in the order in which the admin's filter shows them. */
export const LEAD_STATUSES = [
  'new',
  'incomplete',
  'contacted',
  'qualified',
  'scheduled',
  'completed',
  'canceled',
] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  incomplete: 'Incomplete',
  contacted: 'Contacted',
  qualified: 'Qualified',
  scheduled: 'Scheduled',
  completed: 'Completed',
  canceled: 'Canceled',
};

/** What decides whether a fresh lead can be worked at once. */
interface StatusFacts {
  name: string | null;
  phone: string | null;
  junkType: string | null;
  photoPath: string | null;
  chatPhotoPaths: string | null;
}

/**
 * Returns the status of a lead at creation (specification section 4, design decision 6): `new` when there is
 * a real name, a real phone and a junk type or photo, else `incomplete`. Placeholders must already be nulls
 * (see `withoutPlaceholder`).
 */
export function initialStatus(lead: StatusFacts): LeadStatus {
  const reachable = lead.name !== null && lead.phone !== null;
  const pictured = lead.photoPath !== null || lead.chatPhotoPaths !== null;
  const described = lead.junkType !== null || pictured;
  return reachable && described ? 'new' : 'incomplete';
}
