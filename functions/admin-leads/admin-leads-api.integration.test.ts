import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { NO_CHANGES } from '@harbour-haul/contract/leads/update-lead';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import { MAX_NOTES } from '@harbour-haul/domain/leads/fields/text-limits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { newVisitor } from '@harbour-haul/testing/chat-calls';
import { aChatVisitor } from '@harbour-haul/testing/chat-visitor';
import { aForm, leadCalls } from '@harbour-haul/testing/lead-calls';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { signInAs } from '@harbour-haul/testing/sign-in-as';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let sam: Cookies;
let ann: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  [sam, ann] = await Promise.all([product.signIn(), signInAs(product, 'ann.lee')]);
});

const { act, aLead, leadOf, patch, read, remove, send, timeline } = leadCalls(
  () => product,
  () => sam,
);

describe('PATCH /api/leads/{id}', () => {
  it('goes on with a lead of before whose number nobody can dial, and takes no other such number', async () => {
    // As an older client has sent one, whom nobody told.
    const visitor = await aChatVisitor(product);
    const { body } = await visitor.save({ name: 'Jane Roe', phone: '999-999-9999', junkType: 'yard' });
    const id = Number(body.id);
    expect((await patch(id, { notes: 'No such number.' })).body).toMatchObject({
      phone: '999-999-9999',
      notes: 'No such number.',
    });
    const refused = await patch(id, { phone: '123-456-7890' });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['phone']]);
    const merged = await act(id, 'merge', { otherId: await aLead() });
    expect([merged.status, (merged.body.lead as Lead).phone]).toEqual([200, '999-999-9999']);
    expect((await patch(id, { phone: '902-555-0148' })).body).toMatchObject({ phone: '902-555-0148' });
  });

  it('changes what was asked for, as its homeowner then sees it', async () => {
    const id = await aLead({ details: 'A sofa.\nAs soon as possible, please.' });
    const asked = {
      junkType: 'appliances',
      preferredTimeSlot: 'morning',
      preferredContactMethod: 'phone',
      access: 'stairs',
    };
    const response = await patch(id, { ...asked, preferredDate: '2027-03-02' });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      ...asked,
      preferredDate: '2027-03-02T12:00:00.000Z',
      junkClassificationSource: 'user',
      details: 'A sofa.\nPickup time: morning (9AM-12PM)',
    });
    const refused = await patch(id, { preferredDate: 'soon', access: 'window' });
    expect(refused.body).toMatchObject({
      fields: { preferredDate: expect.any(String), access: expect.any(String) },
    });
  });

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
    const visitorId = newVisitor();
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
    const visitorId = newVisitor();
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

describe('a privacy request', () => {
  it('erases all of the person’s records but the claim of their visitorId', async () => {
    const person = { phone: '782-555-7391', address: '7 Vanishing Lane, Bedford' };
    const chat = await aChatVisitor(product, person.address);
    for (const text of ['hello', 'it is Zebedee Quux']) await chat.say(text);
    const said = { name: 'Zebedee Quux', ...person, junkType: 'yard', email: 'zeb@example.com' };
    const id = Number((await chat.save(said)).body.id);
    const asking = { ...aForm({ ...person, name: 'Zeb Quux' }), visitorId: newVisitor() };
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
