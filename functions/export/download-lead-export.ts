import { AppError } from '@harbour-haul/domain/errors';
import { operation } from '../shared/operation.ts';
import type { ExportDeps } from './deps.ts';
import { readOwnExport } from './writing/lead-export.ts';

/** `GET /api/leads/exports/{id}`: redirects to the finished file, by a URL that works for minutes. */
export const downloadLeadExport = operation('downloadLeadExport', {}, async (request, deps: ExportDeps) => {
  const { id, phase } = await readOwnExport(request, deps);
  if (phase !== 'done') {
    throw new AppError('conflict', 'This export is not finished; please go on with POST of the same path.');
  }
  return { status: 303, headers: { location: await deps.exportFiles.address(id) } };
});
