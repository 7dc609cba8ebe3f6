import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { ListMode } from '../api/chat-keys.ts';
import { compareActivity, isActive } from '../session-facts.ts';

type SortOrder = 'latest' | 'oldest';

/** The filter and the order of the left column. */
export interface ListView {
  mode: ListMode;
  sort: SortOrder;
  search: string;
  /** `yyyy-mm-dd` in Halifax; empty for every day. */
  day: string;
}

export const FIRST_VIEW: ListView = { mode: 'active', sort: 'latest', search: '', day: '' };

/** Whether the view has a search or a day. */
export function isFiltered({ search, day }: ListView): boolean {
  return search.trim() !== '' || day !== '';
}

/** Returns the sessions that match the visitor id and the day (specification section 5), sorted. */
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

/** Whether sessions that are not loaded yet, all less recently active than this one, could match the day. */
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
