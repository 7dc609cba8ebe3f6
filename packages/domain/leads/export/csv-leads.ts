import type { Lead } from '../lead.ts';
import { type FieldsWith, LEAD_FIELD_NAMES, LEAD_FIELDS, type LeadFieldName } from '../lead-fields.ts';
import { csvCell } from './csv-cell.ts';

/** What an exported file begins with: by it spreadsheets know that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

type ExportedField = FieldsWith<'csv', object>;

/** What the fields of a lead are in an export. */
export type ExportedLead = Pick<Lead, ExportedField>;

/** The columns of an export, in their order. */
export const LEAD_CSV_COLUMNS = LEAD_FIELD_NAMES.filter(isExported)
  .map((field) => ({ field, ...LEAD_FIELDS[field].csv }))
  .sort((a, b) => a.order - b.order);

const END_OF_LINE = '\r\n';

/** The first line of an export. */
export function csvHeading(): string {
  return LEAD_CSV_COLUMNS.map(({ heading }) => csvCell(heading)).join(',') + END_OF_LINE;
}

/** The line of a lead; what is null or not there is an empty cell. */
export function csvLine(lead: Partial<ExportedLead>): string {
  return (
    LEAD_CSV_COLUMNS.map(({ field }) => csvCell(cellValue(field, lead[field] ?? null))).join(',') +
    END_OF_LINE
  );
}

/** A value as its cell shows it, before anything is escaped: days without their hour. */
function cellValue(name: ExportedField, value: string | number | null): string | number | null {
  const { type } = LEAD_FIELDS[name].kind;
  const isDay = type === 'day' || type === 'pickupDay';
  return isDay && typeof value === 'string' ? value.slice(0, 10) : value;
}

function isExported(name: LeadFieldName): name is ExportedField {
  return LEAD_FIELDS[name].csv !== null;
}
