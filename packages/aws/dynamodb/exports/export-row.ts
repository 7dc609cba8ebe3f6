import type { ExportedLead } from '@harbour-haul/domain/leads/export/csv-leads';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';

/** A lead and its position in the order of its export. */
export interface ExportRow {
  key: string;
  /** As it is stored: what is not known is not there. */
  lead: Partial<ExportedLead>;
}

/** Which leads are read, of those that were there when the export began. */
export interface ExportRowsFilter extends LeadExportFilter {
  /** The day in Halifax by which follow-ups are due. */
  today: string;
}
