import { exportFilterSchema, toExportFilter } from '@harbour-haul/contract/exports/export-filter-schema';
import { EXPORT_TOO_LARGE } from '@harbour-haul/contract/exports/export-leads';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { BYTE_ORDER_MARK, csvHeading } from '@harbour-haul/domain/leads/export/csv-leads';
import type { Operation } from '../shared/http-types.ts';
import { log } from '../shared/log.ts';
import { collectCsv } from './collect-csv.ts';
import type { ExportDeps } from './deps.ts';
import { newExport } from './new-export.ts';

/** The largest file of one response: Lambda returns at most 6 MB, in base64. */
const MAX_BYTES = 3 * 1024 * 1024;

/** `GET /api/leads/export`: the leads of the filter, as a CSV file, where they fit into one response. */
export const exportLeads: Operation<ExportDeps> = async (request, deps) => {
  const row = newExport(toExportFilter(parseInput(exportFilterSchema(), request.query)), request, deps);
  const leads = deps.exports.rows(row, null);
  const { body, rows, isLast } = await collectCsv(leads, BYTE_ORDER_MARK + csvHeading(), MAX_BYTES);
  if (!isLast) {
    throw new AppError(
      EXPORT_TOO_LARGE,
      'These leads are too many for one answer; please start their export with POST /api/leads/exports.',
    );
  }
  await deps.exports.put({ ...row, phase: 'done', rows, total: rows, finishedAt: deps.now().toISOString() });
  log('info', 'leads exported', { exportId: row.id, rows });
  return {
    status: 200,
    bytes: body,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${row.fileName}"`,
    },
  };
};
