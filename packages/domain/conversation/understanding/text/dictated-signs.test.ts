import { describe, expect, it } from '@jest/globals';
import { withDictatedSigns } from './dictated-signs.ts';

describe('withDictatedSigns', () => {
  it.each([
    ['the side door comma not the front period', 'the side door, not the front.'],
    ['a couch comma, a rug', 'a couch, a rug'],
    ['tomorrow period Call first period', 'tomorrow. Call first.'],
    ['do you do stairs question mark', 'do you do stairs?'],
    ['thanks exclamation point', 'thanks!'],
    ['un sofa virgule une table', 'un sofa, une table'],
  ])('%s -> %s', (text, signed) => {
    expect(withDictatedSigns(text)).toBe(signed);
  });

  it.each([
    'jo period cole at example period com',
    'any day of the holiday period',
    'comma',
    'a period desk',
    'The period',
  ])('leaves %s', (text) => {
    expect(withDictatedSigns(text)).toBe(text);
  });
});
