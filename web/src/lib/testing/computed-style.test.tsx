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

it('a computed style is what it is at the time, whatever has changed since it was asked for', () => {
  document.head.innerHTML = '<style>.hidden { visibility: hidden } .flat { display: inline }</style>';
  document.body.innerHTML = '<div id="outer"><p id="inner"></p></div><div id="other" class="hidden"></div>';
  const [outer, inner, other] = ['outer', 'inner', 'other'].map(
    (id) => document.getElementById(id) as HTMLElement,
  );
  const look = () => {
    const { visibility, display } = getComputedStyle(inner as HTMLElement);
    return [visibility, display];
  };
  expect([look(), look()]).toEqual([
    ['visible', 'block'],
    ['visible', 'block'],
  ]);
  outer?.classList.add('hidden');
  inner?.classList.add('flat');
  expect(look()).toEqual(['hidden', 'inline']);
  outer?.classList.remove('hidden');
  inner?.style.setProperty('display', 'none');
  expect(look()).toEqual(['visible', 'none']);
  other?.append(inner as HTMLElement);
  expect(look()).toEqual(['hidden', 'none']);
  document.head.replaceChildren();
  expect(look()).toEqual(['visible', 'none']);
  inner?.remove();
  inner?.style.setProperty('display', 'flex');
  expect(look()).toEqual(['visible', 'flex']);
});
