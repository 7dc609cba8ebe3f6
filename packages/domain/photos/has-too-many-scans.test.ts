import { expect, it } from '@jest/globals';
import { hasTooManyScans, MAX_SCANS } from './has-too-many-scans.ts';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const SCAN = [0xff, 0xda, 0x00, 0x03, 0x01];
/** Pixels, a byte that looks like a marker, and a restart. */
const PIXELS = [0x12, 0xff, 0x00, 0xda, 0xff, 0xd3, 0x34];
const times = (count: number, bytes: number[]) => Array.from({ length: count }, () => bytes).flat();
/** What a camera notes, with scans of its own preview. */
const note = (bytes: number[]) => [0xff, 0xe1, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes];

it.each<[string, boolean, number[]]>([
  ['as many as are allowed', false, times(MAX_SCANS, [...SCAN, ...PIXELS])],
  ['one more', true, times(MAX_SCANS + 1, [...SCAN, ...PIXELS])],
  ['one more, each after filling bytes', true, times(MAX_SCANS + 1, [0x00, 0xff, 0xff, ...SCAN])],
  [
    'those of a preview, which nobody decodes',
    false,
    [...note(times(MAX_SCANS + 1, SCAN)), ...SCAN, ...PIXELS],
  ],
  ['those behind its end', false, [...SCAN, ...PIXELS, ...END, ...times(MAX_SCANS + 1, SCAN)]],
  ['none', false, []],
])('counts the scans of a JPEG: %s', (_which, expected, bytes) => {
  expect(hasTooManyScans(Uint8Array.from([...START, ...bytes, ...END]))).toBe(expected);
});

it('comes to an end in what is cut off or says that it is empty', () => {
  for (const bytes of [
    [],
    [0xff],
    START,
    [...START, 0xff, 0xe1],
    [...START, 0xff, 0xe1, 0, 0, 0, 0],
    [...START, ...SCAN],
  ])
    expect(hasTooManyScans(Uint8Array.from(bytes))).toBe(false);
});
