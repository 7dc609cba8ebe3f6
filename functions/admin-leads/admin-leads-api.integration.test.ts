import { randomUUID } from 'node:crypto';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { NO_CHANGES } from '@harbour-haul/contract/leads/update-lead';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';

type Cookies = Record<string, string>;

let product: LocalProduct;
let sam: Cookies;
let ann: Cookies;

const ANN = { username: 'ann.lee', password: 'plum-kayak-9-lantern' };

beforeAll(async () => {
  product = await sharedProduct();
  await ensureAdmin(product.users, ANN.username, ANN.password);
  [sam, { cookies: ann }] = await Promise.all([
    product.signIn(),
    product.call('POST', '/api/login', { body: ANN }),
  ]);
});

const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');
let serial = 0;

/** A form that somebody new has filled in. */
const aForm = (said: Record<string, unknown> = {}) => ({
  name: 'Jane Roe',
  ...aNewPerson(),
  junkType: 'furniture',
  details: 'A sofa.',
  preferredDate: tomorrow,
  source: 'form',
  ...said,
});
const send = (body: unknown, cookies: Cookies = {}, headers: Cookies = {}) =>
  product.call('POST', '/api/leads', { body, cookies, headers });
const aLead = async (said: Record<string, unknown> = {}) => Number((await send(aForm(said))).body.id);
const patch = (id: number, body: unknown, as = sam) =>
  product.call('PATCH', `/api/leads/${id}`, { body, cookies: as });
const remove = (id: number, as = sam, query = '') =>
  product.call('DELETE', `/api/leads/${id}${query}`, { cookies: as });
const act = (id: number, what: string, body?: unknown, as = sam) =>
  product.call('POST', `/api/leads/${id}/${what}`, { ...(body !== undefined && { body }), cookies: as });
const read = async (id: number) =>
  (await product.call('GET', `/api/leads/by-id/${id}`, { cookies: sam })).body as unknown as {
    lead: Lead;
    events: LeadEvent[];
    merged: number[];
  };
const leadOf = async (id: number) => (await read(id)).lead;
const timeline = async (id: number) => (await read(id)).events.map(({ type, by }) => [type, by]);

describe('PATCH /api/leads/{id}', () => {
  it('changes the named fields, and returns the lead with its new version', async () => {
    const id = await aLead();
    const before = await leadOf(id);
    const response = await patch(id, {
      status: 'scheduled',
      notes: '  Bring a dolly. \ud800',
      estimatedValue: 249.5,
      scheduledDate: '2026-12-01',
      followUpDate: '2026-12-02T23:30:00-04:00',
      source: ' ',
      email: '',
      junkConfidence: '0.85',
      junkClassificationSource: 'ai',
      version: before.version,
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...before,
      status: 'scheduled',
      notes: 'Bring a dolly. \ufffd',
      estimatedValue: 249.5,
      scheduledDate: '2026-12-01T12:00:00.000Z',
      followUpDate: '2026-12-02T12:00:00.000Z',
      followUpStatus: 'scheduled',
      source: 'direct',
      junkConfidence: 0.85,
      junkClassificationSource: 'ai',
      version: before.version + 1,
      updatedBy: 'admin',
      updatedAt: expect.any(String),
      firstChangedAt: expect.any(String),
      firstContactAt: expect.any(String),
      statusContactAt: expect.any(String),
    });
    const { lead, events } = await read(id);
    expect(lead).toEqual(response.body);
    expect(events.map(({ type, by }) => [type, by])).toEqual([
      ['changed', 'admin'],
      ['created', null],
    ]);
    expect(events[0]).toMatchObject({
      changes: expect.arrayContaining([{ field: 'status', from: 'new', to: 'scheduled' }]),
    });
  });

  it('takes a pickup day that is past: the office records what was done, and its console has asked', async () => {
    const id = await aLead();
    const response = await patch(id, { scheduledDate: '2020-11-19', status: 'scheduled' });
    expect(response.status).toBe(200);
    expect(await leadOf(id)).toMatchObject({ scheduledDate: '2020-11-19T12:00:00.000Z' });
  });

  it.each([
    ...['id', 'createdAt', 'visitorId', 'sessionId', 'trash', 'mergedInto', 'constructor'].map(
      (name) => [`{"notes":"x","${name}":"y"}`, name] as const,
    ),
    ['{"notes":"x","__proto__":{"status":"completed"}}', '__proto__'],
    ['{"status":"incomplete"}', 'status'],
    ['{"scheduledDate":"2026-02-30"}', 'scheduledDate'],
    ['{"email":"nobody"}', 'email'],
    ['{"phone":"555-0134"}', 'phone'],
    ['{"estimatedValue":1e999}', 'estimatedValue'],
    [JSON.stringify({ notes: 'x'.repeat(100 * 1024) }), 'notes'],
    ['{}', 'body'],
    ['{"version":1}', 'body'],
  ])('refuses an invalid body, names the field and changes nothing: %#', async (rawBody, field) => {
    const id = await aLead();
    const before = await read(id);
    const response = await product.call('PATCH', `/api/leads/${id}`, { rawBody, cookies: sam });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.getOwnPropertyNames(response.body.fields)).toEqual([field]);
    if (field === 'body') expect(response.body.message).toBe(NO_CHANGES);
    expect(await read(id)).toEqual(before);
  });

  it('adds a line below the notes that stand there by then, and loses nothing of them', async () => {
    const id = await aLead();
    const { body: noted } = await patch(id, { notes: 'Has a dog.' });
    const { body: added } = await patch(id, { addedNote: ' Storm on Friday. ', version: noted.version });
    expect(added).toMatchObject({ notes: 'Has a dog.\nStorm on Friday.' });
    // A retry whose first answer was lost names the version that it saw.
    const retried = await patch(id, { addedNote: 'Storm on Friday.', version: noted.version });
    expect(retried.status).toBe(409);
    for (const refused of [
      { addedNote: 'One.', notes: 'Another.' },
      { addedNote: 'x'.repeat(MAX_NOTES) },
      { addedNote: ' ' },
    ])
      expect((await patch(id, refused)).status).toBe(400);
    expect(await leadOf(id)).toMatchObject({ notes: 'Has a dog.\nStorm on Friday.' });
  });

  it('returns a version conflict with the other admin’s name and the current lead', async () => {
    const id = await aLead();
    const { version } = await leadOf(id);
    const first = await patch(id, { notes: 'Ann’s', version }, ann);
    const second = await patch(id, { notes: 'Sam’s', version });
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      code: 'conflict',
      message: 'Ann Lee has changed this lead since you opened it.',
      lead: first.body,
    });
    const again = await patch(id, { notes: 'Ann’s', version }, ann);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const without = await patch(id, { notes: 'Sam’s' });
    expect(without.body).toMatchObject({ notes: 'Sam’s', version: Number(first.body.version) + 1 });
    expect((await timeline(id)).filter(([type]) => type === 'changed')).toHaveLength(2);
  });

  it.each(['0', 'abc', '1e3', '999999', '-1', '__proto__', '9'.repeat(30)])(
    'returns 404 for the lead id %s',
    async (id) => {
      const responses = await Promise.all([
        product.call('PATCH', `/api/leads/${id}`, { body: { notes: 'x' }, cookies: sam }),
        product.call('DELETE', `/api/leads/${id}`, { cookies: sam }),
        product.call('GET', `/api/leads/by-id/${id}`, { cookies: sam }),
        product.call('POST', `/api/leads/${id}/erase`, { cookies: sam }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    },
  );

  it('assigns to an admin who may sign in, which answers nobody, and lists by whose it is', async () => {
    const id = await aLead();
    const refused = await patch(id, { ownerId: 'nobody.known' });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['ownerId']]);
    const { version } = await leadOf(id);
    const { body } = await patch(id, { ownerId: 'ann.lee', version });
    expect(body).toMatchObject({ ownerId: 'ann.lee', updatedBy: null, version: version + 1 });
    expect((await read(id)).events[0]).toMatchObject({
      type: 'changed',
      by: 'admin',
      changes: [{ field: 'ownerId', from: null, to: 'ann.lee' }],
    });
    expect((await patch(id, { ownerId: null, version })).status).toBe(409);
    await product.settleIndexes();
    const list = async (query: string, cookies = sam) => {
      const { body: page } = await product.call('GET', `/api/leads?limit=1&${query}`, { cookies });
      return (page.leads as Lead[]).map((lead) => lead.id);
    };
    expect(await list('owner=me', ann)).toEqual([id]);
    expect(await list('owner=none')).not.toEqual([id]);
    await patch(id, { status: 'completed' });
    await product.settleIndexes();
    expect(await list('owner=me', ann)).toEqual([]);
  });

  it('is for admins alone, as every lead operation of admins', async () => {
    const visitorId = `visitor-${++serial}`;
    const { body, cookies } = await send(aForm({ visitorId }));
    const calls = ['restore', 'erase', 'calls', 'merge', 'unmerge'].map((what) =>
      act(Number(body.id), what, {}, cookies),
    );
    const responses = await Promise.all([
      patch(Number(body.id), { notes: 'x' }, cookies),
      remove(Number(body.id), cookies),
      ...calls,
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
  });
});

it('leaves a lead waiting after a note, a status that is taken back, and a merge that is separated', async () => {
  const [id, otherId] = [await aLead(), await aLead()];
  const { body: noted } = await patch(id, { notes: 'Gate code 12.' });
  expect(noted).toMatchObject({ updatedBy: 'admin', firstContactAt: null });
  const { body: moved } = await patch(id, { status: 'contacted' });
  expect(awaitsFirstContact(moved as unknown as Lead)).toBe(false);
  await patch(id, { status: 'new', version: moved.version });
  await act(id, 'merge', { otherId });
  await act(id, 'unmerge', { otherId });
  for (const one of [id, otherId]) expect(awaitsFirstContact(await leadOf(one))).toBe(true);
});

it('records each call and how it ended, and the first one that reached somebody as the first contact', async () => {
  const id = await aLead();
  const unanswered = await act(id, 'calls', { outcome: 'no-answer' });
  expect(unanswered.body.firstContactAt).toBeNull();
  expect(unanswered.body).toMatchObject({ unanswered: 1, unansweredAt: expect.any(String) });
  const first = await act(id, 'calls', { outcome: 'reached' });
  const second = await act(id, 'calls', { outcome: 'reached' }, ann);
  const { firstContactAt } = first.body;
  expect(firstContactAt).toEqual(expect.any(String));
  expect(second.body).toMatchObject({ firstContactAt, updatedBy: null });
  const takenBack = { outcome: 'taken-back', firstContactAt, version: first.body.version };
  expect(await act(id, 'calls', takenBack)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  const back = await act(id, 'calls', { ...takenBack, version: second.body.version });
  expect(back.body.firstContactAt).toBeNull();
  expect(back.body).toMatchObject({ unanswered: 0, unansweredAt: null });
  expect((await act(id, 'calls')).status).toBe(400);
  for (const wrong of [{ unanswered: -1 }, { unanswered: 1001 }, { unansweredAt: 'yesterday' }]) {
    expect((await act(id, 'calls', { outcome: 'taken-back', ...wrong })).status).toBe(400);
  }
  const again = await act(id, 'calls', { outcome: 'no-answer' });
  const { unanswered: count, unansweredAt } = again.body;
  const wrongly = await act(id, 'calls', { outcome: 'reached' });
  expect(wrongly.body).toMatchObject({ unanswered: 0, unansweredAt: null });
  const undo = { outcome: 'taken-back', version: wrongly.body.version, unanswered: count, unansweredAt };
  expect((await act(id, 'calls', undo)).body).toMatchObject({ unanswered: 1, unansweredAt });
  const { events } = await read(id);
  expect(events.map((event) => [event.by, 'outcome' in event && event.outcome])).toEqual([
    ['admin', 'taken-back'],
    ['admin', 'reached'],
    ['admin', 'no-answer'],
    ['admin', 'taken-back'],
    ['ann.lee', 'reached'],
    ['admin', 'reached'],
    ['admin', 'no-answer'],
    [null, false],
  ]);
});

describe('GET /api/leads/by-id/{id}', () => {
  it('returns a long timeline a page at a time, each entry once', async () => {
    const id = await aLead();
    const TableName = product.outputs.LeadsTableName ?? '';
    const ids = Array.from({ length: 230 }, (_, index) => `2026-01-01T00:00:00.000Z-${1000 + index}`);
    const entries = ids.map((eventId) => ({
      PutRequest: {
        Item: { id, item: `event#${eventId}`, eventId, type: 'called', at: eventId.slice(0, 24), by: 'sam' },
      },
    }));
    await writeRows(product.documents, TableName, entries);
    const pages: string[][] = [];
    let before: string | undefined;
    do {
      const query = before === undefined ? '' : `?before=${before}`;
      const { status, body } = await product.call('GET', `/api/leads/by-id/${id}${query}`, { cookies: sam });
      expect(status).toBe(200);
      pages.push((body.events as LeadEvent[]).map((event) => event.id));
      before = body.olderEvents as string | undefined;
    } while (before !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 31]);
    expect(pages.flat().slice(1)).toEqual(ids.toReversed());
    const foreign = Buffer.from('["other","new  x"]').toString('base64url');
    for (const cursor of ['x', foreign, '../x']) {
      const path = `/api/leads/by-id/${id}?before=${encodeURIComponent(cursor)}`;
      expect(await product.call('GET', path, { cookies: sam })).toMatchObject({ status: 400 });
    }
  });
});

describe('the trash of leads', () => {
  it('holds a deleted lead with its timeline and deleting admin, and restores it unchanged', async () => {
    const visitorId = `visitor-${++serial}`;
    const { body: created, cookies } = await send(aForm({ visitorId }));
    const id = Number(created.id);
    const before = await leadOf(id);
    const deleted = await remove(id, sam, `?version=${before.version}`);
    expect(deleted.body).toMatchObject({ ...before, version: 2, trash: { deletedBy: 'admin' } });
    const retry = await remove(id, sam, `?version=${before.version}`);
    expect([retry.status, retry.body]).toEqual([200, deleted.body]);

    const byAnother = await remove(id, ann);
    expect([byAnother.status, byAnother.body]).toEqual([200, deleted.body]);
    const text = 'Admin has deleted this lead. Restore it from the trash first.';
    for (const refused of [
      await patch(id, { notes: 'x' }, ann),
      await act(id, 'calls', { outcome: 'reached' }),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        409,
        { code: 'conflict', message: text, lead: deleted.body },
      ]);
    }
    expect((await product.call('GET', `/api/leads/${visitorId}`, { cookies })).status).toBe(404);
    const check = await product.call('GET', `/api/leads/check-visitor/${visitorId}`, { cookies });
    expect(check.body).toEqual({ hasLeadData: false, fieldsCollected: [] });

    const restored = await act(id, 'restore', undefined, ann);
    expect(restored.body).toEqual({ ...before, version: 3 });
    expect((await act(id, 'restore')).body).toEqual(restored.body);
    expect(await timeline(id)).toEqual([
      ['restored', 'ann.lee'],
      ['deleted', 'admin'],
      ['created', null],
    ]);
    expect((await product.call('GET', `/api/leads/${visitorId}`, { cookies })).status).toBe(200);
  });

  it('refuses an outdated and an invalid version', async () => {
    const id = await aLead();
    await patch(id, { notes: 'x' }, ann);
    const stale = await remove(id, sam, '?version=1');
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Ann Lee has changed this lead since you opened it.',
    ]);
    const wrong = await remove(id, sam, '?version=x');
    expect([wrong.status, Object.keys(wrong.body.fields as object)]).toEqual([400, ['version']]);
    expect((await leadOf(id)).trash).toBeNull();
  });
});

describe('a merge of leads', () => {
  it('merges two leads into one, and can be undone', async () => {
    const [one, other] = [await aLead(), await aLead({ details: 'A fridge.', junkType: 'appliances' })];
    const before = { lead: await leadOf(one), other: await leadOf(other) };
    const merged = await act(one, 'merge', { otherId: other, version: 1, otherVersion: 1 });
    expect(merged.status).toBe(200);
    const { lead, other: folded } = merged.body as unknown as { lead: Lead; other: Lead };
    expect(folded).toEqual({ ...before.other, version: 2, mergedInto: one });
    expect(lead.details).toContain('A sofa.\n\nFrom #');
    expect(lead.details).toContain('A fridge.');
    expect((await read(one)).merged).toEqual([other]);
    expect((await act(one, 'merge', { otherId: other })).body).toEqual(merged.body);

    const refused = await patch(other, { notes: 'x' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This lead was merged into #${one}. Open that one, or undo the merge.`,
    ]);
    expect((await remove(other)).status).toBe(409);
    await patch(one, { notes: 'Since then.' }, ann);

    const apart = await act(one, 'unmerge', { otherId: other });
    expect(apart.body.other).toEqual({ ...before.other, version: 3 });
    expect(apart.body.lead).toMatchObject({ details: 'A sofa.', notes: 'Since then.', version: 4 });
    expect((await read(one)).merged).toEqual([]);
    expect((await act(one, 'merge', { otherId: other })).status).toBe(200);
    expect(await timeline(other)).toEqual([
      ['merged_into', 'admin'],
      ['unmerged_from', 'admin'],
      ['merged_into', 'admin'],
      ['created', null],
    ]);
  });

  it('has the pickup of the request that is still open, in the calendar as well', async () => {
    const [done, ahead] = [await aLead(), await aLead()];
    const pickup = (days: number) => halifaxToday(new Date(Date.now() + days * 24 * 3600_000));
    await patch(done, { status: 'completed', scheduledDate: pickup(-26), estimatedValue: 150 });
    const hours = { scheduledHours: '09:00-11:00' };
    await patch(ahead, { status: 'scheduled', scheduledDate: pickup(8), ...hours });
    await act(done, 'merge', { otherId: ahead });
    const merged = await leadOf(done);
    expect(merged).toMatchObject({ status: 'scheduled', ...hours, estimatedValue: null });
    expect(merged.scheduledDate).toContain(pickup(8));
    expect(merged.notes).toContain(`Scheduled date: ${pickup(-26)}\nEstimated value: $150`);
    await product.settleIndexes();
    const path = `/api/leads/calendar?from=${pickup(7)}&to=${pickup(9)}`;
    const { body } = await product.call('GET', path, { cookies: sam });
    expect((body.pickups as { id: number }[]).map(({ id }) => id)).toContain(done);
    await act(done, 'unmerge', { otherId: ahead });
    expect(await leadOf(done)).toMatchObject({ status: 'completed', estimatedValue: 150, notes: null });
  });

  it('is kept when its lead is deleted and restored', async () => {
    const [one, other] = [await aLead(), await aLead()];
    await act(one, 'merge', { otherId: other });
    await remove(one);
    expect((await act(one, 'unmerge', { otherId: other })).status).toBe(409);
    await act(one, 'restore');
    expect((await act(one, 'unmerge', { otherId: other })).status).toBe(200);
  });

  it('is refused for the lead itself, for unknown leads, and for outdated versions', async () => {
    const [one, other, third] = [await aLead(), await aLead(), await aLead()];
    const itself = await act(one, 'merge', { otherId: one });
    expect([itself.status, Object.keys(itself.body.fields as object)]).toEqual([400, ['otherId']]);
    expect((await act(one, 'merge', { otherId: 999_999 })).status).toBe(404);
    await patch(other, { notes: 'x' }, ann);
    const stale = await act(one, 'merge', { otherId: other, otherVersion: 1 });
    expect([stale.status, (stale.body.lead as Lead).id]).toEqual([409, other]);
    await act(third, 'merge', { otherId: other });
    const elsewhere = await act(one, 'unmerge', { otherId: other });
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      `#${other} was merged into #${third}, not into this lead.`,
    ]);
  });
});

/** A visitor in a chat with a session of their own. */
async function aChat() {
  const visitorId = `visitor-${++serial}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const sessionId = String(body.id);
  const save = (said: Record<string, unknown>) =>
    send({ source: 'chat', visitorId, sessionId, ...said }, cookies);
  const say = (content: string) =>
    product.call('POST', `/api/chat/sessions/${sessionId}/messages`, {
      body: { sender: 'user', content, clientMessageId: randomUUID() },
      cookies,
    });
  return { visitorId, sessionId, cookies, save, say };
}

describe('a repeat request', () => {
  it('from another browser is a lead of its own, which the team sees beside the first, of which nothing changes or shows', async () => {
    const person = aNewPerson();
    const id = await aLead({ ...person, details: 'A sofa.' });
    await patch(id, { status: 'contacted', notes: 'Called.' });
    const before = await leadOf(id);
    const again = aForm({
      phone: `+1 ${person.phone}`,
      address: `${person.address.replace('St', 'Street')}, NS B2Y 1A1`,
      junkType: 'appliances',
      details: 'A fridge.',
    });
    const visitorId = `visitor-${++serial}`;
    const key = { 'idempotency-key': `asks-again-of-lead-${id}` };
    const response = await send({ ...again, visitorId }, {}, key);
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      status: 'new',
      createdAt: expect.any(String),
    });
    expect(response.body.id).not.toBe(id);
    expect(Object.keys(response.cookies)).toEqual(['__Host-visitor']);
    const repeated = await send({ ...again, visitorId }, {}, key);
    expect([repeated.status, repeated.body]).toEqual([201, response.body]);

    const { lead, events, merged } = await read(id);
    const counted = { askedAgain: 1, askedByOthers: 1, askedAgainAt: lead.askedAgainAt };
    const { updatedAt } = lead;
    const version = before.version + 1;
    const notedVersions = { from: before.version, to: version };
    expect(lead).toEqual({ ...before, ...counted, version, notedVersions, updatedAt });
    expect(merged).toEqual([]);
    const own = { status: 'new', mergedInto: null, looksLike: id };
    expect(await leadOf(Number(response.body.id))).toMatchObject(own);
    expect(events.find(({ type }) => type === 'asked_again')).toMatchObject({
      by: null,
      details: 'Junk type: Appliances\nA fridge.',
    });
    const prefill = await product.call('GET', `/api/leads/${visitorId}`, { cookies: response.cookies });
    expect(prefill.body).toMatchObject({ junkType: 'appliances', details: 'A fridge.' });
  });

  it('by a stranger keeps no admin from changing what they have read, and hides no change of another', async () => {
    const person = aNewPerson();
    const id = await aLead(person);
    const { version } = await leadOf(id);
    const ask = () => send({ ...aForm(person), visitorId: `visitor-${++serial}` });
    await ask();
    const other = await ask();
    expect(await leadOf(id)).toMatchObject({ version: version + 2, askedByOthers: 2 });
    const saved = await patch(id, { notes: 'Called.', version }, ann);
    expect([saved.status, saved.body.notes, saved.body.version]).toEqual([200, 'Called.', version + 3]);
    await ask();
    for (const read of [version, version + 2]) {
      const stale = await patch(id, { notes: 'Sam’s', version: read });
      expect([stale.status, stale.body.message]).toEqual([
        409,
        'Ann Lee has changed this lead since you opened it.',
      ]);
    }
    const versions = { version: saved.body.version, otherVersion: 1 };
    const merged = await act(id, 'merge', { otherId: other.body.id, ...versions });
    expect([merged.status, (await leadOf(id)).notes]).toEqual([200, 'Called.']);
    await act(id, 'unmerge', { otherId: other.body.id });
    const { version: apart } = await leadOf(id);
    await ask();
    expect((await remove(id, sam, `?version=${apart}`)).status).toBe(200);
  });

  it('sent twice at once is one lead for the visitor whom a cookie proves, and for one key', async () => {
    const { visitorId, cookies } = await aChat();
    const [own, nobodys] = [{ ...aForm(aNewPerson()), visitorId }, aForm(aNewPerson())];
    const posts = Array.from({ length: 4 }, () => [
      send(own, cookies),
      send(nobodys, {}, { 'idempotency-key': `asks-once-as-${visitorId}` }),
    ]);
    const responses = await Promise.all(posts.flat());
    expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(2);
  });

  it.each([
    ['is in the trash', (id: number) => remove(id)],
    ['is completed', (id: number) => patch(id, { status: 'completed' })],
    ['moved house', (id: number) => patch(id, { address: aNewPerson().address })],
  ])('after a lead that %s creates another lead', async (_case, change) => {
    const person = aNewPerson();
    const id = await aLead(person);
    await change(id);
    const response = await send(aForm(person));
    expect(response.status).toBe(201);
    expect(response.body.id).not.toBe(id);
    expect((await leadOf(Number(response.body.id))).mergedInto).toBeNull();
  });

  it('is found by an address that an admin has corrected', async () => {
    const moved = aNewPerson();
    const id = await aLead({ phone: moved.phone });
    await patch(id, { address: moved.address });
    await send(aForm(moved));
    expect(await leadOf(id)).toMatchObject({ askedAgain: 1 });
  });

  it('from a chat stays a lead of its own, can be merged by an admin, and taken apart again', async () => {
    const person = aNewPerson();
    const id = await aLead({ ...person, visitorId: `visitor-${++serial}` });
    const chat = await aChat();
    const saved = await chat.save({ phone: person.phone, status: 'incomplete' });
    expect(saved.status).toBe(201);
    const finished = { name: 'Jane Roe', ...person, junkType: 'yard', details: 'Branches.' };
    const done = await chat.save(finished);
    expect([done.status, done.body]).toEqual([200, { ...saved.body, status: 'new' }]);
    const own = await leadOf(Number(saved.body.id));
    expect(own).toMatchObject({ mergedInto: null, looksLike: id, ...finished });
    expect((await act(id, 'merge', { otherId: own.id })).status).toBe(200);
    const { lead, events, merged } = await read(id);
    expect(lead).toMatchObject({ askedAgain: 1, junkType: 'furniture' });
    expect(lead.details).toContain('A sofa.');
    expect(merged).toEqual([own.id]);
    expect(events.map(({ type }) => type).sort()).toEqual(['asked_again', 'created', 'merged']);

    const corrected = { ...finished, name: 'Somebody Else', email: 'jane@example.com' };
    expect((await chat.save(corrected)).body).toEqual(done.body);
    expect(await leadOf(id)).toMatchObject({ name: 'Jane Roe', email: null });

    const apart = await act(id, 'unmerge', { otherId: own.id });
    expect(apart.body.other).toMatchObject({ mergedInto: null, looksLike: null, ...corrected });
    expect(apart.body.lead).toMatchObject({ askedAgain: 1, askedByOthers: 1 });
  });

  it('from a chat whose first save is its last is a lead of its own as well', async () => {
    const person = aNewPerson();
    const id = await aLead(person);
    const chat = await aChat();
    const said = { name: 'Jane Roe', ...person, junkType: 'yard' };
    const own = Number((await chat.save(said)).body.id);
    expect((await chat.save({ ...said, email: 'jane@example.com' })).body).toMatchObject({ id: own });
    expect(await leadOf(id)).toMatchObject({ askedAgain: 1, email: null, sessionId: null });
    const itself = { mergedInto: null, looksLike: id, email: 'jane@example.com' };
    expect(await leadOf(own)).toMatchObject(itself);
  });
});

describe('the lead of a chat', () => {
  it('that was merged continues in the remaining lead; after deletion, the chat creates another', async () => {
    const chat = await aChat();
    const said = { name: 'Jane Roe', ...aNewPerson(), junkType: 'yard' };
    const own = Number((await chat.save(said)).body.id);
    const into = await aLead();
    await act(into, 'merge', { otherId: own });
    expect((await chat.save({ ...said, email: 'jane@example.com' })).body.id).toBe(into);
    expect((await leadOf(into)).email).toBe('jane@example.com');
    await remove(into);
    const next = await chat.save(said);
    expect(next.status).toBe(201);
    expect([own, into]).not.toContain(next.body.id);
  });

  it('records its visitor’s changes in the timeline', async () => {
    const chat = await aChat();
    const id = Number((await chat.save({ phone: '902-555-0148', status: 'incomplete' })).body.id);
    await chat.save({ name: 'Jane Roe', ...aNewPerson(), junkType: 'yard' });
    const [changed] = (await read(id)).events;
    expect(changed).toMatchObject({ type: 'changed', by: null });
    expect(changed?.type === 'changed' && changed.changes).toContainEqual({
      field: 'status',
      from: 'incomplete',
      to: 'new',
    });
  });
});

describe('a privacy request', () => {
  it('erases all of the person’s records but the claim of their visitorId', async () => {
    const person = { phone: '782-555-7391', address: '7 Vanishing Lane, Bedford' };
    const chat = await aChat();
    for (const text of ['hello', 'it is Zebedee Quux']) await chat.say(text);
    const said = { name: 'Zebedee Quux', ...person, junkType: 'yard', email: 'zeb@example.com' };
    const id = Number((await chat.save(said)).body.id);
    const asking = { ...aForm({ ...person, name: 'Zeb Quux' }), visitorId: `visitor-${++serial}` };
    const asked = Number((await send(asking)).body.id);
    await act(id, 'merge', { otherId: asked });
    const folded = await aLead({ name: 'Quux, Z.', phone: '782-555-7392' });
    await act(id, 'merge', { otherId: folded });
    await patch(id, { notes: 'Quux has two sofas.' });

    const receipt = await act(id, 'erase');
    expect(receipt.status).toBe(200);
    expect(receipt.body).toEqual({
      erasedAt: expect.any(String),
      leads: 3,
      sessions: 1,
      messages: 2,
      photos: 0,
      exports: 0,
    });
    expect((await act(id, 'erase')).body).toEqual(receipt.body);
    expect((await product.call('GET', `/api/leads/by-id/${id}`, { cookies: sam })).status).toBe(404);
    expect((await act(folded, 'erase')).status).toBe(404);
    for (const trace of ['quux', 'zebedee', 'zeb@', '5557391', '555-7391', 'vanishing']) {
      expect([trace, await rowsWith(trace)]).toEqual([trace, []]);
    }
    // What keeps a message that is stored meanwhile from being found, and a save from making a lead: the chat's id alone, for a day.
    const closed = (await rowsWith(chat.sessionId)).map((row) => JSON.parse(row) as object);
    expect(closed.map((row) => Object.keys(row).sort())).toEqual([
      ['bucket', 'expiresAt', 'term'],
      ['expiresAt', 'id', 'item', 'sessionIds', 'withdrawnAt', 'withdrawnId'],
    ]);
    const claims = (await rowsWith(chat.visitorId)).map((row) => JSON.parse(row) as unknown);
    expect(claims).toEqual([{ visitorId: chat.visitorId, claimedAt: expect.any(String) }]);
    expect((await send(asking)).status).toBe(401);
  });
});

/** Every row of every table that holds a text, in whatever place. */
async function rowsWith(text: string): Promise<string[]> {
  // What stands in an index is a row of its own here, until the index has caught up.
  await product.settleIndexes();
  const { TableNames = [] } = await product.documents.send(new ListTablesCommand({}));
  const scans = TableNames.map((TableName) => product.documents.send(new ScanCommand({ TableName })));
  const rows = (await Promise.all(scans)).flatMap(({ Items = [] }) =>
    Items.map((item) => JSON.stringify(item)),
  );
  return rows.filter((row) => row.toLowerCase().includes(text.toLowerCase()));
}

it('logs ids and figures of lead changes, and nothing that a person wrote', () => {
  // Ids of requests and chats are random, and may hold any digits.
  const log = product.logLines.join('\n').replaceAll(/"(?:requestId|sessionId)":"[^"]*"/g, '');
  expect(log).toContain('"what":"merged"');
  expect(log).toContain('"person erased"');
  for (const personal of ['Jane', 'Quux', '555-', 'Oak', 'visitor-', 'dolly', 'example.com'])
    expect(log).not.toContain(personal);
});
