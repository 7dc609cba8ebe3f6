import { expect, it } from '@jest/globals';
import { mailLink, mapLink, textLink } from './contact-links.ts';

it.each([
  ['(902) 555-0148 x12', 'sms:+19025550148'],
  ['9025550134', 'sms:+19025550134'],
])('textLink of %s is %s', (phone, link) => expect(textLink(phone)).toBe(link));

it.each([
  [' a@b.ca ', 'mailto:a@b.ca'],
  ['a@b.ca?bcc=c@d.ca', 'mailto:a@b.ca%3Fbcc%3Dc%40d.ca'],
])('mailLink of %s is %s', (email, link) => expect(mailLink(email)).toBe(link));

it.each([
  ['12 Portland St, Dartmouth', '12 Portland St, Dartmouth, Nova Scotia'],
  ['1 Main St, Truro NS', '1 Main St, Truro NS'],
])('mapLink of %s looks for %s', (address, query) =>
  expect(new URL(mapLink(address)).searchParams.get('query')).toBe(query),
);
