import { toExportFilter } from '@harbour-haul/contract/exports/export-filter-schema';
import { EXPORT_TOO_LARGE, exportLeadsRequest } from '@harbour-haul/contract/exports/export-leads';
import { AppError } from '@harbour-haul/domain/errors';
import { BYTE_ORDER_MARK, csvHeading } from '@harbour-haul/domain/leads/export/csv-leads';
import { log } from '../shared/log.ts';
import { countMetric } from '../shared/metrics.ts';
import { operation } from '../shared/operation.ts';
import type { ExportDeps } from './deps.ts';
import { collectCsv } from './writing/collect-csv.ts';
import { newExport, notedLeads } from './writing/lead-export.ts';

/** The largest file of one response: Lambda returns at most 6 MB, in base64. */
const MAX_BYTES = 3 * 1024 * 1024;

/** `GET /api/leads/export`: the leads of the filter, as a CSV file, where they fit into one response. */
export const exportLeads = operation('exportLeads', exportLeadsRequest, async (request, deps: ExportDeps) => {
  const row = newExport(toExportFilter(request.query, request.user.username), request, deps);
  const leads = deps.exports.rows(row, null);
  const { body, rows, ids, isLast } = await collectCsv(leads, BYTE_ORDER_MARK + csvHeading(), MAX_BYTES);
  if (!isLast) {
    throw new AppError(
      EXPORT_TOO_LARGE,
      'These leads are too many for one answer; please start their export with POST /api/leads/exports.',
    );
  }
  await deps.exports.put({
    ...row,
    phase: 'done',
    // The log keeps no words of anybody.
    filter: { ...row.filter, search: null },
    rows,
    total: rows,
    leadIds: notedLeads(row, ids),
    finishedAt: deps.now().toISOString(),
  });
  log('info', 'leads exported', { exportId: row.id, rows });
  countMetric('LeadExports');
  return {
    status: 200,
    bytes: body,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${row.fileName}"`,
    },
  };
});
