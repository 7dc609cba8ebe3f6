import { expect, it } from '@jest/globals';
import { photoTypeOf } from './photo-type.ts';

it.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.JPG', 'IMAGE/JPEG', 'image/jpeg'],
  ['a.jpg', 'image/jpg', 'image/jpeg'],
  ['a.heif', 'image/heif', 'image/heic'],
  ['IMG_1.HEIC', '', 'image/heic'],
  ['a.webp', '', 'image/webp'],
  // Its type counts; its name is only read where it has none.
  ['a.jpg', 'image/svg+xml', null],
  ['a.jpg', 'text/html', null],
  ['a.svg', '', null],
  ['jpg', '', 'image/jpeg'],
  ['a.jpg.exe', '', null],
  ['a', '', null],
  ['__proto__', '', null],
  ['a.constructor', '', null],
])('a file %s of type "%s" is sent as %s', (name, type, expected) => {
  expect(photoTypeOf({ name, type })).toBe(expected);
});
