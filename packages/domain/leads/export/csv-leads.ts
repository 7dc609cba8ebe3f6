import { phoneText } from '../fields/phone/phone-digits.ts';
import { HALIFAX } from '../fields/preferred-date.ts';
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

/** Made once, since making one is slow. Swedish writes a time as `2026-11-22 11:05`, which spreadsheets read. */
const HALIFAX_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HALIFAX,
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A value as its cell shows it, before anything is escaped: days without their hour, moments as clocks in Halifax show them, phone
 * numbers as consoles do.
 */
function cellValue(name: ExportedField, value: string | number | null): string | number | null {
  const { type } = LEAD_FIELDS[name].kind;
  if (typeof value !== 'string') return value;
  if (type === 'moment') return halifaxTime(value);
  if (type === 'touch')
    return value.replace(TIME_OF_TOUCH, (_time, day, minute) => halifaxTime(`${day}T${minute}:00Z`));
  if (type === 'phone') return phoneText(value);
  return type === 'day' || type === 'pickupDay' ? value.slice(0, 10) : value;
}

/** What a visit begins with (`touch.ts`). */
const TIME_OF_TOUCH = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) UTC/;

function halifaxTime(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : HALIFAX_TIME.format(time);
}

function isExported(name: LeadFieldName): name is ExportedField {
  return LEAD_FIELDS[name].csv !== null;
}
