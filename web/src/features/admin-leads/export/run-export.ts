import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import { EXPORT_TOO_LARGE } from '@harbour-haul/contract/exports/export-leads';
import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import { exportFileName } from '@harbour-haul/domain/leads/export/export-file-name';
import { call, callForFile, urlOf } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { saveBlob, saveFrom } from '#lib/save-file.ts';

type ReportProgress = (progress: LeadExportProgress) => void;

/** A step may fail on a bad network; the server continues where it was. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 1000;

/**
 * Saves the leads of a filter as a CSV file: at once where they are few, else step by step as the server writes them.
 * @throws what `call` throws; an AbortError if it was canceled
 */
export async function runExport(
  fields: ExportFilterInput,
  signal: AbortSignal,
  onProgress: ReportProgress,
): Promise<void> {
  try {
    saveBlob(exportFileName(new Date()), await callForFile('exportLeads', { query: fields }, signal));
  } catch (error) {
    if (!(error instanceof ApiRequestError) || error.code !== EXPORT_TOO_LARGE) throw error;
    await runLargeExport(fields, signal, onProgress);
  }
}

async function runLargeExport(
  fields: ExportFilterInput,
  signal: AbortSignal,
  onProgress: ReportProgress,
): Promise<void> {
  let progress = await call('startLeadExport', { body: fields });
  const { id } = progress;
  try {
    onProgress(progress);
    while (!progress.done) {
      progress = await withRetry(signal, () => call('continueLeadExport', { params: { id } }, { signal }));
      onProgress(progress);
    }
    signal.throwIfAborted();
  } catch (error) {
    // Nobody will come for it. It is removed after a day as well, should this not arrive.
    void call('cancelLeadExport', { params: { id } }).catch(() => {});
    throw error;
  }
  saveFrom(urlOf('downloadLeadExport', { params: { id } }), exportFileName(new Date()));
}

async function withRetry<T>(signal: AbortSignal, step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await step();
    } catch (error) {
      const isRefused = error instanceof ApiRequestError && error.status < 500;
      if (isRefused || signal.aborted || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}
