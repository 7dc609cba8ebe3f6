import { describe, expect, it } from '@jest/globals';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import {
  addedHeading,
  askedAgainHeading,
  fromLeadHeading,
  isEntryHeading,
  isLaterHeading,
  quoteHeadings,
} from './entry-heading.ts';

const NOW = new Date('2026-11-23T02:00:00.000Z');
const HEADINGS = [askedAgainHeading('chat', NOW), addedHeading(NOW), fromLeadHeading(12)];

it('says what follows, by the day in Halifax', () => {
  expect(HEADINGS).toEqual([
    'Asked again on Nov 22, 2026 (chat):',
    'Added by the customer on Nov 22, 2026:',
    'From #12:',
  ]);
});

it.each([
  [HEADINGS[0], true, true],
  [HEADINGS[1], true, true],
  [HEADINGS[2], true, false],
  ['Asked again on 2026-11-22 (chat):', true, true],
  ['Added by the customer on 2026-11-22:', true, true],
  ['Asked again on Monday (chat):', false, false],
])('%j is read as one: %j, of what was said later: %j', (line = '', isHeading, isLater) => {
  expect([isEntryHeading(line), isLaterHeading(line)]).toEqual([isHeading, isLater]);
});

describe('quoteHeadings', () => {
  it.each([
    ...HEADINGS,
    'Asked again on Monday',
    'Asked again on 2026-11-22 (chat):',
    'Added by the customer on 2026-11-22:',
    'ΑSKED AGAIN ΟΝ NOV 22, 2026 (FORM):',
    'Demande du nov 22, 2026 (form):',
    '  ASKED  AGAIN on 2026-11-22 (form) :',
    // Cyrillic а and о, and the colon and digits of full width.
    'Asked аgаin оn 2026-11-22 (form):',
    'Asked again on ２０２６-11-22 (form)：',
    'Аdded by the сustоmer оn 2026-11-22:',
    'Frоm #7:',
    '— From #7 —',
    // Invisible characters, and letters for figures.
    'From #\u200b12:',
    'From #1\u2063\u{e0041}2:',
    'From\u3164#12:',
    'F\u00adrom #12:',
    'From #I2:',
    'Frоm #lO:',
    'From #12 (form):',
    'From #12: text',
    'Аsked again on Nov 27, 2026:',
    'Addеd by the customer on Nov 20, 2026:',
    'Asked again today (form):',
    '**Added by the customer**',
  ])('has %j in quotation marks', (line) => {
    const said = `Sofas.\n\n${line}\nA piano.`;
    expect(quoteHeadings(said, null)).toBe(`Sofas.\n\nCustomer wrote: "${line.trim()}"\nA piano.`);
    expect(quoteHeadings(quoteHeadings(said, null), null)).toBe(quoteHeadings(said, null));
    expect(quoteHeadings(said.replaceAll('\n', '\r\n'), null)).toContain(`Customer wrote: "${line.trim()}"`);
  });

  it.each([
    null,
    'Two sofas from #12 Oak St, the blue house.',
    'From 12 Oak St, the blue house.',
    'Gate code: #4711',
    'My neighbour asked again on Monday.',
    'It was 2026-11-22 when I wrote.',
    'Phone: 902-555-0148',
  ])('leaves %j as it is', (said) => {
    expect(quoteHeadings(said, null)).toBe(said);
  });

  it('leaves what the lead says already, which its visitor got to see and sends back', () => {
    const known = `Sofas.\n\n${HEADINGS[0]}\nA piano.`;
    expect(quoteHeadings(`${known}\n\nAnd a lamp.`, known)).toBe(`${known}\n\nAnd a lamp.`);
    expect(quoteHeadings(`${known}\n\n${HEADINGS[2]}\nA lamp.`, known)).toBe(
      `${known}\n\nCustomer wrote: "From #12:"\nA lamp.`,
    );
  });

  it('leaves a heading as often as the lead has it', () => {
    const known = `Sofas.\n\n${HEADINGS[1]}\nA piano.`;
    expect(quoteHeadings(`${known}\n\n${HEADINGS[1]}\nA lamp.`, known)).toBe(
      `${known}\n\nCustomer wrote: "${HEADINGS[1]}"\nA lamp.`,
    );
  });

  it('loses nothing where the marks would leave no room for the rest', () => {
    const said = `${'From #1:\n'.repeat(218)}gate code 99`;
    const quoted = quoteHeadings(said.padEnd(MAX_DETAILS, '!'), null) ?? '';
    expect(quoted).toContain('gate code 99');
    expect(quoted.length).toBeLessThanOrEqual(MAX_DETAILS);
    expect(quoted).not.toMatch(/^From #/m);
  });

  it('keeps to what a lead has room for', () => {
    const said = 'From #12:\n'.repeat(MAX_DETAILS / 10);
    expect(quoteHeadings(said, null)?.length).toBeLessThanOrEqual(MAX_DETAILS);
  });
});
