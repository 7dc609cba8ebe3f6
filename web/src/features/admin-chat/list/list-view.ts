import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { chatState } from '@harbour-haul/domain/chat/chat-state';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { readLeadNumber } from '@harbour-haul/domain/leads/request/request-reference';
import type { ListMode, SortOrder } from '../api/chat-keys.ts';
import type { ListPosition } from '../api/session-list.ts';
import { compareActivity, compareNeed, isActive } from '../session-facts.ts';
import { chatTitle } from '../session-names.ts';

/** The filter and the order of the left column. */
export interface ListView {
  mode: ListMode;
  sort: SortOrder;
  search: string;
  /** `yyyy-mm-dd` in Halifax; empty for every day. */
  day: string;
  /** The username of the admin, whose own chats `mine` are. */
  adminId: string;
}

export const FIRST_VIEW: Omit<ListView, 'adminId'> = { mode: 'active', sort: 'latest', search: '', day: '' };

/** What the server has said of a view: how far its list is loaded, and what its search has found. */
interface Loaded {
  position: ListPosition | undefined;
  found: ReadonlySet<string>;
}

/** The order in which a list is opened: who waits longest stands first under Needs you. @param elsewhere that of the other lists */
export function openingSort(mode: ListMode, elsewhere: SortOrder): SortOrder {
  return mode === 'needs' ? 'oldest' : elsewhere;
}

/** Whether the view has a search or a day. */
export function isFiltered({ search, day }: ListView): boolean {
  return search.trim() !== '' || day !== '';
}

/** Returns the sessions of a view, sorted: those that its search finds, or all of its list as far as that is loaded. */
export function viewSessions(
  sessions: readonly ChatSession[],
  view: ListView,
  { position, found }: Loaded,
): ChatSession[] {
  const wanted = view.search.trim().toLowerCase();
  const direction = view.sort === 'latest' ? -1 : 1;
  const compare = view.mode === 'needs' ? compareNeed : compareActivity;
  const isListed = (session: ChatSession) =>
    wanted === ''
      ? isReached(session, view.sort, position)
      : found.has(session.id) || isMatch(session, wanted);
  return sessions
    .filter(
      (session) =>
        isOfMode(session, view) && isListed(session) && (view.day === '' || isOfDay(session, view.day)),
    )
    .toSorted((a, b) => direction * compare(a, b));
}

/** Whether sessions that are not loaded yet, all beyond this one, could match the day. */
export function mayHoldDay(last: ChatSession | undefined, { day, sort }: ListView): boolean {
  if (!last || day === '') return true;
  const reached = dayOf(last.lastActivityAt);
  return sort === 'latest' ? reached >= day : reached <= day;
}

/** Beyond the last one that was loaded there may be others in between, which are not loaded. */
function isReached(session: ChatSession, sort: SortOrder, position: ListPosition | undefined): boolean {
  if (!position?.tail || position.cursor === null) return true;
  const beyond = compareActivity(session, position.tail);
  return sort === 'latest' ? beyond >= 0 : beyond <= 0;
}

function isOfMode(session: ChatSession, { mode, adminId }: ListView): boolean {
  switch (mode) {
    case 'all':
      return true;
    case 'active':
      return isActive(session);
    case 'mine':
      return isActive(session) && session.ownerId === adminId;
    case 'unassigned':
      return isActive(session) && session.ownerId === null;
    default:
      return chatState(session) === mode;
  }
}

/** What can be told without the server: the number of the lead, or a part of the visitor id (specification section 5), or of what names the chat. */
function isMatch(session: ChatSession, wanted: string): boolean {
  const leadId = readLeadNumber(wanted);
  if (leadId !== null) return session.leadId === leadId;
  return [session.visitorId, chatTitle(session)].some((text) => text.toLowerCase().includes(wanted));
}

function isOfDay({ lastActivityAt, createdAt }: ChatSession, day: string): boolean {
  return dayOf(lastActivityAt) === day || dayOf(createdAt) === day;
}

function dayOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : halifaxToday(moment);
}
