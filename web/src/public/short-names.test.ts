import { describe, expect, it } from '@jest/globals';
import { shortenNames } from './short-names.ts';

describe('shortenNames', () => {
  it('renames the classes of the page, in its styles and in its markup', () => {
    const page = '<style>.css-1x{top:0}.css-2y{left:0}</style><p class="css-1x css-2y">a</p>';
    expect(shortenNames(page)).toBe('<style>.c0{top:0}.c1{left:0}</style><p class="c0 c1">a</p>');
  });

  it('leaves the classes that islands expect, wherever else they stand', () => {
    const page =
      '<p class="css-a"></p><div data-island="/x.js"><div><i class="css-a"></i></div><i class="css-b"></i></div><p class="css-c">';
    expect(shortenNames(page)).toContain('<p class="css-a"></p>');
    expect(shortenNames(page)).toContain('<i class="css-b">');
    expect(shortenNames(page)).toContain('<p class="c0">');
  });
});
