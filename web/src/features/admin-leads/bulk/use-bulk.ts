import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHeldToasts, useToast } from '#components/toasts/toaster.tsx';
import { track } from '#lib/analytics.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import type { Undo } from '../undo/undo.ts';
import { useUndoChange } from '../undo/use-undo-change.ts';
import { useUndoDelete } from '../undo/use-undo-delete.ts';
import type { BulkJob, BulkResult } from './bulk-job.ts';
import { type BulkReport, bulkReport, undatedOf } from './bulk-report.ts';
import { type BulkOutcome, runBulk } from './run-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkProgress {
  text: string;
  settled: number;
  total: number;
}

export interface Bulk {
  /** What is being done; null while nothing is. */
  progress: BulkProgress | null;
  report: BulkReport | null;
  run: (job: BulkJob, leads: readonly Lead[]) => Promise<void>;
  cancel: () => void;
  closeReport: () => void;
  /** The way back from what was done last; null where there is none, or it was taken. */
  last: LastAction | null;
  dismissLast: () => void;
}

interface LastAction {
  text: string;
  onUndo: () => void;
}

/** Specification section 8; whatever was selected stays so. */
const UNEXPECTED = {
  about: 'bulk',
  title: 'Error',
  description: 'An unexpected error occurred during bulk update.',
  variant: 'destructive',
} as const;

const EVENTS = {
  status: 'admin_bulk_status_update',
  owner: 'admin_bulk_assign',
  details: 'admin_bulk_details_update',
  delete: 'admin_bulk_delete',
  release: 'admin_bulk_release',
} as const;

/** Changes many leads, and says how it went: what worked is no longer selected, what did not stays. */
export function useBulk(selection: Selection): Bulk {
  const toast = useToast();
  const client = useQueryClient();
  const undoDelete = useUndoDelete();
  const undoChange = useUndoChange();
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [report, setReport] = useState<BulkReport | null>(null);
  const [last, setLast] = useState<LastAction | null>(null);
  const dismissLast = () => setLast(null);
  const running = useRef<AbortController>(null);
  useLeaveGuard(progress !== null);
  useHeldToasts('bulk', report !== null);

  async function run(job: BulkJob, leads: readonly Lead[]): Promise<void> {
    if (running.current || leads.length === 0) return;
    const cancel = new AbortController();
    running.current = cancel;
    const text = job.processing(leads.length);
    toast({ about: 'bulk', isProgress: true, title: 'Processing', description: text });
    setReport(null);
    dismissLast();
    setProgress({ text, settled: 0, total: leads.length });
    try {
      const outcome = await runBulk(leads, job.request, {
        signal: cancel.signal,
        onSettled: (settled) => {
          if (isNextPercent(settled, leads.length)) setProgress({ text, settled, total: leads.length });
        },
      });
      finish(job, outcome);
    } catch (error) {
      console.error(error);
      toast(UNEXPECTED);
      // What has become of the leads is for the server to say.
      void refreshLeads(client);
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  function finish(job: BulkJob, outcome: BulkOutcome<Lead, BulkResult>): void {
    const current = currentLeads(outcome);
    const missed = bulkReport(job, outcome);
    setReport(missed);
    notify(job, outcome, missed);
    // Last, since what could not be told stays selected.
    settle(selection, outcome, current);
    void refreshLeads(client, [...outcome.done.map(({ result }) => result.lead), ...current]);
  }

  /** What the report says no toast repeats; the Undo of what was done comes once it is closed. */
  function notify(
    job: BulkJob,
    { done, failed }: BulkOutcome<Lead, BulkResult>,
    missed: BulkReport | null,
  ): void {
    track(EVENTS[job.kind], { count: done.length, failed: failed.length });
    const undo = offered(undoOf(job, done), job.succeeded(done.length));
    if (missed && !undo.action) return;
    const undated = undatedOf(job, done);
    toast({
      about: 'bulk',
      title: 'Success',
      description: `${job.succeeded(done.length)}${undated && `.${undated}`}`,
      variant: 'success',
      ...undo,
    });
  }

  function undoOf({ kind, sets }: BulkJob, done: BulkOutcome<Lead, BulkResult>['done']): Undo {
    const changed = done.filter(({ result }) => result.isChanged);
    if (changed.length === 0) return {};
    if (kind === 'delete') return undoDelete(changed.map(({ item }) => item));
    if (!sets) return {};
    return undoChange(
      changed.map(({ item, result }) => ({ item, now: result.lead })),
      sets,
    );
  }

  /** The toast goes when its button is pressed, and what stands of the same goes with it. */
  function offered({ action, ...undo }: Undo, text: string): Undo {
    if (!action) return undo;
    const onUndo = () => {
      setLast((now) => (now === own ? null : now));
      action.onPress();
    };
    const own = { text, onUndo };
    setLast(own);
    return { ...undo, action: { ...action, onPress: onUndo } };
  }

  const cancel = () => running.current?.abort();
  return { progress, report, run, cancel, closeReport: () => setReport(null), last, dismissLast };
}

/** The leads of version conflicts, as the server has them. */
function currentLeads({ failed }: BulkOutcome<Lead, BulkResult>): Lead[] {
  return failed.flatMap(({ error }) => conflictingLead(error) ?? []);
}

function settle(
  selection: Selection,
  { done }: BulkOutcome<Lead, BulkResult>,
  current: readonly Lead[],
): void {
  selection.settle(
    done.map(({ item }) => item.id),
    current,
  );
}

/** Nobody sees less, and 500 leads need not be drawn 500 times. */
function isNextPercent(settled: number, total: number): boolean {
  return Math.floor((settled * 100) / total) > Math.floor(((settled - 1) * 100) / total);
}

/** Makes the browser ask before the page is left while a bulk action is running. */
function useLeaveGuard(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isRunning]);
}
