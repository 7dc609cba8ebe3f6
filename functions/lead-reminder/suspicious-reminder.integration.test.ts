import { LeadsWaiting } from '@harbour-haul/aws/dynamodb/leads/lists/leads-waiting';
import { mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { NotSentError } from '@harbour-haul/aws/email/send-error';
import type { Mail } from '@harbour-haul/aws/email/ses-mailer';
import type { Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import { configuredLimits } from '@harbour-haul/domain/limits/configured-limits';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { Announcer } from '../shared/notices/announcer.ts';
import { SuspiciousReminder } from './suspicious-reminder.ts';

let leads: TestLeadsRepository;
let waiting: LeadsWaiting;
let notices: Table;
let settleIndexes: () => Promise<void>;
let mails: Mail[];
/** Runs in place of a successful send. */
let onSend: (() => void) | null;
let now: Date;

// Nine in the morning of Halifax, on a Monday.
const OPENING = new Date('2026-11-23T13:00:00.000Z');
const minutesLater = (minutes: number) => new Date(OPENING.getTime() + minutes * 60_000);
const DAY = 24 * 60;

beforeEach(async () => {
  const tables = await createTestTables();
  const { client, leadsTable, visitorsTable, noticesTable } = tables;
  settleIndexes = tables.settleIndexes;
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
  const inRole = tables.clientOf('lead-reminder');
  waiting = new LeadsWaiting(new Table(inRole, leadsTable));
  notices = new Table(inRole, noticesTable);
  mails = [];
  onSend = null;
});

/** Sends a request that is kept as suspicious. */
async function aSuspiciousLead(suspicion: Suspicion, at: Date): Promise<number> {
  const result = await leads.create({
    submission: aSubmission({ ...aNewPerson(), name: 'Buy pills at spam.example' }),
    from: 'form',
    finished: true,
    now: at,
    visitorVerified: false,
    idempotency: null,
    judge: async () => suspicion,
  });
  return 'receipt' in result ? result.receipt.leadId : 0;
}

/** Somebody looks at a suspicious lead, and says that it is none. */
const judge = (id: number) =>
  leads.change(id, { by: 'admin', now: () => now }, (lead) => ({
    next: { ...lead, suspicion: null },
    event: { type: 'released' },
  }));

/** What a process that was just started reminds with. */
function reminder(): SuspiciousReminder {
  const announcer = new Announcer({
    notices: new NoticesRepository(notices),
    suppressions: new Suppressions(notices),
    mailer: {
      send: async (mail) => {
        onSend?.();
        mails.push(mail);
      },
    },
    texter: null,
    teamEmails: ['team@site.example'],
    links: { siteUrl: 'https://site.example', requestUrl: async () => 'https://site.example/request#token' },
    mailboxKey,
    consents: new MailConsents(notices),
    mailboxes: new NamedMailboxes(notices),
    digests: new Digests(notices),
    limits: configuredLimits('none'),
    burstWidth: 1,
    outwait: async () => {},
    now: () => now,
  });
  return new SuspiciousReminder({
    announcer,
    notices: new NoticesRepository(notices),
    leads: waiting,
    now: () => now,
  });
}

/** The schedule fires at these minutes after opening, each time in a process of its own. */
async function runAt(...minutes: number[]): Promise<void> {
  await settleIndexes();
  for (const minute of minutes) {
    now = minutesLater(minute);
    await reminder().remind();
  }
}

const subjects = () => mails.map(({ subject }) => subject);

it('mails how many suspicious requests wait, since when and where, once in the morning, by nobody’s words', async () => {
  await aSuspiciousLead('honeypot', minutesLater(-2 * DAY));
  await aSuspiciousLead('address_limit', minutesLater(-5));
  await runAt(-1);
  expect(mails).toEqual([]);
  await runAt(0, 1, 2, 30, 170);
  expect(subjects()).toEqual(['2 suspicious requests wait to be judged']);
  const [mail] = mails;
  expect(mail?.to).toEqual(['team@site.example']);
  expect(mail?.text).toContain('The first of them came in on Saturday, November 21, 2026.');
  expect(mail?.text).toContain('https://site.example/admin?status=suspicious');
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('pills');
});

it('mails again on each morning, of those that nobody has judged by then', async () => {
  const first = await aSuspiciousLead('too_fast', minutesLater(-60));
  const second = await aSuspiciousLead('daily_limit', minutesLater(-30));
  await runAt(0);
  await judge(first);
  await runAt(DAY);
  await judge(second);
  await runAt(2 * DAY);
  expect(subjects()).toEqual([
    '2 suspicious requests wait to be judged',
    '1 suspicious request waits to be judged',
  ]);
});

it('mails nobody where there are none, nor at noon, in the evening or at night', async () => {
  await runAt(0, 60);
  await aSuspiciousLead('honeypot', minutesLater(61));
  await runAt(180, 600, 660, 900);
  expect(mails).toEqual([]);
});

it('mails once, by however many at once', async () => {
  await aSuspiciousLead('honeypot', minutesLater(-60));
  await settleIndexes();
  now = OPENING;
  await Promise.allSettled(Array.from({ length: 6 }, () => reminder().remind()));
  await runAt(1);
  expect(mails).toHaveLength(1);
});

it('mails by the next minute what was refused, and never again what may have been sent', async () => {
  await aSuspiciousLead('honeypot', minutesLater(-60));
  onSend = () => {
    throw new NotSentError('refused: Throttled');
  };
  await expect(runAt(0)).rejects.toThrow(NotSentError);
  onSend = null;
  await runAt(1, 2);
  expect(mails).toHaveLength(1);
  onSend = () => {
    throw new Error('the connection was lost');
  };
  await expect(runAt(DAY)).rejects.toThrow('the connection was lost');
  onSend = null;
  await runAt(DAY + 1, DAY + 2);
  expect(mails).toHaveLength(1);
});

it('tries for ten minutes what is always refused', async () => {
  await aSuspiciousLead('honeypot', minutesLater(-60));
  onSend = () => {
    throw new NotSentError('refused: Throttled');
  };
  for (const minute of [0, 5, 10]) await expect(runAt(minute)).rejects.toThrow(NotSentError);
  onSend = null;
  await runAt(11);
  expect(mails).toEqual([]);
});

it('reads leads and claims once a morning while its process lives', async () => {
  await aSuspiciousLead('honeypot', minutesLater(-60));
  await settleIndexes();
  const unjudged = jest.spyOn(waiting, 'unjudged');
  const claims = jest.spyOn(NoticesRepository.prototype, 'claims');
  const one = reminder();
  for (const minute of [-10, 0, 1, 2, 60, 179, 180, 600]) {
    now = minutesLater(minute);
    await one.remind();
  }
  expect([unjudged.mock.calls.length, claims.mock.calls.length]).toEqual([1, 1]);
  now = minutesLater(DAY);
  await one.remind();
  expect([unjudged.mock.calls.length, claims.mock.calls.length]).toEqual([2, 2]);
  claims.mockRestore();
});
