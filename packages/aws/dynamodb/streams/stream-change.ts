import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { StoredChange } from '@harbour-haul/domain/notices/occasions-of-change';
import type { Photo } from '@harbour-haul/domain/photos/photo';
import { fromEventItem } from '../leads/rows/lead-event-items.ts';
import { fromLeadItem } from '../leads/rows/lead-items.ts';
import { fromPhotoItem } from '../photos/photo-items.ts';
import { EVENT_PREFIX, leadKey } from '../rows.ts';
import { fromSessionItem, type SessionRow } from '../sessions/session-items.ts';
import type { Item } from '../table/items.ts';

/** The images of a record of a table's stream. */
export interface StreamImages {
  OldImage?: Record<string, unknown> | undefined;
  NewImage?: Record<string, unknown> | undefined;
}

/** What a record of a stream says, for the kinds of rows of which anybody is told. */
export type StreamChange =
  | { kind: 'lead'; change: StoredChange<Lead> }
  | { kind: 'lead_event'; leadId: number; event: LeadEvent }
  | { kind: 'session'; change: StoredChange<ChatSession> }
  | { kind: 'photo'; change: StoredChange<Photo> };

/** The table whose stream a record comes from. */
export type StreamedTable = 'leads' | 'sessions' | 'photos';

/** The change of a record; null for rows of other kinds, and for rows that are gone. */
export function readStreamChange(table: StreamedTable, images: StreamImages): StreamChange | null {
  const after = fromImage(images.NewImage);
  if (!after) return null;
  const before = fromImage(images.OldImage);
  switch (table) {
    case 'leads':
      return leadsChange(before, after);
    case 'sessions':
      return { kind: 'session', change: changeOf(before, after, (item) => fromSessionItem(item).session) };
    case 'photos':
      return { kind: 'photo', change: changeOf(before, after, fromPhotoItem) };
    default:
      return table satisfies never;
  }
}

/** The rows of a chat before and after a change, with what is kept beside it; null where it is gone, or was no chat. */
export function readSessionRows(images: StreamImages): StoredChange<SessionRow> | null {
  const after = fromImage(images.NewImage);
  return after && changeOf(fromImage(images.OldImage), after, fromSessionItem);
}

function leadsChange(before: Item | null, after: Item): StreamChange | null {
  const leadId = Number(after.id);
  if (after.item === leadKey(leadId).item)
    return { kind: 'lead', change: changeOf(before, after, fromLeadItem) };
  const isNewEvent = before === null && String(after.item).startsWith(EVENT_PREFIX);
  return isNewEvent ? { kind: 'lead_event', leadId, event: fromEventItem(after) } : null;
}

function changeOf<T>(before: Item | null, after: Item, read: (item: Item) => T): StoredChange<T> {
  return { before: before && read(before), after: read(after) };
}

function fromImage(image: Record<string, unknown> | undefined): Item | null {
  return image ? unmarshall(image as Record<string, AttributeValue>) : null;
}
