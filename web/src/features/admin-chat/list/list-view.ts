import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { ListMode } from './chat-api.ts';
import { isActive } from './session-facts.ts';

type SortOrder = 'latest' | 'oldest';

/** What of the loaded sessions the left column shows, and in which order. */
export interface ListView {
  mode: ListMode;
  sort: SortOrder;
  search: string;
  /** `yyyy-mm-dd` in Halifax; empty for every day. */
  day: string;
}

export const FIRST_VIEW: ListView = { mode: 'active', sort: 'latest', search: '', day: '' };

/** Whether only some of the sessions are asked for. */
export function isFiltered({ search, day }: ListView): boolean {
  return search.trim() !== '' || day !== '';
}

/** The sessions to show: found by visitor id and day (specification section 5), in their order. */
export function viewSessions(sessions: readonly ChatSession[], view: ListView): ChatSession[] {
  const wanted = view.search.trim().toLowerCase();
  const direction = view.sort === 'latest' ? -1 : 1;
  return sessions
    .filter(
      (session) =>
        (view.mode === 'all' || isActive(session)) &&
        session.visitorId.toLowerCase().includes(wanted) &&
        (view.day === '' || isOfDay(session, view.day)),
    )
    .toSorted((a, b) => direction * compareActivity(a, b));
}

/** Whether what is not loaded yet, all of it less active than this, could still be of the day that is asked for. */
export function mayHoldDay(leastActive: ChatSession | undefined, day: string): boolean {
  return !leastActive || day === '' || dayOf(leastActive.lastActivityAt) >= day;
}

function isOfDay({ lastActivityAt, createdAt }: ChatSession, day: string): boolean {
  return dayOf(lastActivityAt) === day || dayOf(createdAt) === day;
}

function dayOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : halifaxToday(moment);
}

export function compareActivity(a: ChatSession, b: ChatSession): number {
  if (a.lastActivityAt !== b.lastActivityAt) return a.lastActivityAt < b.lastActivityAt ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
