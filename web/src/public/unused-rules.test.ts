import { describe, expect, it } from '@jest/globals';
import { dropUnusedRules } from './unused-rules.ts';

const drop = (css: string) =>
  dropUnusedRules(`<style data-emotion="css 1">${css}</style>`, '<p class="a b" id="x"></p>');

describe('dropUnusedRules', () => {
  it.each([
    ['.a{top:0}', '.a{top:0}'],
    ['.a .b:hover,p{top:0}', '.a .b:hover,p{top:0}'],
    ['.c{top:0}', ''],
    ['.a.Mui-error,.b{top:0}', '.b{top:0}'],
    ['.a:not(.c){top:0}', '.a:not(.c){top:0}'],
    ['.a:is(.a, .b){top:0;}', '.a:is(.a,.b){top:0}'],
    ['#x>.a,#y{top:0}', '#x>.a{top:0}'],
    ['body:has(#y) .a{top:0}', ''],
    ['.a:disabled{top:0}', ''],
    ['.a input[aria-invalid=true],.a [aria-pressed=true]{top:0}', ''],
    ['.a [data-error],.a[data-full],.a[aria-expanded=true],.b[data-known]{top:0}', '.b[data-known]{top:0}'],
    ['@media print{.c{top:0}}.a{top:0}', '.a{top:0}'],
    ['@keyframes x{from{top:0}to{top:1px}}', '@keyframes x{from{top:0}to{top:1px}}'],
    ['.a{top:0}</style><style>.b>p{top:0}', '.a{top:0}.b>p{top:0}'],
    ['.b:has(>.a:not(.c, .d), i:is(a)),.c{top:0}', '.b:has(>.a:not(.c,.d),i:is(a)){top:0}'],
    [
      `.a{content:", 0.5";font-family:'A, B';inset:0 10.5px -0.5px;color:rgb(0 0 0 / 0.5)}`,
      `.a{content:", 0.5";font-family:'A, B';inset:0 10.5px -.5px;color:rgb(0 0 0 / .5)}`,
    ],
    ['.a{width:clamp(0.5rem, 10%, 0.75rem)}', '.a{width:clamp(.5rem,10%,.75rem)}'],
  ])('makes of %s no more than what the page needs', (css, used) => {
    expect(drop(css)).toBe(`<style>${used}</style>`);
  });
});
