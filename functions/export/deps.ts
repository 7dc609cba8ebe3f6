import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import type { ExportFiles } from '@harbour-haul/aws/s3/export-files';
import { exportFilesLater } from '@harbour-haul/aws/s3/export-files-later';
import { bindTables } from '../shared/bind-tables.ts';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';

/** What writing a file depends on. */
export interface ExportWriterDeps {
  exports: LeadExportsRepository;
  exportFiles: Pick<ExportFiles, keyof ExportFiles>;
  /** How long one call writes before it returns its progress. */
  workMs: number;
  now(): Date;
}

export type ExportDeps = HttpDeps & ExportWriterDeps;

export function composeExport(): ExportDeps {
  const env = readEnv('export');
  const shared = composeHttp(env);
  const tables = bindTables(shared.documents, env);
  return {
    ...shared,
    exports: new LeadExportsRepository({ leads: tables.LEADS_TABLE, exports: tables.EXPORTS_TABLE }),
    exportFiles: exportFilesLater(env.EXPORTS_BUCKET),
    workMs: 4_000,
  };
}
