import { CSV_READERS, isLiveCell } from '@harbour-haul/testing/csv-readers';
import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { safeCellText } from './csv-cell.ts';
import { csvHeading, csvLine, LEAD_CSV_COLUMNS } from './csv-leads.ts';
import { exportFileName } from './export-file-name.ts';

it('csvHeading has plain headings, each once', () => {
  const headings: string[] = LEAD_CSV_COLUMNS.map(({ heading }) => heading);
  expect(new Set(headings).size).toBe(headings.length);
  expect(csvHeading()).toBe(`${headings.map((heading) => `"${heading}"`).join(',')}\r\n`);
});

it('csvLine writes ids and amounts as numbers, days as days, null as an empty cell', () => {
  const lead = aLead({
    id: 42,
    phone: '+1 902 555 0148',
    notes: 'two "big" couches\nsecond floor',
    estimatedValue: 250.5,
    junkConfidence: 0.85,
    junkClassificationSource: 'ai',
    scheduledDate: '2026-11-28T12:00:00.000Z',
    scheduledHours: '09:00-11:30',
    ownerId: 'max.roe',
    preferredTimeSlot: 'evening',
    access: 'stairs',
    hazards: 'paint\npropane tank',
    openQuestions: 'Do you take pianos?',
    visitorId: 'v-1',
    lastTouch: '2026-11-22 18:05 UTC · to /',
    language: 'fr',
  });
  const cells = Papa.parse<string[]>(csvHeading() + csvLine(lead)).data;
  const filled = (cells[0] ?? []).map((heading, index) => [heading, cells[1]?.[index] ?? '']);
  // Who it is, what there is to haul and when, what the team does about it; how it came here last.
  expect(filled).toEqual([
    ['ID', '42'],
    ['Status', 'new'],
    ['Name', 'Jane Roe'],
    ['Phone', '(902) 555-0148'],
    ['Email', ''],
    ['Address', '12 Oak St, Dartmouth'],
    ['Junk Type', 'furniture'],
    ['Details', ''],
    ['Created', '2026-11-21 11:00'],
    ['Preferred Date', '2026-11-25'],
    ['Preferred Time', 'evening'],
    ['Preferred Contact Method', ''],
    ['Access', 'stairs'],
    ['Hazardous Goods', 'paint\npropane tank'],
    ['Open Questions', 'Do you take pianos?'],
    ['Estimated Value', '250.5'],
    ['Scheduled Date', '2026-11-28'],
    ['Scheduled Hours', '09:00-11:30'],
    ['Follow-up Date', ''],
    ['Owner', 'max.roe'],
    ['Notes', 'two "big" couches\nsecond floor'],
    ['Source', 'form'],
    ['Chat Left At', ''],
    ['First Contacted', ''],
    ['Times Asked Again', '0'],
    ['Last Asked Again', ''],
    ['Updated', '2026-11-21 11:00'],
    ['Updated By', ''],
    ['Language', 'fr'],
    ['Marketing Consent', ''],
    ['First Visit', ''],
    ['Last Visit', '2026-11-22 14:05 · to /'],
    ['Photo', ''],
    ['Additional Photos', ''],
    ['Chat Photos', ''],
    ['Junk Type Set By', 'ai'],
    ['Junk Type Confidence', '0.85'],
    ['Visitor ID', 'v-1'],
    ['Chat ID', ''],
  ]);
  // Numbers alone stand without quotes.
  expect(csvLine(lead)).toMatch(/^42,"new","Jane Roe",.*,250\.5,"2026-11-28",/s);
});

it.each([
  ['902 555 7142', '(902) 555-7142'],
  ['+1 (902) 555-0148', '(902) 555-0148'],
  ['9025550148 ext 12', '(902) 555-0148 x12'],
  ['+49 30 901820', "'+49 30 901820"],
  ['call the office', 'call the office'],
])('csvLine writes the phone number %j as %j, as consoles show it', (phone, cell) => {
  const [headings, values] = Papa.parse<string[]>(csvHeading() + csvLine(aLead({ phone }))).data;
  expect(values?.[headings?.indexOf('Phone') ?? -1]).toBe(cell);
});

it('csvLine writes visits by the clock in Halifax, as all times, and leaves what tells no time', () => {
  const visits = (firstTouch: string, lastTouch: string) => {
    const [, values] = Papa.parse<string[]>(csvHeading() + csvLine(aLead({ firstTouch, lastTouch }))).data;
    return values?.slice(30, 32);
  };
  expect(visits('2026-07-01 02:05 UTC · from www.google.com/ · to /', 'to /')).toEqual([
    '2026-06-30 23:05 · from www.google.com/ · to /',
    'to /',
  ]);
});

describe.each(['hazards', 'openQuestions', 'details'] as const)('the list in the cell of %s', (field) => {
  const STARTS = [
    '=',
    '+',
    '-',
    '@',
    '\t=',
    '\r=',
    '\u0000=',
    '\uff1d',
    '\uff0b',
    '\uff0d',
    '\uff20',
    '\u2212',
    ' =',
    '\ufeff=',
  ];
  const SEPARATORS = ['\n', '\n\n', '\r\n', '; ', ';', ', ', ',', '\t', '\u2028'];
  const column = LEAD_CSV_COLUMNS.findIndex((one) => one.field === field);
  const fileOf = (text: string) => csvHeading() + csvLine(aLead({ [field]: text }));
  /** As programs read it that take another separator for the one of the file. */
  const misread = (text: string, delimiter: string) =>
    Papa.parse<string[]>(fileOf(text), { delimiter }).data.flat();

  it.each(STARTS)('is no formula where an entry begins with %j', (start) => {
    const formula = `${start}HYPERLINK("http://x.example")`;
    const texts = SEPARATORS.flatMap((between) => [`paint${between}${formula}`, `${formula}${between}paint`]);
    for (const text of [formula, ...texts]) {
      for (const read of Object.values(CSV_READERS)) {
        const cell = read(fileOf(text))[1]?.[column];
        expect([text, cell, isLiveCell(cell ?? '')]).toEqual([text, safeCellText(text), false]);
      }
      for (const delimiter of [';', '\t'])
        expect([text, misread(text, delimiter).filter(isLiveCell)]).toEqual([text, []]);
    }
  });
});

it('exportFileName has the brand and the day in Halifax', () => {
  expect(exportFileName(new Date('2026-11-22T03:59:00.000Z'))).toBe('harbour-haul-leads-2026-11-21.csv');
});
