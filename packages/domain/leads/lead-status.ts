/** What a status means to the rules of leads; each status states all of it. */
interface StatusRules {
  /** As the admin sees it. */
  label: string;
  /** Somebody still has to work on the lead, so that a follow-up can be due and a repeat request attached. */
  open: boolean;
  /** Somebody has been in contact with the person. */
  contacted: boolean;
  /** The lead waits for a first reply until somebody has been in contact. */
  needsReply: boolean;
}

/** Lead statuses of specification section 4, in the order in which the admin's filter shows them. */
export const LEAD_STATUS_RULES = {
  new: { label: 'New', open: true, contacted: false, needsReply: true },
  incomplete: { label: 'Incomplete', open: true, contacted: false, needsReply: false },
  contacted: { label: 'Contacted', open: true, contacted: true, needsReply: false },
  qualified: { label: 'Qualified', open: true, contacted: true, needsReply: false },
  scheduled: { label: 'Scheduled', open: true, contacted: true, needsReply: false },
  completed: { label: 'Completed', open: false, contacted: true, needsReply: false },
  canceled: { label: 'Canceled', open: false, contacted: true, needsReply: false },
} as const satisfies Record<string, StatusRules>;

export type LeadStatus = keyof typeof LEAD_STATUS_RULES;

export const LEAD_STATUSES = Object.keys(LEAD_STATUS_RULES) as readonly LeadStatus[];

/** Of a status that only a later version knows, while both run: somebody works on such a lead. */
const LATER_RULES = { open: true, contacted: false, needsReply: false };

/** What the status of a stored lead means: while a deployment rolls, it may be one that this version does not know. */
export function statusRules(status: string): StatusRules {
  const known: Readonly<Record<string, StatusRules>> = LEAD_STATUS_RULES;
  return Object.hasOwn(known, status) ? (known[status] as StatusRules) : { label: status, ...LATER_RULES };
}

export const STATUS_LABELS = Object.fromEntries(
  LEAD_STATUSES.map((status) => [status, LEAD_STATUS_RULES[status].label]),
) as Record<LeadStatus, string>;

/** The statuses of leads that somebody still has to work on. */
export const OPEN_STATUSES = LEAD_STATUSES.filter((status) => LEAD_STATUS_RULES[status].open);

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
