import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SERVED_AREAS } from '../../../site/site.ts';
import { parseAddress } from './parse-address.ts';

const at = (address: string, area: string | null, postalCode: string | null, outside = false) => ({
  kind: 'ok',
  value: { address, area, postalCode, outside },
});
const retry = (reason: string) => ({ kind: 'retry', reason });

describe('parseAddress of one message', () => {
  it.each([
    ['12 Oak St Dartmouth B2Y 1A1', at('12 Oak St Dartmouth B2Y 1A1', 'Dartmouth', 'B2Y 1A1')],
    ['12 Oak Street b2y1a1', at('12 Oak Street B2Y 1A1', null, 'B2Y 1A1')],
    ['12 Oak Street, B2Y-1A1', at('12 Oak Street, B2Y 1A1', null, 'B2Y 1A1')],
    ['45 Portland St, dart', at('45 Portland St, dart', 'Dartmouth', null)],
    ['123 Robie St, hfx', at('123 Robie St, hfx', 'Halifax', null)],
    ['10 Main Street Dartmoth', at('10 Main Street Dartmoth', 'Dartmouth', null)],
    ['55 Glendale Dr, Lr Sackville', at('55 Glendale Dr, Lr Sackville', 'Sackville', null)],
    ['12 Elm Court, the Passage', at('12 Elm Court, the Passage', 'Eastern Passage', null)],
    ['8 Lacewood Dr Clayton Park', at('8 Lacewood Dr Clayton Park', 'Halifax', null)],
    ['8 Kingswood Drive, Hammonds Plains', at('8 Kingswood Drive, Hammonds Plains', 'Bedford', null)],
    ['12 Windsor St, Halifax', at('12 Windsor St, Halifax', 'Halifax', null)],
    ['800 Bedford Highway', at('800 Bedford Highway', 'Bedford', null)],
    ['Apt 4, 12 Oak St,\nHalifax NS', at('Apt 4, 12 Oak St, Halifax NS', 'Halifax', null)],
    ['my address is 12 Oak St Halifax, thanks 😀', at('12 Oak St Halifax', 'Halifax', null)],
    ["j'habite au 12 rue Oak, Halifax", at('12 rue Oak, Halifax', 'Halifax', null)],
    ['5 Prince St, Truro NS', at('5 Prince St, Truro NS', null, null, true)],
    ['12 King St Toronto M5V 2T6', at('12 King St Toronto M5V 2T6', null, 'M5V 2T6', true)],
    ['12 Main St, Kentville B4N 1A1', at('12 Main St, Kentville B4N 1A1', null, 'B4N 1A1', true)],
    ['12 Main St, Fall River B2T 1A1', at('12 Main St, Fall River B2T 1A1', 'Sackville', 'B2T 1A1')],
    ['', retry('missing')],
    ['😀', retry('missing')],
    ['12 Oak St', retry('needs-city')],
    ['12 Windsor Street', retry('needs-city')],
    ['1 Oak St hfx', retry('needs-city')],
    ['Halifax', retry('needs-street')],
    ['b3h1a1', retry('needs-street')],
    ['why do you need it?', retry('needs-street')],
  ])('%j', (text, expected) => {
    expect(parseAddress([text])).toEqual(expected);
  });
});

describe('parseAddress of several messages', () => {
  it.each([
    [['12 Oak St', 'Dartmouth'], at('12 Oak St, Dartmouth', 'Dartmouth', null)],
    [['12 Oak St', 'B2Y 1A1'], at('12 Oak St, B2Y 1A1', null, 'B2Y 1A1')],
    [['Dartmouth', '12 Oak Street'], at('Dartmouth, 12 Oak Street', 'Dartmouth', null)],
    [['12 Oak St', '12 Oak St, Dartmouth'], at('12 Oak St, Dartmouth', 'Dartmouth', null)],
    [['12 Oka St', '14 Oak St, Dartmouth'], at('14 Oak St, Dartmouth', 'Dartmouth', null)],
    [['12 Oak St', 'ok'], retry('needs-city')],
    [[], retry('missing')],
  ])('%j', (parts, expected) => {
    expect(parseAddress(parts)).toEqual(expected);
  });
});

it('parseAddress recognises every served area by its name', () => {
  for (const area of SERVED_AREAS)
    expect(parseAddress([`123 Long Street, ${area}`])).toMatchObject({ value: { area } });
});

it('parseAddress reads a postal code in any spacing and case', () => {
  const first = fc.constantFrom(...'ABCEGHJKLMNPRSTVXY'.split(''));
  const letter = fc.constantFrom(...'ABCEGHJKLMNPRSTVWXYZ'.split(''));
  const digit = fc.constantFrom(...'0123456789'.split(''));
  const gap = fc.constantFrom('', ' ', '  ', '-', ' - ', '\t');
  fc.assert(
    fc.property(
      fc.tuple(first, digit, letter, digit, letter, digit),
      gap,
      fc.boolean(),
      fc.boolean(),
      (code, middle, lower, spaced) => {
        const expected = `${code.slice(0, 3).join('')} ${code.slice(3).join('')}`;
        const halves = [code.slice(0, 3), code.slice(3)].map((half) => half.join(spaced ? ' ' : ''));
        const written = halves.join(middle);
        const parsed = parseAddress([`123 Long Street ${lower ? written.toLowerCase() : written}`]);
        expect(parsed).toMatchObject({
          value: { address: `123 Long Street ${expected}`, postalCode: expected },
        });
      },
    ),
  );
});
