import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { ExportDeps } from './deps.ts';
import { exportGone, exportProgress, readOwnExport } from './writing/lead-export.ts';
import { writeExport } from './writing/write-export.ts';

/** `POST /api/leads/exports/{id}`: continues an export for a few seconds and returns its progress. */
export const continueLeadExport = operation('continueLeadExport', {}, async (request, deps: ExportDeps) => {
  const read = await readOwnExport(request, deps);
  const row = await writeExport(read, deps);
  if (!row) throw exportGone();
  if (row.phase === 'done' && read.phase !== 'done') {
    log('info', 'leads exported', { exportId: row.id, rows: row.rows });
  }
  return { status: 200, body: exportProgress(row) };
});
