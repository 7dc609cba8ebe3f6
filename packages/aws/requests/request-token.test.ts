import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { RequestLinks } from './request-links.ts';
import { readRequestToken, signRequestToken } from './request-token.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const LATER = new Date('2026-12-22T14:59:59.000Z');
const TOO_LATE = new Date('2026-12-22T15:00:00.000Z');

function memoryKeys() {
  const keys = new Map<number, Buffer>();
  return {
    keys,
    find: async (leadId: number) => keys.get(leadId) ?? null,
    ensure: async (leadId: number) => {
      const key = keys.get(leadId) ?? randomBytes(32);
      keys.set(leadId, key);
      return key;
    },
  };
}

const noConsents = { confirm: async () => {} };

it('a mailed link opens its lead while that has its address, and confirms the mailbox; one that was changed neither', async () => {
  const confirmed: string[] = [];
  const consents = { confirm: async (mailbox: string) => void confirmed.push(mailbox) };
  let address = '';
  const links = new RequestLinks(memoryKeys(), consents, async (id, mailbox) =>
    mailbox === address ? id : null,
  );
  const [mine, victims] = ['0a'.repeat(12), '1b'.repeat(12)];
  const token = await links.issue(12, 30, NOW, mine);
  for (const forged of [token.replace(mine, victims), token.replace(`.m${mine}`, '')])
    expect(await links.verify(forged, NOW)).toBeNull();
  expect(await links.verify(await links.issue(12, 30, NOW), NOW)).toBe(12);
  expect(await links.verify(token, NOW)).toBeNull();
  expect(confirmed).toEqual([]);
  address = mine;
  expect(await links.verify(token, NOW)).toBe(12);
  expect(confirmed).toEqual([mine]);
});

it('a link opens its own lead until it expires', async () => {
  const links = new RequestLinks(memoryKeys(), noConsents);
  const token = await links.issue(12, 30, NOW);
  expect(token).toMatch(/^r1\.c\.[0-9a-z]+\.[\w-]{43}$/);
  expect(await links.verify(token, NOW)).toBe(12);
  expect(await links.verify(token, LATER)).toBe(12);
  expect(await links.verify(token, TOO_LATE)).toBeNull();
});

it('a link that was changed opens nothing', async () => {
  const links = new RequestLinks(memoryKeys(), noConsents);
  const [token, other] = [await links.issue(12, 30, NOW), await links.issue(13, 30, NOW)];
  const [version, leadId = '', expiresAt = '', signature = ''] = token.split('.');
  const said = (...parts: string[]) => [version, ...parts].join('.');
  const later = (Number.parseInt(expiresAt, 36) + 86_400).toString(36);
  const forged = [
    said('d', expiresAt, signature),
    said(leadId, later, signature),
    said(leadId, expiresAt, other.split('.')[3] ?? ''),
    said(leadId, expiresAt, `${signature.slice(0, -2)}${signature.endsWith('AA') ? 'BB' : 'AA'}`),
    said(leadId, expiresAt, ''),
    said('99', expiresAt, signature),
    said(`0${leadId}`, expiresAt, signature),
    `${token} `,
    token.toUpperCase(),
    `${token}\n`,
    '',
    'r1...',
    'x'.repeat(10_000),
  ];
  for (const each of forged) expect(await links.verify(each, NOW)).toBeNull();
});

it('a link is signed with the key of its lead, and ends with it', async () => {
  const keys = memoryKeys();
  const links = new RequestLinks(keys, noConsents);
  const token = await links.issue(12, 30, NOW);
  const stolen = await keys.ensure(13);
  const claims = readRequestToken(token);
  expect(
    await links.verify(
      signRequestToken({ leadId: 12, expiresAt: claims?.expiresAt ?? 0, mailbox: null }, stolen),
      NOW,
    ),
  ).toBeNull();
  keys.keys.delete(12);
  expect(await links.verify(token, NOW)).toBeNull();
});
