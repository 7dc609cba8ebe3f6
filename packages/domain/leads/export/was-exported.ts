import type { Lead } from '../lead.ts';
import type { LeadEvent } from '../lead-event.ts';
import type { LeadListName } from '../lead-state.ts';
import type { LeadStatus } from '../lead-status.ts';
import type { LeadExportRecord } from './lead-export.ts';

/** What decides whether a lead is included in an export. */
export interface ExportState {
  status: LeadStatus;
  isTrashed: boolean;
  isMerged: boolean;
  isSuspicious: boolean;
}

/**
 * Whether a lead was in an export: created within its bounds, and live and of its status at some moment while it was
 * written. The lead's state then follows from its state now and from its timeline, back from its end.
 * @param after how it stood after the newest of the events, where these are not all.
 */
export function wasExported(
  lead: Lead,
  events: readonly LeadEvent[],
  made: LeadExportRecord,
  after: ExportState = standingOf(lead),
): boolean {
  if (made.leadIds !== null) return made.leadIds.includes(lead.id);
  const { from, to } = made.filter;
  if (lead.createdAt > made.startedAt) return false;
  if ((from !== null && lead.createdAt < from) || (to !== null && lead.createdAt > to)) return false;
  let standing = after;
  for (const event of events.toSorted((a, b) => (a.id < b.id ? 1 : -1))) {
    if (event.at <= made.finishedAt && isIncluded(standing, made)) return true;
    if (event.at <= made.startedAt) return false;
    standing = stateBefore(standing, event);
  }
  return isIncluded(standing, made);
}

/** The entries that exports add to a lead's timeline. */
export function exportedEvents(
  lead: Lead,
  events: readonly LeadEvent[],
  made: readonly LeadExportRecord[],
  after?: ExportState,
): LeadEvent[] {
  return made
    .filter((one) => wasExported(lead, events, one, after))
    .map(({ id, startedBy, finishedAt }) => ({
      type: 'exported',
      id: `${finishedAt}-${id}`,
      at: finishedAt,
      by: startedBy,
    }));
}

/** How a lead stands now. */
export function standingOf({ status, trash, mergedInto, suspicion }: Lead): ExportState {
  return {
    status,
    isTrashed: trash !== null,
    isMerged: mergedInto !== null,
    isSuspicious: suspicion !== null,
  };
}

/** How a lead stood before these events, the newest first. */
export function standingBefore(after: ExportState, events: readonly LeadEvent[]): ExportState {
  return events.reduce(stateBefore, after);
}

function isIncluded(state: ExportState, { filter }: LeadExportRecord): boolean {
  const list = listOfState(state);
  return filter.status === null ? list === state.status : list === filter.status;
}

function listOfState({ status, isTrashed, isMerged, isSuspicious }: ExportState): LeadListName {
  if (isMerged) return 'merged';
  if (isTrashed) return 'trash';
  return isSuspicious ? 'suspicious' : status;
}

/** Returns the state of the lead before an entry of its timeline. */
function stateBefore(after: ExportState, event: LeadEvent): ExportState {
  switch (event.type) {
    case 'changed':
    case 'more': {
      const change = event.changes.find(({ field }) => field === 'status');
      return change ? { ...after, status: change.from as LeadStatus } : after;
    }
    case 'deleted':
      return { ...after, isTrashed: false };
    case 'restored':
      return { ...after, isTrashed: true };
    case 'released':
      return { ...after, isSuspicious: true };
    case 'merged_into':
      return { ...after, isMerged: false };
    case 'unmerged_from':
      return { ...after, isMerged: true };
    default:
      return after;
  }
}
