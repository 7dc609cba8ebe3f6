import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findLinks } from './find-links.ts';

/** The links of a text: what is underlined, and where it leads. */
const linksOf = (text: string) =>
  findLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

it.each([
  ['Call (902) 555-0148.', '(902) 555-0148', 'tel:+19025550148'],
  ['902-555-0148, thanks', '902-555-0148', 'tel:+19025550148'],
  ['my number is 9025550148', '9025550148', 'tel:+19025550148'],
  ['+1 902.555.0148', '+1 902.555.0148', 'tel:+19025550148'],
  ['((902) 555-0148)', '(902) 555-0148', 'tel:+19025550148'],
  ['(902) 555-0148 x12', '(902) 555-0148 x12', 'tel:+19025550148;ext=12'],
  ['902 555 0148 ext. 7', '902 555 0148 ext. 7', 'tel:+19025550148;ext=7'],
  ['write to ann.lee+junk@example.co.uk!', 'ann.lee+junk@example.co.uk', 'mailto:ann.lee+junk@example.co.uk'],
  ['<info@harbourhaul.ca>', 'info@harbourhaul.ca', 'mailto:info@harbourhaul.ca'],
  ['see https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['(http://example.com)', 'http://example.com', 'https://example.com/'],
  ['https://example.com/a_(b)', 'https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ['www.example.org, or', 'www.example.org', 'https://www.example.org/'],
  ['on kijiji.ca/v-couch/123 today', 'kijiji.ca/v-couch/123', 'https://kijiji.ca/v-couch/123'],
  ['Halifax.CA', 'Halifax.CA', 'https://halifax.ca/'],
])('"%s" links %s', (text, shown, href) => {
  expect(linksOf(text)).toEqual([[shown, href]]);
});

it('finds several in one text, and keeps what stands between them', () => {
  const text = 'Call 902-555-0148 or 902-555-0199, write a@b.ca c@d.ca\nhttps://e.com';
  expect(linksOf(text).map(([shown]) => shown)).toEqual([
    '902-555-0148',
    '902-555-0199',
    'a@b.ca',
    'c@d.ca',
    'https://e.com',
  ]);
});

describe('leads nowhere:', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(document.cookie)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'a valid phone number with area code (e.g., (902) 555-0148).',
    'un numéro valide avec l’indicatif régional (par exemple (902) 555-0148).',
    'https://',
    'https://x',
    'https://javascript:alert(1)@evil.example',
    'https://bank.ca@evil.example/',
    'https://раypal.com/login',
    'https://good.com.раypal.com',
    'goo\u200Bgle.com\u0430',
    'https://good.comé',
    '12 Oak St, Dartmouth B2Y 1A1',
    '1234 5678 9012 3456',
    '1902555014812',
    '2026-11-18',
    '555-0148',
    'it costs 150.00.Then more',
    'St.Margarets Bay',
    'a@b',
    'e.g.this',
  ])('%s', (text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

it('never takes markup into a link', () => {
  const [link] = linksOf('https://example.com/"><img src=x onerror=alert(1)>');
  expect(new URL(String(link?.[1])).origin).toBe('https://example.com');
  expect(link?.[1]).not.toMatch(/["<>]/);
});

it('keeps every character of any text, and knows three schemes', () => {
  const pieces = fc.constantFrom(
    '902-555-0148',
    'a@b.ca',
    'https://x.com/',
    '(',
    ')',
    '.',
    '@',
    ' ',
    '\u202E',
    'é',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(pieces, fc.string())).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const parts = findLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) expect(href ?? 'tel:+').toMatch(/^(?:tel:\+|mailto:|https:\/\/)/);
    }),
  );
});

it.each([
  ['one word', 'a'.repeat(200_000)],
  ['labels', 'a.'.repeat(100_000)],
  ['at signs', 'a@'.repeat(100_000)],
  ['digits', '902 555 '.repeat(25_000)],
  ['schemes', 'https://'.repeat(25_000)],
  ['dots behind an address', `https://a.com/${'.'.repeat(200_000)}`],
  ['brackets', '('.repeat(200_000)],
  ['dashes', 'a-'.repeat(100_000)],
])('takes no more than a moment for 200,000 characters of %s', (_name, text) => {
  const before = process.cpuUsage();
  findLinks(text);
  // Of this process's own time, however busy the machine is.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
