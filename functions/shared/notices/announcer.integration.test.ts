import { mailboxKey } from '@harbour-haul/aws/dynamodb/notices/address-key';
import { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import { CLAIM_MS, NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { noticeKey } from '@harbour-haul/aws/dynamodb/rows';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { NotSentError } from '@harbour-haul/aws/email/send-error';
import type { Mail } from '@harbour-haul/aws/email/ses-mailer';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { configuredLimits } from '@harbour-haul/domain/limits/configured-limits';
import {
  MAILBOX_LIMITS,
  MAX_ABOUT_LEAD,
  MAX_TEXTS_OF_CHAT,
} from '@harbour-haul/domain/notices/notice-limits';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import { aLead } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Announcer, type AnnouncerDeps } from './announcer.ts';

let table: Table;
/** The same, of which the answer to each write is lost, so that the client sends it again. */
let lossy: Table;
let mails: Mail[];
let texts: string[];
/** Runs in place of a successful send. */
let onSend: (() => void) | null;
let now: Date;
let serial = 0;
let day = 0;

beforeAll(async () => {
  const { client, noticesTable } = await createTestTables();
  table = new Table(client, noticesTable);
  lossy = new LossyTable(client, noticesTable);
});
beforeEach(() => {
  mails = [];
  texts = [];
  onSend = null;
  // Counters are of a window: each test has a day of its own.
  day += 1;
  now = new Date(Date.UTC(2026, 10, day, 15));
});

class LossyTable extends Table {
  override async put(...given: Parameters<Table['put']>) {
    await super.put(...given);
    return super.put(...given);
  }

  override async update(...given: Parameters<Table['update']>) {
    await super.update(...given);
    return super.update(...given);
  }
}

type Overrides = Partial<
  Pick<
    AnnouncerDeps,
    'teamEmails' | 'limits' | 'burstWidth' | 'outwait' | 'notices' | 'digests' | 'suppressions' | 'texter'
  >
>;

function announcer(overrides: Overrides = {}) {
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
    mailboxKey,
    consents: new MailConsents(table),
    mailboxes: new NamedMailboxes(table),
    digests: new Digests(table),
    limits: configuredLimits('none'),
    burstWidth: 1,
    // The other try goes on.
    outwait: async () => {},
    now: () => now,
    ...overrides,
  });
}

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const aWaitingVisitor = (
  lastWords: string | null = 'Is anybody there?',
  id = `session-${++serial}`,
): Occasion => ({
  kind: 'waiting_visitor',
  session: createSession(id, 'visitor', now),
  requestedAt: new Date(now.getTime() + ++serial).toISOString(),
  lead: null,
  lastWords,
});
/** Told by mail alone. */
const corrected = (lead: Lead): Occasion => ({
  kind: 'corrected_request',
  lead: { ...lead, email: null },
  eventId: `event-${++serial}`,
  event: { type: 'corrected', changes: [], note: 'ring twice' },
});
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

it('tries again what failed before it was handed over, as by a database that is down', async () => {
  const occasion = newLead();
  const suppressions = {
    allowed: async () => {
      throw new Error('throttled');
    },
  };
  await expect(announcer({ suppressions }).announce(occasion)).rejects.toThrow('throttled');
  await announcer().announce(occasion);
  expect([mails.length, texts.length]).toEqual([1, 1]);
});

it('sends what another try has claimed that ended before it sent anything', async () => {
  const id = ++serial;
  await new NoticesRepository(table).claim({ id: `new-lead#${id}#mail`, by: 'who ended' }, now);
  const occasion: Occasion = { kind: 'new_lead', lead: aLead({ id }) };
  await expect(announcer().announce(occasion)).rejects.toMatchObject({ name: 'OtherTryError' });
  expect([mails.length, texts.length]).toEqual([0, 1]);
  const outwait = async () => {
    now = new Date(now.getTime() + CLAIM_MS);
  };
  await announcer({ outwait }).announce(occasion);
  expect([mails.length, texts.length]).toEqual([1, 1]);
});

it('sends nothing where another try has claimed it meanwhile', async () => {
  const occasion = corrected(aLead({ id: ++serial }));
  const suppressions = {
    allowed: async (addresses: readonly string[]) => {
      now = minutesLater(1);
      await announcer().announce(occasion);
      return [...addresses];
    },
  };
  await expect(announcer({ suppressions }).announce(occasion)).rejects.toMatchObject({
    name: 'OtherTryError',
  });
  expect(mails).toHaveLength(1);
});

it('tells each once where the answers to its own writes are lost', async () => {
  const told = announcer({ notices: new NoticesRepository(lossy), digests: new Digests(lossy) });
  for (let count = 0; count < 4; count += 1) await told.announce(newLead());
  const first = mails.length;
  expect(first).toBeGreaterThan(0);
  now = minutesLater(5);
  for (let time = 0; time < 3; time += 1) {
    await told.sendDigest();
    now = minutesLater(5);
  }
  const [digest, ...others] = mails.slice(first);
  expect(others).toEqual([]);
  expect(first + (digest?.text.match(/New lead #/g)?.length ?? 0)).toBe(4);
});

it('mails a digest that was taken by a function that ended before it was mailed', async () => {
  for (let count = 0; count < 4; count += 1) await announcer().announce(newLead());
  now = minutesLater(5);
  expect(await new Digests(table).takeDue(now)).toMatchObject({ total: 1 });
  await announcer().announce(newLead());
  now = minutesLater(5);
  for (let time = 0; time < 2; time += 1) await announcer().sendDigest();
  expect(mails.filter(({ subject }) => subject.includes('more notice'))).toHaveLength(1);
});

it('sends to nobody who is suppressed, in whatever case the address is written', async () => {
  await new Suppressions(table).add('A@Site.Example', 'bounce', now);
  await announcer().announce(newLead());
  expect(mails.map(({ to }) => to)).toEqual([['b@site.example']]);
  await announcer({ teamEmails: ['a@site.example'] }).announce(newLead());
  expect(mails).toHaveLength(1);
});

it('mails three of a kind at once, and the rest of a burst by one digest, each once', async () => {
  const leads = Array.from({ length: 60 }, newLead);
  for (const lead of leads) await announcer().announce(lead);
  expect(mails).toHaveLength(3);
  const waiting = aWaitingVisitor();
  await announcer().announce(waiting);
  expect(mails).toHaveLength(4);
  await announcer().sendDigest();
  expect(mails).toHaveLength(4);
  now = minutesLater(5);
  for (let time = 0; time < 2; time += 1) await announcer().sendDigest();
  for (const occasion of [...leads, waiting]) await announcer().announce(occasion);
  expect(mails.slice(4).map(({ subject }) => subject)).toEqual(['57 more notices within minutes']);
  const digest = mails[4]?.text ?? '';
  expect(digest.match(/New lead #/g)).toHaveLength(50);
  expect(digest).toContain('And 7 more');
  await announcer().announce(newLead());
  expect(mails).toHaveLength(6);
});

it('mails three corrections of one lead in a day at once, and of more the digest, beside those of others', async () => {
  const lead = aLead({ id: ++serial });
  for (let count = 0; count < 9; count += 1) {
    await announcer().announce(corrected(lead));
    now = minutesLater(10);
  }
  expect(mails.map(({ subject }) => subject)).toHaveLength(MAX_ABOUT_LEAD);
  await announcer().announce(corrected(aLead({ id: ++serial })));
  await announcer().announce({ kind: 'new_lead', lead });
  expect(mails).toHaveLength(MAX_ABOUT_LEAD + 2);
  await announcer().sendDigest();
  expect(mails.at(-1)?.subject).toBe('6 more notices within minutes');
  expect(mails.at(-1)?.text.match(new RegExp(`Lead #${lead.id} was corrected`, 'g'))).toHaveLength(6);
});

it('puts what was bundled into the next digest where this one cannot be sent', async () => {
  for (let count = 0; count < 5; count += 1) await announcer().announce(newLead());
  now = minutesLater(5);
  onSend = () => {
    throw new NotSentError('refused: Throttled');
  };
  await expect(announcer().sendDigest()).rejects.toThrow(NotSentError);
  onSend = null;
  now = minutesLater(5);
  await announcer().sendDigest();
  expect(mails.map(({ subject }) => subject).at(-1)).toBe('2 more notices within minutes');
});

it('texts a few of an hour of each kind, so that strangers leave room for who waits', async () => {
  for (let count = 0; count < 12; count += 1) await announcer().announce(newLead());
  expect(texts).toHaveLength(8);
  for (let count = 0; count < 9; count += 1) await announcer().announce(aWaitingVisitor());
  expect(texts).toHaveLength(8 + 6);
  now = minutesLater(60);
  await announcer().announce(newLead());
  expect(texts).toHaveLength(8 + 6 + 1);
});

it('texts of no chat in which nothing was said, so that those leave room for who says something, and mails of each', async () => {
  const silent = Array.from({ length: 12 }, () => `session-${++serial}`);
  for (const id of silent) await announcer().announce(aWaitingVisitor(null, id));
  expect(texts).toEqual([]);
  now = minutesLater(5);
  await announcer().sendDigest();
  const told = mails.map(({ text }) => text).join();
  for (const id of silent) expect(told).toContain(`/admin/chat/${id}\n`);
  await announcer().announce(aWaitingVisitor());
  expect(texts).toHaveLength(1);
});

it('texts a few times a day of one chat, however often its visitor asks, and then of others still', async () => {
  const ask = () => announcer().announce(aWaitingVisitor('And now?', 'session-that-asks-on'));
  for (let count = 0; count < 9; count += 1) await ask();
  expect(texts).toHaveLength(MAX_TEXTS_OF_CHAT);
  await announcer().announce(aWaitingVisitor());
  expect(texts).toHaveLength(MAX_TEXTS_OF_CHAT + 1);
});

describe('the last text that a time has room for', () => {
  const pausing = () => texts.filter((text) => text.includes('pause until'));
  // Eleven in the morning of Halifax, four hours behind.
  const LEADS_PAUSE = 'Lead texts pause until 12:00, see console.';

  it('says that texts pause until the hour is over, beside its own news and within the number of the hour', async () => {
    for (let count = 0; count < 8; count += 1) {
      expect(pausing()).toEqual([]);
      await announcer().announce(newLead());
    }
    for (let count = 0; count < 3; count += 1) await announcer().announce(newLead());
    expect(texts).toHaveLength(8);
    expect(texts.at(-1)).toContain(`/admin/leads/${serial - 3} ${LEADS_PAUSE}`);
    expect(pausing()).toHaveLength(1);
    for (let count = 0; count < 6; count += 1) await announcer().announce(aWaitingVisitor());
    expect(pausing().slice(1)).toEqual([texts.at(-1)]);
    expect(texts.at(-1)).toContain('Chat texts pause until 12:00, see console.');
    now = minutesLater(60);
    await announcer().announce(newLead());
    expect(texts).toHaveLength(8 + 6 + 1);
    expect(pausing()).toHaveLength(2);
  });

  it('is one, of however many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => announcer().announce(newLead())));
    expect(texts).toHaveLength(8);
    expect(pausing()).toHaveLength(1);
  });

  it('says it also where the answers to the writes that count are lost', async () => {
    // Each is counted twice, and the third one's second count is beyond the limit.
    const overrides = {
      notices: new NoticesRepository(lossy),
      limits: configuredLimits('texts.request.hour=5'),
    };
    for (let count = 0; count < 5; count += 1) await announcer(overrides).announce(newLead());
    expect(texts).toHaveLength(3);
    expect(pausing()).toEqual(texts.slice(-1));
  });

  it('says it by a later try where the first one was refused', async () => {
    for (let count = 0; count < 7; count += 1) await announcer().announce(newLead());
    const occasion = newLead();
    const texter = {
      send: async () => {
        throw new NotSentError('refused: Throttled');
      },
    };
    await expect(announcer({ texter }).announce(occasion)).rejects.toThrow(NotSentError);
    await announcer().announce(newLead());
    expect(texts).toHaveLength(7);
    await announcer().announce(occasion);
    expect(texts).toHaveLength(8);
    expect(pausing()).toEqual(texts.slice(-1));
  });

  it('says the end of the day where that has room for no more', async () => {
    const limits = configuredLimits('texts.request.day=2');
    for (let count = 0; count < 3; count += 1) await announcer({ limits }).announce(newLead());
    expect(texts).toHaveLength(2);
    expect(pausing()).toEqual([expect.stringContaining('Lead texts pause until 20:00, see console.')]);
  });
});

describe('a mailbox', () => {
  const confirmation = (email: string): Occasion => {
    const lead = aLead({ id: ++serial, email });
    return { kind: 'request_sent', lead, email, sending: 'first' };
  };
  const consents = () => new MailConsents(table);

  it('gets one mail, however its address is written, until its link was opened, then a few a day', async () => {
    const spellings = ['jane.roe@gmail.com', 'JaneRoe+1@Gmail.com', 'j.a.n.e.r.o.e@googlemail.com'];
    for (const email of spellings) await announcer().announce(confirmation(email));
    expect(mails.map(({ to }) => to)).toEqual([['jane.roe@gmail.com']]);
    await consents().confirm(mailboxKey('janeroe@gmail.com'), now);
    for (let count = 0; count < 9; count += 1)
      await announcer().announce(confirmation(`janeroe+${count}@gmail.com`));
    expect(mails).toHaveLength(6);
    // To others, dots are letters.
    for (const email of ['jane.roe@site.example', 'janeroe@site.example'])
      await announcer().announce(confirmation(email));
    expect(mails).toHaveLength(8);
  });

  it('gets its first mail by a later try where the first one was refused, and another a month later', async () => {
    const occasion = confirmation('joe@site.example');
    onSend = () => {
      throw new NotSentError('refused: Throttled');
    };
    await expect(announcer().announce(occasion)).rejects.toThrow(NotSentError);
    onSend = null;
    await announcer().announce(occasion);
    await announcer().announce(confirmation('joe@site.example'));
    expect(mails).toHaveLength(1);
    now = minutesLater(31 * 24 * 60);
    await announcer().announce(confirmation('joe@site.example'));
    expect(mails).toHaveLength(2);
  });
});

describe('confirmations that name one address after another', () => {
  const confirmation = (of: { id?: number; visitorId: string | null }, email: string): Occasion => {
    const lead = aLead({ id: ++serial, email, ...of });
    return { kind: 'request_sent', lead, email, sending: `version-${++serial}` };
  };
  const told = () => mails.flatMap(({ to }) => to);
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => `named${at}-${++serial}@site.example`);

  it('go to three of one request, by however many at once, and not to more a week later', async () => {
    const of = { id: ++serial, visitorId: null };
    const emails = some(20);
    await Promise.all(emails.map((email) => announcer().announce(confirmation(of, email))));
    expect(told()).toHaveLength(MAILBOX_LIMITS.ofRequest);
    now = minutesLater(7 * 24 * 60);
    for (const email of some(3)) await announcer().announce(confirmation(of, email));
    expect(told()).toHaveLength(MAILBOX_LIMITS.ofRequest);
    // Whoever was mailed of it and reads that still is.
    const [known = ''] = told();
    await new MailConsents(table).confirm(mailboxKey(known), now);
    await announcer().announce(confirmation(of, known));
    expect(told().filter((to) => to === known)).toHaveLength(2);
  });

  it('go to a handful of one visitor a day, and again on the next', async () => {
    const of = { visitorId: `visitor-${++serial}` };
    for (const email of some(12)) await announcer().announce(confirmation(of, email));
    expect(told()).toHaveLength(MAILBOX_LIMITS.ofVisitor);
    await announcer().announce(confirmation({ visitorId: 'somebody-else' }, ...(some(1) as [string])));
    expect(told()).toHaveLength(MAILBOX_LIMITS.ofVisitor + 1);
    now = minutesLater(24 * 60);
    await announcer().announce(confirmation(of, ...(some(1) as [string])));
    expect(told()).toHaveLength(MAILBOX_LIMITS.ofVisitor + 2);
  });

  it('leave to whom they do not go the first mail of a request of their own', async () => {
    const of = { id: ++serial, visitorId: null };
    const emails = some(MAILBOX_LIMITS.ofRequest + 1);
    for (const email of emails) await announcer().announce(confirmation(of, email));
    const left = emails.at(-1) ?? '';
    expect(told()).not.toContain(left);
    await announcer().announce(confirmation({ visitorId: null }, left));
    expect(told()).toContain(left);
  });
});

describe('a day’s mails and texts', () => {
  const confirmation = (email: string): Occasion => {
    const lead = aLead({ id: ++serial, email, visitorId: null });
    return { kind: 'request_sent', lead, email, sending: `version-${++serial}` };
  };
  const stateOf = async (id: string) => (await table.get(noticeKey(id)))?.state;

  it('of the team end at their cap, by however many at once, and begin anew on the next day', async () => {
    const limits = configuredLimits('mails.team=4');
    const telling = () => announcer({ limits, burstWidth: 1_000 });
    const leads = Array.from({ length: 9 }, newLead);
    await Promise.all(leads.map((lead) => telling().announce(lead)));
    expect(mails).toHaveLength(4);
    const states = await Promise.all(leads.map((_, at) => stateOf(`new-lead#${serial - at}#mail`)));
    expect(states.filter((state) => state === 'sent')).toHaveLength(4);
    expect(states.filter((state) => state === 'held_back')).toHaveLength(5);
    // What was held back is not sent by a retry.
    for (const lead of leads) await telling().announce(lead);
    expect(mails).toHaveLength(4);
    now = minutesLater(24 * 60);
    await telling().announce(newLead());
    expect(mails).toHaveLength(5);
  });

  it('of homeowners end at their cap without those of the team, whoever is written to', async () => {
    const limits = configuredLimits('mails.homeowners=3');
    for (let n = 0; n < 6; n += 1)
      await announcer({ limits }).announce(confirmation(`homeowner-${++serial}@site.example`));
    expect(mails).toHaveLength(3);
    await announcer({ limits, teamEmails: ['b@site.example'] }).announce(newLead());
    expect(mails.slice(3).map(({ to }) => to)).toEqual([['b@site.example']]);
  });

  it('are as many as the deployment has them', async () => {
    const limits = configuredLimits('texts.request.day=2');
    for (let n = 0; n < 4; n += 1) await announcer({ limits }).announce(newLead());
    expect(texts).toHaveLength(2);
  });
});

it('keeps no address and no text in its rows', async () => {
  const lead = aLead({ id: ++serial, email: 'jane@example.com' });
  const write = jest.spyOn(table, 'put');
  await announcer().announce({ kind: 'request_sent', lead, email: 'jane@example.com', sending: 'first' });
  expect(mails.at(-1)?.to).toEqual(['jane@example.com']);
  expect(JSON.stringify(write.mock.calls)).not.toMatch(/jane|Jane|Oak/);
});
