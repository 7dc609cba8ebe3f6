import { type ExportState, standingOf } from '@harbour-haul/domain/leads/export/was-exported';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { decodeCursor, encodeCursor } from './lead-cursor.ts';

/** Where a page of a timeline begins: before an entry, and after it the lead stood so. */
interface TimelinePosition {
  /** The id of the entry; undefined for the newest page. */
  before: string | undefined;
  standing: ExportState;
}

/** How the lead stood is part of the cursor: from that follows whether an export of that time had it. */
export function encodeTimelineCursor(leadId: number, before: string, standing: ExportState): string {
  const { status, isTrashed, isMerged, isSuspicious } = standing;
  const marks = `${isTrashed ? 't' : ''}${isMerged ? 'm' : ''}${isSuspicious ? 's' : ''}`;
  return encodeCursor(`timeline ${leadId}`, [status, marks, before].join(' '));
}

/** @throws AppError `invalid_input` for anything that this timeline did not return. */
export function readTimelineCursor(cursor: string | undefined, lead: Lead): TimelinePosition {
  if (cursor === undefined) return { before: undefined, standing: standingOf(lead) };
  const key = decodeCursor('before', cursor, `timeline ${lead.id}`);
  const [status = '', marks = '', before = ''] = key.split(' ');
  const standing = {
    status: status as LeadStatus,
    isTrashed: marks.includes('t'),
    isMerged: marks.includes('m'),
    isSuspicious: marks.includes('s'),
  };
  return { before, standing };
}
