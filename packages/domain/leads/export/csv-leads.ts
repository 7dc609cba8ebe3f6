import type { Lead } from '../lead.ts';
import { csvCell } from './csv-cell.ts';

/** What an exported file begins with: by it spreadsheets know that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The fields that fit into a cell. */
type CellField = { [F in keyof Lead]: Lead[F] extends string | number | null ? F : never }[keyof Lead];

interface Column {
  heading: string;
  field: CellField;
  /** Stored at noon UTC, and shown as the day that it stands for. */
  isDay?: true;
}

/** The columns of an export. Sheets and scripts of its readers go by their order: new ones are added at the end. */
export const LEAD_CSV_COLUMNS = [
  { heading: 'ID', field: 'id' },
  { heading: 'Status', field: 'status' },
  { heading: 'Name', field: 'name' },
  { heading: 'Phone', field: 'phone' },
  { heading: 'Email', field: 'email' },
  { heading: 'Address', field: 'address' },
  { heading: 'Junk Type', field: 'junkType' },
  { heading: 'Classification Source', field: 'junkClassificationSource' },
  { heading: 'Classification Confidence', field: 'junkConfidence' },
  { heading: 'Details', field: 'details' },
  { heading: 'Preferred Date', field: 'preferredDate', isDay: true },
  { heading: 'Preferred Contact Method', field: 'preferredContactMethod' },
  { heading: 'Source', field: 'source' },
  { heading: 'Notes', field: 'notes' },
  { heading: 'Estimated Value', field: 'estimatedValue' },
  { heading: 'Scheduled Date', field: 'scheduledDate', isDay: true },
  { heading: 'Follow-up Date', field: 'followUpDate', isDay: true },
  { heading: 'Created', field: 'createdAt' },
  { heading: 'Updated', field: 'updatedAt' },
  { heading: 'Updated By', field: 'updatedBy' },
  { heading: 'First Contact', field: 'firstContactAt' },
  { heading: 'Times Asked Again', field: 'askedAgain' },
  { heading: 'Last Asked Again', field: 'askedAgainAt' },
  { heading: 'Photo', field: 'photoPath' },
  { heading: 'Additional Photos', field: 'additionalPhotos' },
  { heading: 'Chat Photos', field: 'chatPhotoPaths' },
  { heading: 'Visitor ID', field: 'visitorId' },
  { heading: 'Session ID', field: 'sessionId' },
] as const satisfies readonly Column[];

const COLUMNS: readonly Column[] = LEAD_CSV_COLUMNS;
const END_OF_LINE = '\r\n';

/** The fields of a lead that an export holds. */
export type ExportedLead = Pick<Lead, (typeof LEAD_CSV_COLUMNS)[number]['field']>;

/** The first line of an export. */
export function csvHeading(): string {
  return COLUMNS.map(({ heading }) => csvCell(heading)).join(',') + END_OF_LINE;
}

/** The line of a lead; what is null or not there is an empty cell. */
export function csvLine(lead: Partial<ExportedLead>): string {
  return COLUMNS.map((column) => csvCell(cellValue(lead, column))).join(',') + END_OF_LINE;
}

/** A lead's value as its cell shows it, before anything is escaped. */
function cellValue(lead: Partial<Pick<Lead, CellField>>, { field, isDay }: Column): string | number | null {
  const value = lead[field] ?? null;
  return isDay && typeof value === 'string' ? value.slice(0, 10) : value;
}
