import type { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import { storedDay } from '@harbour-haul/domain/leads/fields/stored-day';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { isUndated } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { useRef } from 'react';
import { isUndoable, undoEnd } from '#components/toasts/undo-window.ts';
import { track } from '#lib/analytics.ts';
import { shortDay } from '../lead-dates.ts';
import { nameOf } from '../lead-name.ts';
import type { LeadMove, MovableLead, MoveBack, MovingView } from '../moves/lead-move.ts';
import { type LeadMoves, useLeadMoves } from '../moves/use-lead-moves.ts';

/** A move that can be undone still. */
interface LastMove {
  id: number;
  /** Where the card stood before the moves that followed each other. */
  from: LeadStatus;
  to: LeadStatus;
  /** In ms since 1970. */
  until: number;
}

export type BoardStatus = (typeof UPDATE_STATUSES)[number];

export interface BoardMoves extends Pick<LeadMoves<Lead, Lead>, 'moved' | 'news'> {
  /**
   * Gives a lead another status.
   * @param isPast whether a step went past Incomplete on its way there
   */
  move: (lead: Lead, to: BoardStatus, isPast?: boolean) => void;
  /** Gives a lead the pickup day that it has none of; without hours it keeps its own. */
  schedule: (lead: Lead, day: string, hours?: string) => void;
}

interface BoardListeners {
  /** Opens the lead of a conflict. */
  onOpen: (id: number) => void;
  /** Hears which lead is moved back. */
  onUndo: (id: number) => void;
  /** Asks for the pickup day of a lead that was moved to Scheduled without one. */
  onChooseDay: (lead: Lead) => void;
}

/** Moves leads between the columns. */
export function useBoardMoves({ onOpen, onUndo, onChooseDay }: BoardListeners): BoardMoves {
  const last = useRef<LastMove | null>(null);
  /** The lead whose last step went past Incomplete. */
  const past = useRef<number | null>(null);
  const why = (id: number) => (past.current === id ? ` ${PAST_INCOMPLETE}` : '');

  /** Moves of a card that follow each other are one: who steps through columns means the last of them. */
  function startOf({ id, status }: MovableLead): LeadStatus {
    const before = last.current;
    const goesOn = before?.id === id && before.to === status && isUndoable(before.until);
    // Nothing becomes incomplete again: that is what a visitor left undone.
    return goesOn && before.from !== 'incomplete' ? before.from : status;
  }

  /** The Undo that is seen is that of the last move, which takes the place of those before. */
  function onSaved(before: MovableLead, saved: Lead): MoveBack | null {
    if (isSameColumn(before, saved)) return dayBack(before);
    const { id, status } = saved;
    const from = startOf(before);
    last.current = { id, from, to: status, until: undoEnd() };
    track('admin_board_move', { lead_id: id, status });
    if (from === 'incomplete' || from === status) return null;
    const column = STATUS_LABELS[from];
    return {
      move: { status: from },
      ...(from !== before.status && { label: `Undo: back to ${column}` }),
      altText: `Move it back to ${column} on the board`,
    };
  }

  const view: MovingView<Lead, Lead> = {
    ...BOARD,
    onSaved,
    onUndo,
    furtherOf: (before, saved) => {
      if (isSameColumn(before, saved) || !isUndated(saved)) return undefined;
      const altText = 'Choose its pickup day in its details';
      return { label: 'Choose a day', altText, onPress: () => onChooseDay(saved) };
    },
    newsOf: (lead, to) => BOARD.newsOf(lead, to) + why(lead.id),
    savedText: (lead, before) => {
      const text = BOARD.savedText(lead, before);
      return why(lead.id) === '' ? text : `${text}.${why(lead.id)}`;
    },
  };
  const { moved, news, move } = useLeadMoves<Lead, Lead>(view, onOpen);
  return {
    moved,
    news,
    move: (lead, status, isPast = false) => {
      past.current = isPast ? lead.id : null;
      if (lead.status !== status) move(lead, { status });
    },
    schedule: (lead, scheduledDate, hours) => {
      past.current = null;
      move(lead, { scheduledDate, ...(hours !== undefined && { scheduledHours: hours || null }) });
    },
  };
}

/** Why a step from New to Contacted, or back, stops at no column between them. */
const PAST_INCOMPLETE = 'Incomplete cannot be set: it is what a visitor left undone.';

const BOARD: Omit<MovingView<Lead, Lead>, 'onSaved' | 'onUndo'> = {
  about: 'board-move',
  openedFrom: 'its card',
  shownOf: (lead) => lead,
  place: (lead, { status = lead.status, scheduledDate, scheduledHours = lead.scheduledHours }) => ({
    ...lead,
    status,
    scheduledHours,
    ...(scheduledDate !== undefined && { scheduledDate: scheduledDate ? storedDay(scheduledDate) : null }),
  }),
  /** A lead that was moved on since it was sent stays where it is then. */
  settle: (saved, placed) => ({ ...saved, status: placed?.status ?? saved.status }),
  newsOf: (lead, move) =>
    move.status
      ? `Moved ${nameOf(lead)} to ${columnText(move)}.`
      : `${dayText(lead, move.scheduledDate ? storedDay(move.scheduledDate) : null)}.`,
  savedText: movedText,
  failedText: (lead, move) =>
    move.status
      ? `Failed to move ${nameOf(lead)} to ${columnText(move)}`
      : `Failed to set the pickup day of ${nameOf(lead)}`,
  isAsSaved: (lead, saved) => lead.status === saved.status && lead.scheduledDate === saved.scheduledDate,
};

function columnText({ status }: LeadMove): string {
  return status ? STATUS_LABELS[status] : '';
}

/** Whether nothing but the pickup of a lead was set. */
function isSameColumn(before: MovableLead, saved: Lead): boolean {
  return before.status === saved.status && before.scheduledDate !== saved.scheduledDate;
}

function dayBack({ scheduledDate, scheduledHours }: MovableLead): MoveBack {
  const move: LeadMove = { scheduledDate: scheduledDate?.slice(0, 10) ?? null, scheduledHours };
  return { move, altText: 'Set its pickup in its details' };
}

function dayText(lead: MovableLead, day: string | null): string {
  return day === null
    ? `${nameOf(lead)} has no pickup day now`
    : `The pickup of ${nameOf(lead)} is on ${shortDay(day)} now`;
}

/** Where there is no Undo, it says why. */
function movedText(lead: Lead, before: MovableLead): string {
  if (isSameColumn(before, lead)) return dayText(lead, lead.scheduledDate);
  const text = `${nameOf(lead)} is ${STATUS_LABELS[lead.status]} now${isUndated(lead) ? ', with no pickup day yet' : ''}`;
  return before.status === 'incomplete' ? `${text}. Incomplete cannot be set again` : text;
}
