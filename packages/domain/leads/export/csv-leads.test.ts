import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
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
    preferredTimeSlot: 'evening',
    access: 'stairs',
    hazards: 'paint\npropane tank',
    openQuestions: 'Do you take pianos?',
    visitorId: 'v-1',
  });
  expect(csvLine(lead)).toBe(
    `${[
      '42',
      '"new"',
      '"Jane Roe"',
      `"'+1 902 555 0148"`,
      '',
      '"12 Oak St, Dartmouth"',
      '"furniture"',
      '"ai"',
      '0.85',
      '',
      '"2026-11-25"',
      '',
      '"form"',
      '"two ""big"" couches\nsecond floor"',
      '250.5',
      '"2026-11-28"',
      '',
      '"2026-11-21T15:00:00.000Z"',
      '"2026-11-21T15:00:00.000Z"',
      '',
      '',
      '0',
      '',
      '',
      '',
      '',
      '"v-1"',
      '',
      '"evening"',
      '"stairs"',
      '"paint\npropane tank"',
      '"Do you take pianos?"',
    ].join(',')}\r\n`,
  );
});

it('exportFileName has the brand and the day in Halifax', () => {
  expect(exportFileName(new Date('2026-11-22T03:59:00.000Z'))).toBe('harbour-haul-leads-2026-11-21.csv');
});
