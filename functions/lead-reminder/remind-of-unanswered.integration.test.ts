import { LeadsWaiting } from '@harbour-haul/aws/dynamodb/leads/lists/leads-waiting';
import { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { createSnsClient, SnsTexter } from '@harbour-haul/aws/sms/sns-texter';
import { withNews } from '@harbour-haul/domain/leads/customer-news';
import { parseChatSubmission } from '@harbour-haul/domain/leads/submission/parse-submission';
import {
  askedAgainMailId,
  callBackMailId,
  newLeadMailId,
  unansweredMailId,
  unansweredRepeatMailId,
} from '@harbour-haul/domain/notices/team-notices';
import { startSns } from '@harbour-haul/local-cloud/sns/sns-server';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { remindOfUnanswered } from './remind-of-unanswered.ts';

let leads: TestLeadsRepository;
let waiting: LeadsWaiting;
let notices: NoticesRepository;
let reminded: string[];
let isRefused: boolean;
let settleIndexes: () => Promise<void>;
let tables: Awaited<ReturnType<typeof createTestTables>>;

// Eleven in the morning of Halifax.
const CREATED = new Date('2026-11-22T15:00:00.000Z');
const minutesLater = (minutes: number) => new Date(CREATED.getTime() + minutes * 60_000);

beforeEach(async () => {
  tables = await createTestTables();
  const { client, leadsTable, visitorsTable, noticesTable } = tables;
  settleIndexes = tables.settleIndexes;
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
  const inRole = tables.clientOf('lead-reminder');
  waiting = new LeadsWaiting(new Table(inRole, leadsTable));
  notices = new NoticesRepository(new Table(inRole, noticesTable));
  reminded = [];
  isRefused = false;
});

/** A new lead of which the team was told. */
async function aToldLead(toldAt = CREATED): Promise<number> {
  const result = await leads.create({
    submission: aSubmission(aNewPerson()),
    from: 'form',
    finished: true,
    now: CREATED,
    visitorVerified: false,
    idempotency: null,
  });
  const id = 'receipt' in result ? result.receipt.leadId : 0;
  await notices.claim({ id: newLeadMailId(id), by: 'a try' }, toldAt);
  return id;
}

async function runAt(now: Date) {
  await settleIndexes();
  await remindOfUnanswered({
    leads: waiting,
    notices,
    now: () => now,
    announcer: {
      announce: async (occasion) => {
        if (occasion.kind !== 'unanswered_lead') throw new Error('another occasion');
        const { lead, minutes, isRepeat } = occasion;
        const mailId = isRepeat
          ? unansweredRepeatMailId(lead.id, lead.askedAgainAt ?? '')
          : unansweredMailId(lead.id);
        const one = { id: mailId, by: 'a try' };
        await notices.claim(one, now);
        if (isRefused) {
          await notices.settle(one, 'failed');
          throw new Error('refused');
        }
        await notices.settle(one, 'sent');
        reminded.push(`${lead.id} after ${minutes}`);
      },
    },
  });
}

it('reminds once of a lead that nobody has answered within five minutes', async () => {
  const id = await aToldLead();
  for (const minutes of [1, 4.9, 5, 6, 30]) await runAt(minutesLater(minutes));
  expect(reminded).toEqual([`${id} after 5`]);
});

it('reminds by the next minute of what the mail service has refused, and not for ever', async () => {
  const [soon, never] = [await aToldLead(), await aToldLead(minutesLater(30))];
  isRefused = true;
  await runAt(minutesLater(5));
  isRefused = false;
  await runAt(minutesLater(6));
  expect(reminded).toEqual([`${soon} after 6`]);
  isRefused = true;
  await runAt(minutesLater(35));
  isRefused = false;
  await runAt(minutesLater(46));
  expect(reminded).toEqual([`${soon} after 6`]);
  expect(await notices.claims([unansweredMailId(never)])).toEqual(
    new Map([[unansweredMailId(never), { at: minutesLater(35).toISOString(), isUnsent: true }]]),
  );
});

it('reminds of somebody who asked for no more than a call', async () => {
  const result = await leads.create({
    submission: parseChatSubmission({ phone: aNewPerson().phone, preferredContactMethod: 'phone' }, CREATED),
    from: 'chat',
    finished: false,
    now: CREATED,
    visitorVerified: false,
    idempotency: null,
  });
  const id = 'receipt' in result ? result.receipt.leadId : 0;
  await notices.claim({ id: callBackMailId(id), by: 'a try' }, CREATED);
  for (const minutes of [4, 5, 6]) await runAt(minutesLater(minutes));
  expect(reminded).toEqual([`${id} after 5`]);
});

it('texts the team of it, as its role may', async () => {
  const published: string[] = [];
  const sns = await startSns(tables.iam, (topicArn, message) => {
    published.push(`${topicArn}: ${message}`);
    return 'message';
  });
  const client = createSnsClient({
    endpoint: sns.url,
    region: tables.stack.identity.region,
    credentials: tables.keyOf('lead-reminder'),
  });
  const topics = tables.stack.ofType('AWS::SNS::Topic').map(({ logicalId }) => logicalId);
  const topicArn = tables.stack.ref(topics.find((id) => id.includes('Texts')) ?? '');
  try {
    await new SnsTexter(client, topicArn).send('Unanswered for 5 min');
    expect(published).toEqual([`${topicArn}: Unanswered for 5 min`]);
  } finally {
    client.destroy();
    await sns.close();
  }
});

it('counts from when the team was told, and only business hours', async () => {
  const id = await aToldLead(minutesLater(20));
  await runAt(minutesLater(24));
  expect(reminded).toEqual([]);
  await runAt(minutesLater(12 * 60));
  expect(reminded).toEqual([]);
  await runAt(minutesLater(25));
  expect(reminded).toEqual([`${id} after 5`]);
});

it('reminds of no lead that was answered, and of none that nobody was told of', async () => {
  const called = await aToldLead();
  await leads.change(called, { by: 'admin', now: () => minutesLater(2) }, (lead) => ({
    next: { ...lead, firstContactAt: minutesLater(2).toISOString() },
    event: { type: 'called' },
  }));
  await leads.create({
    submission: aSubmission(aNewPerson()),
    from: 'form',
    finished: true,
    now: CREATED,
    visitorVerified: false,
    idempotency: null,
  });
  await runAt(minutesLater(10));
  expect(reminded).toEqual([]);
});

describe('a lead that was answered and is asked about again', () => {
  const answeredAt = minutesLater(2).toISOString();

  /** A lead of a month ago that was answered then, and of which the team was told as of any. */
  async function anAnsweredLead(): Promise<number> {
    const id = await aToldLead();
    await leads.change(id, { by: 'admin', now: () => minutesLater(2) }, (lead) => ({
      next: { ...lead, status: 'contacted', firstContactAt: answeredAt },
      event: { type: 'called' },
    }));
    return id;
  }

  /** Its person asks again so many minutes later, and the team is told. */
  async function askAgain(id: number, minutes: number): Promise<void> {
    const time = minutesLater(minutes);
    await leads.change(id, { by: null, now: () => time }, (lead) => ({
      next: {
        ...withNews(lead, time.toISOString()),
        askedAgain: lead.askedAgain + 1,
        askedAgainAt: time.toISOString(),
        updatedAt: time.toISOString(),
      },
      event: { type: 'asked_again', details: null },
    }));
    await notices.claim({ id: askedAgainMailId(id, time.toISOString()), by: 'a try' }, time);
  }

  const LATER = 30 * 24 * 60;

  it('is reminded of once for each repeat, from the moment of that', async () => {
    const id = await anAnsweredLead();
    await runAt(minutesLater(LATER));
    await askAgain(id, LATER);
    for (const minutes of [4, 5, 6, 30]) await runAt(minutesLater(LATER + minutes));
    expect(reminded).toEqual([`${id} after 5`]);
    await askAgain(id, LATER + 60);
    await runAt(minutesLater(LATER + 64));
    expect(reminded).toHaveLength(1);
    await runAt(minutesLater(LATER + 67));
    expect(reminded).toEqual([`${id} after 5`, `${id} after 7`]);
  });

  it('is none to remind of once somebody has dealt with it', async () => {
    const id = await anAnsweredLead();
    await askAgain(id, LATER);
    await leads.change(id, { by: 'admin', now: () => minutesLater(LATER + 3) }, (lead) => ({
      next: { ...lead, newsAt: null },
      event: { type: 'called' },
    }));
    await runAt(minutesLater(LATER + 10));
    expect(reminded).toEqual([]);
  });
});
