import { expect, it } from '@jest/globals';
import { withoutPlaceholder } from './placeholders.ts';
import { visibleLength } from './visible-text.ts';

it.each([
  ['zero width spaces', '\u200b\u200b\u200b', 0],
  ['Hangul fillers', '\u3164\u115f', 0],
  ['an empty pattern of Braille', '\u2800\u2800', 0],
  ['tags and joiners', '\u{e0041}\u200d\ufe0f', 0],
  ['controls and blanks', ' \t\u0007\u00a0', 0],
  ['a name', 'Jo', 2],
  ['a name with marks of direction', '\u200fJo\u200e', 2],
  ['a name of another script', '李', 1],
])('sees of %s as much as a person does', (_what, text, length) => {
  expect(visibleLength(text)).toBe(length);
  expect(withoutPlaceholder(text) === null).toBe(length === 0);
});
