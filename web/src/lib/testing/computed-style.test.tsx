import { afterEach, expect, it } from '@jest/globals';

afterEach(() => document.head.replaceChildren());

/** As `setup/jsdom-environment.js` reads them: wherever the element's own classes and tags may stand. */
it.each([
  '.a',
  'LI.a',
  'ul .b',
  '.list>.a.b',
  '.a+.b,p',
  '.b, .a ~ li',
  '.list [data-open]',
  '.list [data-open="a, .x [y]"] > i',
  'li[data-open]',
  'li:not(.a)',
  '.list :not(.a, p)',
  ':is(.a, p):not([data-open])',
  '.list :is(.a, p):nth-child(1)',
  '*.b',
  String.raw`.w\:1`,
  '.é',
  'path',
  'linearGradient.a',
  '#one',
  '.A',
  '.a:hover',
])('a computed style has the rule of %s where its selector fits, and nowhere else', (selector) => {
  document.head.innerHTML = `<style>${selector} { z-index: 7 }</style>`;
  document.body.innerHTML = `<ul class="list"><li class="a" id="one">1</li><li class=" b\n a ">2</li><li class="b">3</li>
    <li data-open="a, .x [y]" class="é"><i class="w:1">4</i></li></ul><p>5</p>
    <svg><path d="M0 0"/><linearGradient class="a"/></svg>`;
  const elements = [...document.body.querySelectorAll('*')];
  const styled = elements.filter((element) => getComputedStyle(element).zIndex === '7');
  expect(styled).toEqual(elements.filter((element) => element.matches(selector)));
});
