import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { Digests } from '@harbour-haul/aws/dynamodb/notices/digests';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { PhotoUploadTicket } from '@harbour-haul/contract/photos/upload-photo';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { MAILBOX_LIMITS } from '@harbour-haul/domain/notices/notice-limits';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { mailbox, tokenIn } from '@harbour-haul/testing/mailbox';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

const TEAM = 'team@harbour-haul.example';

let product: LocalProduct;
let admin: Cookies;
let box: ReturnType<typeof mailbox>;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  box = mailbox(product.localDir);
});

const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** Sends the form of a person. */
async function sendForm(fields: object = {}) {
  const form = {
    name: 'Jane Roe',
    junkType: 'furniture',
    preferredDate: PICKUP,
    source: 'form',
    ...aNewPerson(),
  };
  const { status, body } = await product.call('POST', '/api/leads', { body: { ...form, ...fields } });
  expect(status).toBe(201);
  return Number(body.id);
}

const withLink = (token: string) => ({
  get: () => product.call('GET', '/api/request', { headers: { 'x-request-token': token } }),
  correct: (body: object) =>
    product.call('PATCH', '/api/request', { body, headers: { 'x-request-token': token } }),
  cancel: () => product.call('POST', '/api/request/cancel', { headers: { 'x-request-token': token } }),
});

async function leadOf(id: number) {
  const { body } = await product.call('GET', `/api/leads/by-id/${id}`, { cookies: admin });
  return body as { lead: Record<string, unknown>; events: LeadEvent[] };
}

const patch = (id: number, body: object) =>
  product.call('PATCH', `/api/leads/${id}`, { body, cookies: admin });

/** All that was told before this is there by the end of it: streams keep their order. */
async function settled() {
  const id = await sendForm();
  await box.mail(TEAM, `New lead #${id}:`);
}

const told = (subject: string) => box.mails().filter((mail) => mail.subject.includes(subject));

/** A homeowner with an address, and the link of their confirmation. */
async function confirmed(fields: object = {}) {
  const email = `jane${Math.random().toString(36).slice(2)}@example.com`;
  const id = await sendForm({ email, ...fields });
  const mail = await box.mail(email, 'Your free quote request');
  return { id, email, mail, token: tokenIn(mail), ...withLink(tokenIn(mail)) };
}

it('a whole story: a lead, its confirmation, a correction and a cancellation are mailed, each once', async () => {
  const { id, email, mail, get, correct, cancel } = await confirmed({ details: 'two sofas' });
  const team = await box.mail(TEAM, `New lead #${id}: Jane Roe, Furniture`);
  expect(team.text).toContain('two sofas');
  expect(team.text).toContain(`${product.url}/admin/leads/${id}`);
  expect(box.texts().filter((text) => text.includes(`New lead #${id}:`))).toHaveLength(1);
  expect(mail.text).toContain(`HH-${String(id).padStart(5, '0')}`);
  expect(mail.text).toContain(`${product.url}/request#r1.`);
  expect(mail.html).toContain('color-scheme');

  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, state: 'received', open: true, name: 'Jane Roe', version: 1 });
  const corrected = await correct({ version: 1, address: '99 Pine Ave, Bedford', note: 'ring twice' });
  expect(corrected.body).toMatchObject({ address: '99 Pine Ave, Bedford', version: 2 });
  const correction = await box.mail(TEAM, `Lead #${id} was corrected by Jane Roe`);
  expect(correction.text).toContain('→ 99 Pine Ave, Bedford');
  expect(correction.text).toContain('They add: ring twice');
  expect((await box.mail(email, 'was changed')).text).not.toContain('Pine Ave');
  const { lead, events } = await leadOf(id);
  expect(lead).toMatchObject({ status: 'new', updatedBy: null, address: '99 Pine Ave, Bedford' });
  expect(lead.details).toContain('ring twice');
  expect(events[0]).toMatchObject({ type: 'corrected', by: null, note: 'ring twice' });

  expect((await cancel()).body).toMatchObject({ state: 'canceled', open: false });
  expect((await cancel()).status).toBe(200);
  await box.mail(TEAM, `Lead #${id} was canceled by Jane Roe`);
  await box.mail(email, 'is cancelled');
  expect((await leadOf(id)).lead).toMatchObject({ status: 'canceled', firstContactAt: null });
  expect((await correct({ version: 3, name: 'Joe Roe' })).status).toBe(409);
  await settled();
  for (const subject of [`New lead #${id}:`, `#${id} was corrected`, `#${id} was canceled`]) {
    expect(told(subject)).toHaveLength(1);
  }
  expect(box.mails().filter((one) => one.to.includes(email))).toHaveLength(3);
});

it('a corrected address gets the confirmation, and who wants mail has to have one', async () => {
  const { id, correct, get, email: former } = await confirmed();
  const wish = { version: 1, preferredContactMethod: 'email' };
  expect(await correct({ ...wish, email: 'karen@gmial' })).toMatchObject({
    status: 400,
    body: { fields: { email: "That doesn't look like a valid email." } },
  });
  expect(await correct({ ...wish, email: '' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Please enter your email, or choose another way to be contacted.' } },
  });
  const email = `corrected${id}@example.com`;
  const corrected = await correct({
    ...wish,
    email,
    details: 'one sofa',
    access: 'stairs',
    junkType: 'yard',
  });
  expect(corrected).toMatchObject({ status: 200, body: { email, details: 'one sofa', access: 'stairs' } });
  // The first one may have been a stranger's.
  const old = [await get(), await correct({ version: 2, name: 'Eve' })];
  expect(old.map(({ status }) => status)).toEqual([401, 401]);
  expect(old[0]?.body.message).toMatch(/^This link does not work any more\./);
  const mail = await box.mail(email, 'Your free quote request');
  expect((await withLink(tokenIn(mail)).get()).body).toEqual(corrected.body);
  // Whoever has seen the link could have corrected it.
  const toFormer = await box.mail(former, 'has another email address');
  expect(toFormer.text).not.toContain(email);
  expect(toFormer.text).not.toContain('/request#');
  await settled();
  expect(box.mails().filter((mail) => mail.to.includes(email))).toHaveLength(1);
});

it('mail to an address that an admin’s merge brought opens the request of whose it is', async () => {
  const visitorId = 'visitor-without-mail';
  const person = aNewPerson();
  const first = await product.call('POST', '/api/leads', {
    body: { source: 'chat', visitorId, name: 'Ann Half', ...person, junkType: 'yard' },
  });
  const hers = await confirmed({ name: 'Jane Other' });
  expect((await hers.get()).status).toBe(200);
  const body = { otherId: hers.id };
  await product.call('POST', `/api/leads/${String(first.body.id)}/merge`, { body, cookies: admin });
  const opened = await product.call('POST', `/api/leads/${String(first.body.id)}/request-link`, {
    cookies: first.cookies,
  });
  const link = withLink(String(opened.body.token));
  expect((await link.correct({ version: 2, note: 'ring twice' })).body).toMatchObject({ email: null });
  const mail = await box.mail(hers.email, 'was changed');
  for (const token of [tokenIn(mail), hers.token])
    expect((await withLink(token).get()).body).toMatchObject({ id: hers.id, name: 'Jane Other' });
  expect((await link.get()).body).toMatchObject({ name: 'Ann Half', email: null });
});

describe('the team is told of a lead', () => {
  it('once, when its chat is finished, and not before; and never again, whatever becomes of it', async () => {
    const visitorId = 'visitor-of-a-chat';
    const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
    const save = (more: object) =>
      product.call('POST', '/api/leads', {
        body: { source: 'chat', visitorId, sessionId: body.id, name: 'Pat Chat', ...aNewPerson(), ...more },
        cookies,
      });
    const { id } = (await save({ status: 'incomplete' })).body as { id: number };
    await settled();
    expect(told(`#${id}:`)).toEqual([]);
    await save({ junkType: 'yard' });
    await box.mail(TEAM, `New lead #${id}: Pat Chat, Yard Waste`);
    await patch(id, { status: 'contacted' });
    await patch(id, { status: 'new' });
    await product.call('DELETE', `/api/leads/${id}`, { cookies: admin });
    await product.call('POST', `/api/leads/${id}/restore`, { cookies: admin });
    await settled();
    expect(told(`New lead #${id}:`)).toHaveLength(1);
  });

  it('when an admin makes it new', async () => {
    const { body } = await product.call('POST', '/api/leads', {
      body: { source: 'chat', visitorId: 'visitor-unfinished', name: 'Ann Half', status: 'incomplete' },
    });
    expect(body.status).toBe('incomplete');
    await patch(Number(body.id), { status: 'new' });
    await box.mail(TEAM, `New lead #${String(body.id)}: Ann Half`);
  });

  it('with what was typed as text: neither headers nor markup come of it', async () => {
    const name = 'Eve\r\nBcc: spam@example.com\r\n\r\n<script>alert(1)</script>';
    const email = 'eve@example.com';
    const id = await sendForm({ name, email });
    const mail = await box.mail(TEAM, `New lead #${id}:`);
    const [head = ''] = mail.eml.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(mail.subject).toContain('Eve Bcc: spam@example.com');
    expect(mail.html).not.toMatch(/<script/i);
    const confirmation = await box.mail(email, 'Your free quote request');
    expect(confirmation.text + confirmation.html).not.toMatch(/Eve|spam|script>alert/);
  });
});

it('a mail that bounces, or that its reader calls spam, is the last to that address', async () => {
  const email = 'bounce+jane@simulator.amazonses.com';
  const first = await sendForm({ email });
  await box.mail(email, 'Your free quote request');
  await eventually(() => {
    const lines = product.logLines.filter((line) => line.includes('addresses suppressed'));
    if (lines.length === 0) throw new Error('The bounce was not noted yet.');
  });
  const second = await sendForm({ email });
  await settled();
  expect(box.mails().filter((mail) => mail.to === email)).toHaveLength(1);
  expect(told(`New lead #${second}:`)).toHaveLength(1);
  expect(first).not.toBe(second);
});

it('a mailbox gets one mail until its link is opened, whoever types it into the form and however', async () => {
  const toVictim = () => box.mails().filter((mail) => /^victim/i.test(mail.to));
  for (let count = 0; count < 3; count += 1) await sendForm({ email: `victim+${count}@example.com` });
  await settled();
  expect(toVictim().map(({ to }) => to)).toEqual(['victim+0@example.com']);
  expect((await withLink(tokenIn(toVictim()[0] ?? { text: '' })).get()).status).toBe(200);
  await sendForm({ email: 'Victim@example.com' });
  await settled();
  expect(toVictim()).toHaveLength(2);
});

describe('who names one address after another', () => {
  const emails = (of: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${of}-${at}@example.com`);
  const mailedOf = (named: readonly string[]) =>
    named.filter((to) => box.mails().some((mail) => mail.to === to));

  it('in one chat has three of them mailed, and its request is kept whole, as suspicious', async () => {
    const visitorId = 'visitor-with-many-addresses';
    const chat = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
    const said = { name: 'Max Many', junkType: 'yard', details: 'two sofas', ...aNewPerson() };
    const save = (email: string) =>
      product.call('POST', '/api/leads', {
        body: { source: 'chat', visitorId, sessionId: chat.body.id, ...said, email },
        cookies: chat.cookies,
      });
    const named = emails('many-of-a-chat', 7);
    const answers = [];
    for (const [at, email] of named.entries()) {
      answers.push(await save(email));
      if (at < MAILBOX_LIMITS.ofRequest) await box.mail(email, 'Your free quote request');
    }
    const [first, ...rest] = answers;
    expect(first?.status).toBe(201);
    for (const { status, body } of rest) expect([status, body]).toEqual([200, first?.body]);
    const { lead } = await leadOf(Number(first?.body.id));
    const { name, details, address } = said;
    expect(lead).toMatchObject({ suspicion: 'many_emails', status: 'new', email: named.at(-1) });
    expect(lead).toMatchObject({ name, details, address });
    await box.mail(TEAM, 'A request looks like a script’s');
    await settled();
    expect(mailedOf(named)).toEqual(named.slice(0, MAILBOX_LIMITS.ofRequest));
  });

  it('in form after form has a handful mailed a day, and the requests beyond are kept whole, as suspicious', async () => {
    const visitorId = 'visitor-with-many-forms';
    const named = emails('many-of-forms', MAILBOX_LIMITS.ofVisitor + 2);
    let cookies: Cookies = {};
    const ids = [];
    for (const [at, email] of named.entries()) {
      const form = {
        name: 'Max Many',
        junkType: 'yard',
        preferredDate: PICKUP,
        source: 'form',
        ...aNewPerson(),
      };
      const sent = await product.call('POST', '/api/leads', { body: { ...form, visitorId, email }, cookies });
      expect([sent.status, Object.keys(sent.body)]).toEqual([201, ['id', 'status', 'createdAt']]);
      cookies = { ...cookies, ...sent.cookies };
      ids.push(Number(sent.body.id));
      if (at < MAILBOX_LIMITS.ofVisitor) await box.mail(email, 'Your free quote request');
    }
    const leads = await Promise.all(ids.map(async (id) => (await leadOf(id)).lead));
    expect(leads.map(({ email }) => email)).toEqual(named);
    expect(leads.map(({ suspicion }) => suspicion)).toEqual([
      ...Array.from({ length: MAILBOX_LIMITS.ofVisitor }, () => null),
      'many_emails',
      'many_emails',
    ]);
    await settled();
    expect(mailedOf(named)).toEqual(named.slice(0, MAILBOX_LIMITS.ofVisitor));
  });
});

/** Begins a chat, says something in it and asks for a person; its id. */
async function ask(visitorId: string, content: string | null = 'My sofa is still here!') {
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const asking = { personRequested: true, about: 'reschedule' };
  const path = `/api/chat/sessions/${String(body.id)}`;
  const said = { content, sender: 'user' };
  if (content !== null)
    expect((await product.call('POST', `${path}/messages`, { body: said, cookies })).status).toBe(201);
  expect((await product.call('PATCH', path, { body: asking, cookies })).status).toBe(200);
  return String(body.id);
}

it('of a chat in which nothing was said, the wish for a person is mailed and not texted', async () => {
  const silent = await ask('visitor-silent', null);
  await eventually(() => expect(box.mails().some((one) => one.text.includes(silent))).toBe(true));
  const speaking = await ask('visitor-speaking');
  await eventually(() => expect(box.texts().some((text) => text.includes(speaking))).toBe(true));
  expect(box.texts().some((text) => text.includes(silent))).toBe(false);
});

it('a visitor who waits for a person is told of where no admin is connected, and there alone', async () => {
  const waiting = await ask('visitor-waiting');
  const ofWaiting = () => box.mails().find((one) => one.text.includes(waiting));
  await eventually(() => expect(ofWaiting()).toBeDefined());
  const mail = ofWaiting() ?? { text: '' };
  expect(mail.text).toContain(`${product.url}/admin/chat/${waiting}`);
  expect(mail.text).toContain('reschedule a pickup');
  expect(mail.text).toContain('They wrote last: My sofa is still here!');
  await eventually(() => expect(box.texts().some((text) => text.includes(waiting))).toBe(true));
  await liveSockets(product).asAdmin(admin);
  const seen = await ask('visitor-seen');
  await eventually(() => {
    const lines = product.logLines.filter((line) => line.includes('team is connected'));
    expect(lines.join()).toContain(seen);
  });
  // Signing out closes the console at once.
  await product.call('POST', '/api/logout', { cookies: admin });
  admin = await product.signIn();
  const last = await ask('visitor-last');
  await eventually(() => expect(box.mails().some((one) => one.text.includes(last))).toBe(true));
  expect(box.mails().some((one) => one.text.includes(seen))).toBe(false);
});

it('what was bundled of a burst is mailed by the function that runs every minute, once it is due', async () => {
  const { TableNames = [] } = await product.documents.send(new ListTablesCommand({}));
  const name = TableNames.find((one) => one.includes('NoticesTable')) ?? '';
  const digests = new Digests(new Table(product.documents, name));
  const line = { subject: 'New lead #9: one of many', url: `${product.url}/admin/leads/9` };
  await digests.add('new-lead#9#mail', line, new Date(Date.now() - 6 * 60_000));
  for (let minute = 0; minute < 2; minute += 1) await product.runSchedules();
  const mail = await box.mail(TEAM, '1 more notice within minutes');
  expect(mail.text).toContain(line.subject);
  expect(mail.text).toContain(line.url);
  expect(told('more notice')).toHaveLength(1);
});

it('a photo that fails its check is told of, once a visitor and day', async () => {
  const send = async (visitorId: string, cookies: Cookies = {}) => {
    const file = Buffer.from('this is no picture');
    const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: file.length };
    const ticket = await product.call('POST', '/api/upload-photo', { body, cookies });
    const { method, url, headers } = (ticket.body as unknown as PhotoUploadTicket).upload;
    expect((await fetch(url, { method, headers, body: file })).status).toBe(200);
    return ticket.cookies;
  };
  const ofVisitor = (visitorId: string) =>
    told('A photo could not be used').filter(({ text }) => text.includes(`visitorId=${visitorId}`));
  const cookies = await send('visitor-photo');
  await eventually(() => expect(ofVisitor('visitor-photo')).toHaveLength(1));
  expect(ofVisitor('visitor-photo')[0]?.text).toContain('it is no image');
  await send('visitor-photo', cookies);
  await send('visitor-other');
  await eventually(() => expect(ofVisitor('visitor-other')).toHaveLength(1));
  expect(ofVisitor('visitor-photo')).toHaveLength(1);
});

it('who asks again is mailed of each time, as a new lead is, with what is new', async () => {
  const form = {
    name: 'Jo Again',
    junkType: 'furniture',
    preferredDate: PICKUP,
    source: 'form',
    visitorId: 'visitor-again',
    ...aNewPerson(),
  };
  const { body, cookies } = await product.call('POST', '/api/leads', { body: form });
  const id = Number(body.id);
  const again = async (details: string) =>
    expect(
      (await product.call('POST', '/api/leads', { body: { ...form, details }, cookies })).body,
    ).toMatchObject({ id, askedAgain: true });
  const asked = () => told(`Asked again: lead #${id}, Jo Again`);
  await again('a piano');
  await eventually(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.text).toContain('a piano');
  expect(asked()[0]?.text).toContain(`${product.url}/admin/leads/${id}`);
  await patch(id, { status: 'scheduled', scheduledDate: PICKUP });
  await again('a piano and a rug');
  await again('a piano and a rug');
  await settled();
  expect(asked()).toHaveLength(3);
  expect(asked().map(({ to }) => to)).toEqual([TEAM, TEAM, TEAM]);
  expect(told(`New lead #${id}:`)).toHaveLength(1);
});

it('who asks again on another device has a lead of their own, of which they and the team are told', async () => {
  const person = aNewPerson();
  const first = await sendForm(person);
  const again = await confirmed(person);
  expect(again.id).not.toBe(first);
  expect((await again.get()).body).toMatchObject({ id: again.id, state: 'received', open: true });
  await settled();
  expect(told(`New lead #${again.id}:`)).toHaveLength(1);
});

describe('the link of a request', () => {
  it('opens its own request and no other, and nothing without it', async () => {
    const [one, other] = [await confirmed(), await confirmed()];
    expect((await one.get()).body.id).toBe(one.id);
    const [version, leadId, expiresAt, signature] = one.token.split('.');
    const forged = [
      '',
      'r1',
      other.token.replace(/\.[^.]*/, `.${leadId}`),
      [version, other.token.split('.')[1], expiresAt, signature].join('.'),
      [version, leadId, `${expiresAt}0`, signature].join('.'),
      [version, leadId, expiresAt, other.token.split('.')[3]].join('.'),
      `${one.token.slice(0, -3)}AAA`,
    ];
    for (const token of forged) {
      for (const response of [await withLink(token).get(), await withLink(token).cancel()]) {
        expect(response.status).toBe(401);
        expect(JSON.stringify(response.body)).not.toContain('Jane');
      }
    }
    const asCookie = await product.call('GET', '/api/request', { cookies: { 'x-request-token': one.token } });
    const asQuery = await product.call('GET', `/api/request?token=${one.token}`);
    expect([asCookie.status, asQuery.status]).toEqual([401, 401]);
    expect((await leadOf(one.id)).lead.status).toBe('new');
  });

  it('changes nothing of a version that was not seen, and tells nothing of who changed it', async () => {
    const { id, correct, get } = await confirmed();
    await patch(id, { address: '1 Admin Rd, Halifax', notes: 'a secret of the team', estimatedValue: 700 });
    const stale = await correct({ version: 1, address: '2 Stale St, Halifax' });
    expect(stale.status).toBe(409);
    expect(JSON.stringify(stale.body)).not.toMatch(/secret|700|Admin|admin/);
    expect((await leadOf(id)).lead.address).toBe('1 Admin Rd, Halifax');
    const shown = (await get()).body;
    expect(shown).toMatchObject({ address: '1 Admin Rd, Halifax', version: 2 });
    expect(JSON.stringify(shown)).not.toMatch(/secret|700|updatedBy|visitorId/);
    expect((await correct({ version: 2, address: '3 Seen St, Halifax' })).status).toBe(200);
    const { events, lead } = await leadOf(id);
    expect(lead).toMatchObject({ notes: 'a secret of the team', updatedBy: 'admin' });
    expect(events[0]).toMatchObject({
      type: 'corrected',
      changes: [{ field: 'address', from: '1 Admin Rd, Halifax', to: '3 Seen St, Halifax' }],
    });
  });

  it.each([
    ['a field that is not theirs', { version: 1, status: 'completed' }],
    ['an address that no mail reaches', { version: 1, email: 'me@example' }],
    ['notes of the team', { version: 1, notes: 'x' }],
    ['no version', { name: 'Joe Roe' }],
    ['a phone that is none', { version: 1, phone: 'call me' }],
    ['a day of the past', { version: 1, preferredDate: '2020-01-01' }],
    ['an address that is too short', { version: 1, address: 'x' }],
    ['a note without end', { version: 1, note: 'x'.repeat(1001) }],
  ])('refuses %s', async (_case, body) => {
    shared ??= await confirmed();
    const refused = await shared.correct(body);
    expect(refused.status).toBe(400);
  });
  let shared: Awaited<ReturnType<typeof confirmed>> | undefined;

  it('ends with its lead: in the trash it shows nothing, and once erased it is none', async () => {
    const { id, get, cancel } = await confirmed();
    await product.call('DELETE', `/api/leads/${id}`, { cookies: admin });
    expect((await get()).status).toBe(404);
    expect((await cancel()).status).toBe(404);
    expect((await product.call('POST', `/api/leads/${id}/erase`, { cookies: admin })).status).toBeLessThan(
      300,
    );
    expect((await get()).status).toBe(401);
  });
});

it('no log line holds a name, an address, a phone, a text or a token', async () => {
  await settled();
  const log = product.logLines.join('\n');
  expect(log).toContain('notice sent');
  expect(log).not.toMatch(/Jane|Roe|example\.com|902-555|Oak St|sofas|r1\.[0-9a-z]+\.|team@/);
});
