import type { FieldsWith } from '@harbour-haul/domain/leads/lead-fields';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { type BulkOutcome, runBulk } from '../bulk/run-bulk.ts';

/** The Undo of a toast. */
export type Undo = Pick<ToastOptions, 'action' | 'durationMs' | 'givesWay'>;

/** The fields that a bulk change sets, and that can be set back. */
export const UNDONE_FIELDS = ['status', 'ownerId', 'scheduledDate', 'followUpDate', 'notes'] as const;
/** Any field that a change of a lead sets can be set back. */
export type UndoneField = FieldsWith<'admin', true>;

/** Takes something back for each of many; nobody stops it half-way. */
export function undoEach<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<BulkOutcome<T, R>> {
  return runBulk(items, work, { signal: new AbortController().signal, onSettled: () => {} });
}
