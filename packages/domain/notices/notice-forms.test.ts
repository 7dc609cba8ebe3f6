import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SITE } from '../site/site.ts';
import { greeting } from './greeting.ts';
import { HOMEOWNER_TEXTS } from './homeowner-texts.ts';
import type { Notice } from './notice.ts';
import { escapeHtml, noticeHtml } from './notice-html.ts';
import { noticeText } from './notice-text.ts';
import { oneLine } from './one-line.ts';

const NOTICE: Notice = {
  subject: 'New lead #1: <img src=x onerror=alert(1)>',
  parts: [
    { kind: 'text', text: 'Hello "you" & <b>them</b>' },
    { kind: 'facts', facts: [['Details', 'two sofas\n<script>alert(1)</script>']] },
    { kind: 'link', label: 'Open', url: 'https://x.example/a?b=1&c="d"' },
  ],
  footer: 'Why you get this',
};

it('a notice is the same in plain text and in HTML', () => {
  expect(noticeText(NOTICE)).toBe(`Hello "you" & <b>them</b>

Details: two sofas
  <script>alert(1)</script>

Open:
https://x.example/a?b=1&c="d"

-- 
Why you get this
`);
  const html = noticeHtml(NOTICE);
  for (const part of ['two sofas', 'Why you get this', 'https://x.example/a?b=1&amp;c=&quot;d&quot;']) {
    expect(html).toContain(part);
  }
});

it('the first link is what there is to do, and any other one stands back', () => {
  const link = (label: string) => ({ kind: 'link', label, url: 'https://x.example' }) as const;
  const html = noticeHtml({
    subject: 'Hello',
    parts: [link('Open the chat'), link('Open the lead')],
    footer: '',
  });
  expect(
    [...html.matchAll(/<a class="(\w+)"[^>]*>([^<]+)/g)].map(([, look, label]) => [look, label]),
  ).toEqual([
    ['button', 'Open the chat'],
    ['other', 'Open the lead'],
  ]);
});

it.each([SITE.callbackPhone, SITE.supportEmail])('%s stays on one line', (whole) => {
  const footer = `Or here: ${whole}.`;
  const html = noticeHtml({ subject: 'Hello', parts: [{ kind: 'text', text: footer }], footer });
  expect(html.split(`<span style="white-space: nowrap;">${whole}</span>`)).toHaveLength(3);
});

it('what was typed stays text in HTML', () => {
  const html = noticeHtml(NOTICE);
  expect(html).not.toMatch(/<(script|img|b)[\s>]/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    }),
  );
});

it.each([
  ['Jane\r\nBcc: other@example.com', 'Jane Bcc: other@example.com'],
  ['a\u0000b\u0085c\u2028d\u2029e', 'a b c d e'],
  ['paid\u202efdp.exe', 'paid fdp.exe'],
  ['  a \t b  ', 'a b'],
])('oneLine makes one line of %j', (text, expected) => {
  expect(oneLine(text, 100)).toBe(expected);
});

it('oneLine cuts no character in two', () => {
  expect(oneLine('a😀b', 3)).toBe('a…');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 40 }), (text, max) => {
      const line = oneLine(text.toWellFormed(), max);
      expect(line.length).toBeLessThanOrEqual(max);
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/\p{Cc}/u);
    }),
  );
});

it.each([
  ['Jane Roe', 'Hello Jane,'],
  ['Zoë', 'Hello Zoë,'],
  ["O'Brien Pat", "Hello O'Brien,"],
  [null, 'Hello,'],
  ['', 'Hello,'],
  ['https://evil.example buy now', 'Hello,'],
  ['evil.example', 'Hello,'],
  ['<b>Jane</b>', 'Hello,'],
  ['You-have-won-a-prize-of-1000-dollars', 'Hello,'],
  [`${'a'.repeat(31)} b`, 'Hello,'],
])('greeting of %j', (name, expected) => {
  expect(greeting(name, HOMEOWNER_TEXTS.en.hello)).toBe(expected);
});
