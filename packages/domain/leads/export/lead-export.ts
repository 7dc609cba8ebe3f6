import type { LeadExportFilter } from './export-filter.ts';

/** An entry of the log of exports. */
export interface LeadExportRecord {
  id: string;
  filter: LeadExportFilter;
  /** The admin's username. */
  startedBy: string;
  /** ISO 8601 in UTC. Leads that were created later are not in it. */
  startedAt: string;
  /** When the last lead had been read. */
  finishedAt: string;
  rows: number;
  /** Which leads are in it, as many as are noted, where more than status and days decided; null elsewhere. */
  leadIds: number[] | null;
}
