import { toLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { halifaxLead } from './halifax-lead.ts';

/** The visitor of the first leads. */
export const EVEN_VISITOR = 'bench-visitor';

const OF_VISITOR = 12;
/** Nine to eleven such rows are the same four blocks of 4 KB, so that a row more or less costs no other unit. */
const ITEM_BYTES = 1_430;
const DAY_MS = 24 * 3600 * 1000;

/**
 * A lead for measuring. Of each hundred, 80 are live, with every status among them often enough to fill a page, and 20
 * lie in the trash. All are of one size, so that equal rows are equal read units.
 */
export function evenLead(id: number, createdAt: Date, now: Date): Lead {
  // 37 shares no factor with 100: neighbours differ, and each hundred has every number once.
  const place = (id * 37) % 100;
  const status: LeadStatus = LEAD_STATUSES[place % LEAD_STATUSES.length] ?? 'new';
  const isNew = status === 'new';
  const due = new Date(now.getTime() - ((id % 30) + 1) * DAY_MS).toISOString().slice(0, 10);
  const lead: Lead = {
    ...halifaxLead(id, createdAt, now),
    status,
    visitorId: id <= OF_VISITOR ? EVEN_VISITOR : `even-${id}`,
    followUpDate: `${due}T12:00:00.000Z`,
    updatedBy: isNew ? null : 'admin',
    firstContactAt: isNew ? null : createdAt.toISOString(),
    notes: '',
  };
  const placed = place < 80 ? lead : toTrash(lead, 'admin', now);
  return { ...placed, notes: 'x'.repeat(Math.max(0, ITEM_BYTES - bytesOf(toLeadItem(placed)))) };
}

/** About DynamoDB's own size of a row: its names and values. */
function bytesOf(item: Record<string, unknown>): number {
  const texts = Object.entries(item).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return Buffer.byteLength(name) + Buffer.byteLength(text);
  });
  return texts.reduce((sum, bytes) => sum + bytes, 0);
}
