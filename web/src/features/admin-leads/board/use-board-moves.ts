import type { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useRef } from 'react';
import { track } from '#lib/analytics.ts';
import { nameOf } from '../lead-name.ts';
import type { LeadMove, MovableLead, MoveBack, MovingView } from '../moves/lead-move.ts';
import { type LeadMoves, UNDO_MS, useLeadMoves } from '../moves/use-lead-moves.ts';

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
}

/**
 * Moves leads between the columns.
 * @param onOpen opens the lead of a conflict
 * @param onUndo hears which lead is moved back
 */
export function useBoardMoves(onOpen: (id: number) => void, onUndo: (id: number) => void): BoardMoves {
  const last = useRef<LastMove | null>(null);
  /** The lead whose last step went past Incomplete. */
  const past = useRef<number | null>(null);
  const why = (id: number) => (past.current === id ? ` ${PAST_INCOMPLETE}` : '');

  /** Moves of a card that follow each other are one: who steps through columns means the last of them. */
  function startOf({ id, status }: MovableLead): LeadStatus {
    const before = last.current;
    const goesOn = before?.id === id && before.to === status && isUndoable(before);
    // Nothing becomes incomplete again: that is what a visitor left undone.
    return goesOn && before.from !== 'incomplete' ? before.from : status;
  }

  /** The Undo that is seen is that of the last move, which takes the place of those before. */
  function onSaved(before: MovableLead, { id, status }: Lead): MoveBack | null {
    const from = startOf(before);
    last.current = { id, from, to: status, until: undoEnd() };
    track('admin_board_move', { lead_id: id, status });
    if (from === 'incomplete' || from === status) return null;
    return { move: { status: from }, altText: `Move it back to ${STATUS_LABELS[from]} on the board` };
  }

  const view: MovingView<Lead, Lead> = {
    ...BOARD,
    onSaved,
    onUndo,
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
  };
}

/** Why a step from New to Contacted, or back, stops at no column between them. */
const PAST_INCOMPLETE = 'Incomplete cannot be set: it is what a visitor left undone.';

const BOARD: Omit<MovingView<Lead, Lead>, 'onSaved' | 'onUndo'> = {
  about: 'board-move',
  openedFrom: 'its card',
  shownOf: (lead) => lead,
  place: (lead, { status }) => ({ ...lead, status: status ?? lead.status }),
  /** A lead that was moved on since it was sent stays where it is then. */
  settle: (saved, placed) => ({ ...saved, status: placed?.status ?? saved.status }),
  newsOf: (lead, move) => `Moved ${nameOf(lead)} to ${columnText(move)}.`,
  savedText: movedText,
  failedText: (lead, move) => `Failed to move ${nameOf(lead)} to ${columnText(move)}`,
  isAsSaved: (lead, saved) => lead.status === saved.status,
};

function columnText({ status }: LeadMove): string {
  return status ? STATUS_LABELS[status] : '';
}

function undoEnd(): number {
  return Date.now() + UNDO_MS;
}

function isUndoable({ until }: LastMove): boolean {
  return Date.now() < until;
}

/** Where there is no Undo, it says why. */
function movedText(lead: Lead, before: MovableLead): string {
  const isUndated = lead.status === 'scheduled' && lead.scheduledDate === null;
  const text = `${nameOf(lead)} is ${STATUS_LABELS[lead.status]} now${isUndated ? ', with no pickup day yet' : ''}`;
  return before.status === 'incomplete' ? `${text}. Incomplete cannot be set again` : text;
}
