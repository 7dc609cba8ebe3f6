import { expect, it } from '@jest/globals';
import { dropTextSeparators } from './text-separators.ts';

it('texts lose their separators outside of islands alone', () => {
  const island = '<div data-island="/a.js"><p>up to <!-- -->5</p><div>x</div></div>';
  const page = `<p>Call <!-- -->us</p>${island}<p>at<!-- --> nine</p>`;
  expect(dropTextSeparators(page)).toBe(`<p>Call us</p>${island}<p>at nine</p>`);
  expect(dropTextSeparators('<p>a<!-- -->b</p>')).toBe('<p>ab</p>');
});
