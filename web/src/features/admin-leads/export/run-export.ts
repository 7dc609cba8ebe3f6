import { EXPORT_TOO_LARGE } from '@harbour-haul/contract/exports/export-leads';
import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { exportFileName } from '@harbour-haul/domain/leads/export/export-file-name';
import { ApiRequestError, apiFile, apiRequest } from '#lib/api-client.ts';
import { saveBlob, saveFrom } from '#lib/save-file.ts';
import type { StatusFilter } from '../list/list-settings.ts';

/** The export filter of specification section 3; an empty day is no bound. */
export interface ExportFilter {
  status: Exclude<StatusFilter, 'trash'>;
  /** `yyyy-mm-dd` in Halifax, both days included. */
  startDate: string;
  endDate: string;
}

type ReportProgress = (progress: LeadExportProgress) => void;

/** A step may fail on a bad network; the server continues where it was. */
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 1000;

/**
 * Saves the leads of a filter as a CSV file: at once where they are few, else step by step as the server writes them.
 * @throws what `apiRequest` throws; an AbortError where it was canceled.
 */
export async function runExport(filter: ExportFilter, signal: AbortSignal, onProgress: ReportProgress) {
  const fields = filledIn(filter);
  try {
    const path = `${API_ROUTES.exportLeads.path}?${new URLSearchParams(fields)}`;
    saveBlob(exportFileName(new Date()), await apiFile(path, signal));
  } catch (error) {
    if (!(error instanceof ApiRequestError) || error.code !== EXPORT_TOO_LARGE) throw error;
    await runLargeExport(fields, signal, onProgress);
  }
}

async function runLargeExport(
  fields: Record<string, string>,
  signal: AbortSignal,
  onProgress: ReportProgress,
): Promise<void> {
  const start = API_ROUTES.startLeadExport;
  let progress = await apiRequest<LeadExportProgress>('POST', start.path, { body: fields });
  const pathOf = (route: 'continueLeadExport' | 'downloadLeadExport' | 'cancelLeadExport') =>
    API_ROUTES[route].path.replace('{id}', encodeURIComponent(progress.id));
  try {
    onProgress(progress);
    while (!progress.done) {
      progress = await withRetry(signal, () => apiRequest('POST', pathOf('continueLeadExport'), { signal }));
      onProgress(progress);
    }
    signal.throwIfAborted();
  } catch (error) {
    // Nobody will come for it. It is removed after a day as well, should this not arrive.
    void apiRequest('DELETE', pathOf('cancelLeadExport')).catch(() => {});
    throw error;
  }
  saveFrom(pathOf('downloadLeadExport'), exportFileName(new Date()));
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

function filledIn({ status, startDate, endDate }: ExportFilter): Record<string, string> {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(startDate === '' ? {} : { startDate }),
    ...(endDate === '' ? {} : { endDate }),
  };
}
