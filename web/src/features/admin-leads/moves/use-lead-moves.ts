import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUndoable, UNDO_MS, undoEnd } from '#components/toasts/undo-window.ts';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { useMyId } from '#lib/team/use-my-id.ts';
import { keepLeads, knownLeadsOf, newestOf } from '../api/known-leads.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { changedBy } from '../conflicts/field-conflicts.ts';
import { nameOf } from '../lead-name.ts';
import type { LeadMove, MovableLead, MovingView } from './lead-move.ts';

export interface LeadMoves<Shown, Placed> {
  /** Leads as they are shown since they were moved, by id, the last move at the end. */
  moved: ReadonlyMap<number, Placed>;
  /** What a screen reader says of the last move. */
  news: string;
  /** Moves a lead; at once, and back again where the server refuses. */
  move: (shown: Shown, move: LeadMove) => void;
}

/**
 * Moves leads within a view: shown at once and sent with the version that was shown, so that nothing that somebody else
 * has saved meanwhile is overwritten. Then the lead is back, and a toast says who it was.
 * @param onOpen opens the lead of a conflict
 */
export function useLeadMoves<Shown extends MovableLead, Placed>(
  view: MovingView<Shown, Placed>,
  onOpen: (id: number) => void,
): LeadMoves<Shown, Placed> {
  const client = useQueryClient();
  const myId = useMyId();
  const toast = useToast();
  const [moved, setMoved] = useState<ReadonlyMap<number, Placed>>(new Map());
  const [news, setNews] = useState('');
  const sending = useRef(new Map<number, Promise<Lead | null>>());
  /** Until when the Undo of an earlier move may be seen, in ms since 1970. */
  const undoableUntil = useRef(0);
  const settle = (saved: Lead, isLast: boolean) =>
    setMoved((now) => {
      const settled = view.settle(saved, now.get(saved.id), isLast);
      return settled === undefined ? now : new Map(now).set(saved.id, settled);
    });

  /** The saved lead, or null where it was refused; a lead that is moved on meanwhile waits for it. */
  async function send(lead: MovableLead, move: LeadMove, isLast: () => boolean): Promise<Lead | null> {
    try {
      const body = { ...move, version: lead.version };
      const saved = await call('updateLead', { params: { id: lead.id }, body });
      const isShown = isLast();
      settle(saved, isShown);
      const undo = undoOf(lead, saved);
      if (isShown) {
        const own = {
          about: view.about,
          title: 'Success',
          description: view.savedText(saved, lead),
        } as const;
        const further = view.furtherOf?.(lead, saved);
        const offered = further && { further, durationMs: UNDO_MS, givesWay: true };
        toast({ ...own, variant: 'success', ...undo, ...offered });
        undoableUntil.current = undo.action ? undoEnd() : 0;
      }
      void refreshLeads(client, [saved]);
      return saved;
    } catch (error) {
      putBack(lead, move, error);
      return null;
    }
  }

  async function start(shown: Shown, move: LeadMove): Promise<void> {
    setMoved((now) => without(now, shown.id).set(shown.id, view.place(shown, move)));
    setNews(view.newsOf(shown, move));
    hideUndo(shown);
    const former = sending.current.get(shown.id);
    const isLast = () => sending.current.get(shown.id) === own;
    // The version of a lead that is still being saved is not known yet.
    const own: Promise<Lead | null> = Promise.resolve(former ?? shown).then((base) =>
      base === null ? null : send(base, move, isLast),
    );
    sending.current.set(shown.id, own);
    await own;
    if (isLast()) sending.current.delete(shown.id);
  }

  /** Undo takes back the last move: that of an earlier one goes as soon as another begins, not once that is saved. */
  function hideUndo(lead: MovableLead): void {
    if (!isUndoable(undoableUntil.current)) return;
    undoableUntil.current = 0;
    const description = `Moving ${nameOf(lead)}...`;
    toast({ about: view.about, title: 'Processing', description, isProgress: true });
  }

  function undoOf(before: MovableLead, saved: Lead) {
    const back = view.onSaved(before, saved);
    if (back === null) return {};
    const onPress = () => {
      const newest = newestOf(knownLeadsOf(client), saved);
      // What somebody has moved on is not undone: of the version that was saved the server makes a conflict.
      const now = newest && view.isAsSaved(newest, saved) ? newest : saved;
      undoableUntil.current = 0;
      view.onUndo(saved.id);
      void start(view.shownOf(now), back.move);
    };
    return {
      durationMs: UNDO_MS,
      givesWay: true,
      action: { label: back.label ?? 'Undo', altText: back.altText, onPress },
    };
  }

  function putBack(lead: MovableLead, move: LeadMove, error: unknown): void {
    const theirs = conflictingLead(error);
    if (theirs) keepLeads(client, [theirs]);
    setMoved((now) => without(now, lead.id));
    setNews(`${nameOf(lead)} was not moved.`);
    if (isUnauthenticated(error)) return;
    void refreshLeads(client);
    if (theirs === null) {
      const description = serverMessage(error) ?? view.failedText(lead, move);
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    const altText = `Open the lead from ${view.openedFrom}`;
    toast({
      title: 'Not moved',
      description: `${nameOf(lead)} was changed by ${changedBy(theirs, myId)} meanwhile. Please look at it first.`,
      variant: 'warning',
      durationMs: UNDO_MS,
      action: { label: 'Open lead', altText, onPress: () => onOpen(lead.id) },
    });
  }

  return { moved, news, move: (shown, move) => void start(shown, move) };
}

function without<T>(moved: ReadonlyMap<number, T>, id: number): Map<number, T> {
  const others = new Map(moved);
  others.delete(id);
  return others;
}
