import { expect, it } from '@jest/globals';
import { readWanted } from './wanted.ts';

it('without options all is wanted', () => {
  const { isWanted, isAskedFor, widths, schemes } = readWanted([]);
  expect(isAskedFor('console with 100,000 leads')).toBe(false);
  expect(isWanted('console with 1 lead', 'the board')).toBe(true);
  expect(widths([360, 1440])).toEqual([360, 1440]);
  expect(schemes).toEqual(['light', 'dark']);
});

it('names, widths and colours are chosen by options, and a name is a group’s or a state’s', () => {
  const { isWanted, widths, schemes } = readWanted([
    '--only',
    '300 leads: the B',
    '--width',
    '390',
    '--width',
    '1440',
    '--theme',
    'dark',
  ]);
  expect(isWanted('console with 300 leads', 'the board')).toBe(true);
  expect(isWanted('console with 300 leads', 'the list')).toBe(false);
  expect(isWanted('console with 1 lead', 'the board')).toBe(false);
  expect(widths([360, 1440])).toEqual([390, 1440]);
  expect(schemes).toEqual(['dark']);
});

it('a group is asked for by a part of its name, with or without a state of it', () => {
  const asks = (only: string) => readWanted(['--only', only]).isAskedFor('console with 100,000 leads');
  expect([asks('100,000 leads'), asks('100,000 leads: the list'), asks('the list')]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  [['--width', 'wide'], '--width wide: it must be a whole number of pixels from 240 to 4000.'],
  [['--width', '0'], '--width 0: it must be a whole number of pixels from 240 to 4000.'],
  [['--theme', 'sepia'], '--theme sepia: there is light and dark.'],
])('%j is refused with what it may be', (args, message) => {
  expect(() => readWanted(args)).toThrow(message);
});
