import { fieldWords } from '@harbour-haul/domain/leads/details/field-words';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { newVisitor } from '@harbour-haul/testing/chat-calls';
import { aChatVisitor } from '@harbour-haul/testing/chat-visitor';
import { aForm, leadCalls } from '@harbour-haul/testing/lead-calls';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { signInAs } from '@harbour-haul/testing/sign-in-as';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
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
    expect(merged.notes).toContain(
      `Scheduled date: ${fieldWords('scheduledDate', pickup(-26))}\nEstimated value: $150`,
    );
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
    const visitorId = newVisitor();
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
    const unseenVersions = { from: 1, to: version };
    expect(lead).toEqual({ ...before, ...counted, version, notedVersions, unseenVersions, updatedAt });
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
    const ask = () => send({ ...aForm(person), visitorId: newVisitor() });
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
    const { visitorId, cookies } = await aChatVisitor(product);
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
    const id = await aLead({ ...person, visitorId: newVisitor() });
    const chat = await aChatVisitor(product, person.address);
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
    const chat = await aChatVisitor(product, person.address);
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
    const chat = await aChatVisitor(product);
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
    const chat = await aChatVisitor(product);
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

it('keeps nothing of a lead that was merged, changed with and separated, once that is erased', async () => {
  const details = 'A lamp of Quuxley';
  const other = await aLead({ name: 'Quux Quuxley', email: 'quuxley@example.com', details });
  const kept = await aLead({ name: 'Ann Lee', details: 'A sofa' });
  await act(kept, 'merge', { otherId: other });
  const merged = await leadOf(kept);
  expect(merged.details).toContain('Quux');
  await patch(kept, { details: `${merged.details}\nRings late`, email: null, version: merged.version });
  await patch(kept, { status: 'contacted' });
  await act(kept, 'unmerge', { otherId: other });
  expect(JSON.stringify(await read(kept))).toContain('Quux');
  expect((await act(other, 'erase', {})).status).toBe(200);
  const left = await read(kept);
  expect(JSON.stringify(left)).not.toMatch(/quux/i);
  expect(left.lead).toMatchObject({ name: 'Ann Lee', details: 'A sofa\nRings late', status: 'contacted' });
  expect(left.events.some(({ type }) => type === 'changed')).toBe(true);
});

it('takes what a merge brought out of the texts of the lead that stayed, where somebody has written in it', async () => {
  const other = await aLead({ name: 'Quux Quuxley', details: 'A lamp of Quuxley' });
  const kept = await aLead({ name: 'Ann Lee', details: 'A sofa' });
  await act(kept, 'merge', { otherId: other });
  const { details, version } = await leadOf(kept);
  await patch(kept, { details: details?.replace('A lamp', 'Two lamps'), version });
  await act(kept, 'unmerge', { otherId: other });
  expect((await leadOf(kept)).details).toContain('Two lamps of Quuxley');
  const before = (await leadOf(kept)).version;
  expect((await act(other, 'erase', {})).status).toBe(200);
  expect(await leadOf(kept)).toMatchObject({ details: 'A sofa', version: before + 1 });
  expect(JSON.stringify(await read(kept))).not.toMatch(/quux/i);
});

describe('of a lead that was merged on with the one that it was merged into', () => {
  const X = { name: 'Quux Quuxley', email: 'quuxley@example.com', details: 'A lamp of Quuxley' };

  async function chain() {
    const x = await aLead(X);
    const y = await aLead({ name: 'Bob Roe', details: 'A bed' });
    const z = await aLead({ name: 'Ann Lee', details: 'A sofa' });
    await act(y, 'merge', { otherId: x });
    await act(z, 'merge', { otherId: y });
    const { details, version } = await leadOf(z);
    expect(details).toContain('Quux');
    await patch(z, { details: details?.replace('A lamp', 'Two lamps'), version });
    return { x, y, z };
  }

  it('nothing is kept once it is erased, where both merges are undone', async () => {
    const { x, y, z } = await chain();
    await act(z, 'unmerge', { otherId: y });
    await act(y, 'unmerge', { otherId: x });
    expect(JSON.stringify(await read(z))).toContain('Quux');
    expect((await act(x, 'erase', {})).status).toBe(200);
    for (const id of [y, z]) expect(JSON.stringify(await read(id))).not.toMatch(/quux/i);
    expect(await leadOf(y)).toMatchObject({ name: 'Bob Roe', details: 'A bed' });
    expect((await leadOf(z)).details).toContain('A sofa');
  });

  it('nothing is kept in the last one, where the one between goes with it', async () => {
    const { x, y, z } = await chain();
    await act(z, 'unmerge', { otherId: y });
    expect((await act(x, 'erase', {})).status).toBe(200);
    expect(JSON.stringify(await read(z))).not.toMatch(/quux/i);
  });

  it('nothing comes back by undoing a merge that still stands', async () => {
    const x = await aLead(X);
    const y = await aLead({ name: 'Bob Roe', details: 'A bed' });
    const z = await aLead({ name: 'Ann Lee', details: 'A sofa' });
    await act(y, 'merge', { otherId: x });
    const { details, version } = await leadOf(y);
    await patch(y, { details: details?.replace('A lamp', 'Two lamps'), version });
    await act(y, 'unmerge', { otherId: x });
    await act(z, 'merge', { otherId: y });
    expect((await act(x, 'erase', {})).status).toBe(200);
    expect(JSON.stringify(await read(z))).not.toMatch(/quux/i);
    await act(z, 'unmerge', { otherId: y });
    for (const id of [y, z]) expect(JSON.stringify(await read(id))).not.toMatch(/quux/i);
    expect((await leadOf(z)).details).toBe('A sofa');
  });
});
