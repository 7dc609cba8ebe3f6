import type { UPDATE_STATUSES } from '@harbour-haul/contract/leads/fields/update-statuses';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { keepLeads, knownLeadsOf, newestOf } from '../api/known-leads.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { conflictingLead } from '../api/version-conflict.ts';
import { changedBy } from '../lead-editor/field-conflicts.ts';
import { nameOf } from '../lead-name.ts';
import type { MovedLeads } from './column-cards.ts';

/** Long enough to notice the slip. */
const UNDO_MS = 10_000;

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

export interface BoardMoves {
  moved: MovedLeads;
  /** What a screen reader says of the last move. */
  news: string;
  /** Gives a lead another status; at once, and back again where the server refuses. */
  move: (lead: Lead, to: BoardStatus) => void;
}

/**
 * Moves leads between the columns: shown at once and sent with the version that was shown, so that nothing that
 * somebody else has saved meanwhile is overwritten. Then the card is back, and a toast says who it was.
 * @param onOpen opens the lead of a conflict
 */
export function useBoardMoves(onOpen: (id: number) => void): BoardMoves {
  const client = useQueryClient();
  const toast = useToast();
  const [moved, setMoved] = useState<MovedLeads>(new Map());
  const [news, setNews] = useState('');
  const last = useRef<LastMove | null>(null);
  const sending = useRef(new Map<number, Promise<Lead | null>>());
  const place = (lead: Lead) =>
    setMoved((now) => new Map([...now].filter(([id]) => id !== lead.id)).set(lead.id, lead));
  /** A lead that was moved on since it was sent stays where it is then. */
  const settle = (saved: Lead) =>
    setMoved((now) =>
      new Map(now).set(saved.id, { ...saved, status: now.get(saved.id)?.status ?? saved.status }),
    );

  /** The saved lead, or null where it was refused; a lead that is moved on meanwhile waits for it. */
  async function send(lead: Lead, to: BoardStatus, isLast: () => boolean): Promise<Lead | null> {
    try {
      const body = { status: to, version: lead.version };
      const saved = await call('updateLead', { params: { id: lead.id }, body });
      settle(saved);
      const from = startOf(lead);
      last.current = { id: lead.id, from, to, until: undoEnd() };
      track('admin_board_move', { lead_id: lead.id, status: to });
      if (isLast()) {
        const own = { about: 'board-move', title: 'Success', description: movedText(saved) } as const;
        toast({ ...own, variant: 'success', ...undoOf(from, saved) });
      }
      void refreshLeads(client, [saved]);
      return saved;
    } catch (error) {
      putBack(lead, to, error);
      return null;
    }
  }

  async function move(lead: Lead, to: BoardStatus): Promise<void> {
    if (lead.status === to) return;
    place({ ...lead, status: to });
    setNews(`Moved ${nameOf(lead)} to ${STATUS_LABELS[to]}.`);
    const former = sending.current.get(lead.id);
    const isLast = () => sending.current.get(lead.id) === own;
    // The version of a lead that is still being saved is not known yet.
    const own: Promise<Lead | null> = Promise.resolve(former ?? lead).then((base) =>
      base === null ? null : send(base, to, isLast),
    );
    sending.current.set(lead.id, own);
    await own;
    if (isLast()) sending.current.delete(lead.id);
  }

  /** Moves of a card that follow each other are one: who steps through columns means the last of them. */
  function startOf({ id, status }: Lead): LeadStatus {
    const before = last.current;
    const goesOn = before?.id === id && before.to === status && isUndoable(before);
    // Nothing becomes incomplete again: that is what a visitor left undone.
    return goesOn && before.from !== 'incomplete' ? before.from : status;
  }

  /** The Undo that is seen is that of the last move, which takes the place of those before. */
  function undoOf(from: LeadStatus, saved: Lead) {
    if (from === 'incomplete' || from === saved.status) return {};
    const altText = `Move it back to ${STATUS_LABELS[from]} on the board`;
    const undo = () => {
      const now = newestOf(knownLeadsOf(client), saved);
      void move(now?.status === saved.status ? now : saved, from);
    };
    return { durationMs: UNDO_MS, givesWay: true, action: { label: 'Undo', altText, onPress: undo } };
  }

  function putBack(lead: Lead, to: BoardStatus, error: unknown): void {
    const theirs = conflictingLead(error);
    if (theirs) keepLeads(client, [theirs]);
    setMoved((now) => new Map([...now].filter(([id]) => id !== lead.id)));
    setNews(`${nameOf(lead)} was not moved.`);
    if (isUnauthenticated(error)) return;
    void refreshLeads(client);
    if (theirs === null) {
      const description = serverMessage(error) ?? `Failed to move ${nameOf(lead)} to ${STATUS_LABELS[to]}`;
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    toast({
      title: 'Not moved',
      description: `${nameOf(lead)} was changed by ${changedBy(theirs)} meanwhile. Please look at it first.`,
      variant: 'warning',
      durationMs: UNDO_MS,
      action: { label: 'Open lead', altText: 'Open the lead from its card', onPress: () => onOpen(lead.id) },
    });
  }

  return { moved, news, move: (lead, to) => void move(lead, to) };
}

function undoEnd(): number {
  return Date.now() + UNDO_MS;
}

function isUndoable({ until }: LastMove): boolean {
  return Date.now() < until;
}

function movedText(lead: Lead): string {
  const text = `${nameOf(lead)} is ${STATUS_LABELS[lead.status]} now`;
  return lead.status === 'scheduled' && lead.scheduledDate === null
    ? `${text}, with no pickup day yet`
    : text;
}
