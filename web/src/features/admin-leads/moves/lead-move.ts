import type { UpdateLeadBody } from '@harbour-haul/contract/leads/fields/update-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ToastAction } from '#components/toasts/toast-queue.ts';

/** What a view has to know of a lead to move it. */
export type MovableLead = Pick<
  Lead,
  'id' | 'name' | 'version' | 'status' | 'scheduledDate' | 'scheduledHours'
>;

/** What a move changes of a lead. */
export type LeadMove = Pick<UpdateLeadBody, 'status' | 'scheduledDate' | 'scheduledHours'>;

/** What takes a move back. */
export interface MoveBack {
  move: LeadMove;
  /** Where it goes, where that is not the last step alone; "Undo" otherwise. */
  label?: string;
  /** What does the same where the toast is gone. */
  altText: string;
}

/** What is different in each view whose leads are moved. */
export interface MovingView<Shown extends MovableLead, Placed> {
  /** Names its toasts, of which a later one takes the place of those before. */
  about: string;
  /** Where a refused lead is opened when its toast is gone. */
  openedFrom: string;
  /** A lead as the view shows it. */
  shownOf: (lead: Lead) => Shown;
  /** What is shown of a lead at once. */
  place: (shown: Shown, move: LeadMove) => Placed;
  /**
   * What is shown of a lead once it is saved.
   * @param isLast whether it has not been moved on since
   */
  settle: (saved: Lead, placed: Placed | undefined, isLast: boolean) => Placed | undefined;
  /** What a screen reader says of a move at once. */
  newsOf: (shown: Shown, move: LeadMove) => string;
  savedText: (saved: Lead, before: MovableLead) => string;
  failedText: (lead: MovableLead, move: LeadMove) => string;
  /**
   * Hears of each move that was saved.
   * @returns how it is taken back, null where that cannot be
   */
  onSaved: (before: MovableLead, saved: Lead) => MoveBack | null;
  /** What else can be done about a move that was saved; undefined for nothing. */
  furtherOf?: (before: MovableLead, saved: Lead) => ToastAction | undefined;
  /** Hears of a move that is taken back: the button that had the focus goes. */
  onUndo: (id: number) => void;
  /** Whether a lead stands where it was saved, whatever else was changed since. */
  isAsSaved: (lead: Lead, saved: Lead) => boolean;
}
