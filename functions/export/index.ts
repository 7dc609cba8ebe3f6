import { httpFunction } from '../shared/http-function.ts';
import { cancelLeadExport } from './cancel-lead-export.ts';
import { continueLeadExport } from './continue-lead-export.ts';
import { composeExport, type ExportDeps } from './deps.ts';
import { downloadLeadExport } from './download-lead-export.ts';
import { exportLeads } from './export-leads.ts';
import { startLeadExport } from './start-lead-export.ts';

export const handler = httpFunction<'export', ExportDeps>(
  { exportLeads, startLeadExport, continueLeadExport, downloadLeadExport, cancelLeadExport },
  composeExport,
);
