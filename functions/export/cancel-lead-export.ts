import { removeExport } from '@harbour-haul/aws/s3/erase-exports';
import { operation } from '../shared/operation.ts';
import type { ExportDeps } from './deps.ts';
import { readOwnExport } from './writing/lead-export.ts';

/** `DELETE /api/leads/exports/{id}`: cancels an export and removes its file and parts. */
export const cancelLeadExport = operation('cancelLeadExport', {}, async (request, deps: ExportDeps) => {
  await removeExport(await readOwnExport(request, deps), deps);
  return { status: 204 };
});
