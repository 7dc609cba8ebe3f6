import { toExportFilter } from '@harbour-haul/contract/exports/export-filter-schema';
import { startLeadExportRequest } from '@harbour-haul/contract/exports/start-lead-export';
import { countMetric } from '../shared/metrics.ts';
import { operation } from '../shared/operation.ts';
import type { ExportDeps } from './deps.ts';
import { exportProgress, newExport } from './writing/lead-export.ts';

/** Within which an export must be finished and downloaded. */
const LIFETIME_MS = 24 * 3600 * 1000;

/** `POST /api/leads/exports`: starts an export of any size. Nothing is read yet; each call that continues it reads more. */
export const startLeadExport = operation(
  'startLeadExport',
  startLeadExportRequest,
  async (request, deps: ExportDeps) => {
    const row = newExport(toExportFilter(request.body, request.user.username), request, deps);
    const [total, uploadId] = await Promise.all([
      deps.exports.total(row.filter, deps.now()),
      deps.exportFiles.begin(row.id, row.fileName),
    ]);
    const endsAt = new Date(Date.parse(row.startedAt) + LIFETIME_MS).toISOString();
    const started = { ...row, total, uploadId, endsAt };
    await deps.exports.put(started);
    countMetric('LeadExports');
    return { status: 201, body: exportProgress(started) };
  },
);
