import { addressKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { NotSentError } from '@harbour-haul/aws/email/send-error';
import type { Mail } from '@harbour-haul/aws/email/ses-mailer';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import { aLead } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Announcer } from './announcer.ts';

let table: Table;
let mails: Mail[];
let texts: string[];
/** Runs in place of a successful send. */
let onSend: (() => void) | null;
let now: Date;
let serial = 0;

beforeAll(async () => {
  const { client, noticesTable } = await createTestTables();
  table = new Table(client, noticesTable);
});
beforeEach(() => {
  mails = [];
  texts = [];
  onSend = null;
  now = new Date('2026-11-22T15:00:00.000Z');
});

function announcer(overrides: Partial<{ teamEmails: string[] }> = {}) {
  return new Announcer({
    notices: new NoticesRepository(table),
    suppressions: new Suppressions(table),
    mailer: {
      send: async (mail) => {
        onSend?.();
        mails.push(mail);
      },
    },
    texter: { send: async (text) => void texts.push(text) },
    teamEmails: ['a@site.example', 'b@site.example'],
    links: { siteUrl: 'https://site.example', requestUrl: async () => 'https://site.example/request#token' },
    addressKey,
    now: () => now,
    ...overrides,
  });
}

const newLead = (): Occasion => ({ kind: 'new_lead', lead: aLead({ id: ++serial }) });

it('tells once, however often it is retried and by how many at once', async () => {
  const occasion = newLead();
  const tries = Array.from({ length: 8 }, () =>
    announcer()
      .announce(occasion)
      .catch(() => undefined),
  );
  await Promise.all(tries);
  await announcer().announce(occasion);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['a@site.example', 'b@site.example']);
  expect(texts).toHaveLength(1);
});

it('tries again what was refused, and sends the other channel all the same', async () => {
  const occasion = newLead();
  onSend = () => {
    throw new NotSentError('refused: Throttled');
  };
  await expect(announcer().announce(occasion)).rejects.toThrow(NotSentError);
  expect([mails.length, texts.length]).toEqual([0, 1]);
  onSend = null;
  await announcer().announce(occasion);
  expect([mails.length, texts.length]).toEqual([1, 1]);
});

it('sends nothing again that may have been sent, and does not pass that over in silence', async () => {
  const occasion = newLead();
  onSend = () => {
    throw new Error('the connection was lost');
  };
  await expect(announcer().announce(occasion)).rejects.toThrow('the connection was lost');
  onSend = null;
  await expect(announcer().announce(occasion)).rejects.toMatchObject({ name: 'UnknownOutcomeError' });
  expect(mails).toHaveLength(0);
});

it('sends to nobody who is suppressed, in whatever case the address is written', async () => {
  await new Suppressions(table).add('A@Site.Example', 'bounce', now);
  await announcer().announce(newLead());
  expect(mails.map(({ to }) => to)).toEqual([['b@site.example']]);
  await announcer({ teamEmails: ['a@site.example'] }).announce(newLead());
  expect(mails).toHaveLength(1);
});

it('holds back what is beyond a daily limit, and begins anew the next day', async () => {
  now = new Date('2027-01-01T15:00:00.000Z');
  for (let count = 0; count < 52; count += 1) await announcer().announce(newLead());
  expect(texts).toHaveLength(50);
  expect(mails).toHaveLength(52);
  now = new Date('2027-01-02T15:00:00.000Z');
  await announcer().announce(newLead());
  expect(texts).toHaveLength(51);
});

it('keeps no address and no text in its rows', async () => {
  const lead = aLead({ id: ++serial, email: 'jane@example.com' });
  const write = jest.spyOn(table, 'put');
  await announcer().announce({ kind: 'request_sent', lead, email: 'jane@example.com', sending: 'first' });
  expect(mails.at(-1)?.to).toEqual(['jane@example.com']);
  expect(JSON.stringify(write.mock.calls)).not.toMatch(/jane|Jane|Oak/);
});
