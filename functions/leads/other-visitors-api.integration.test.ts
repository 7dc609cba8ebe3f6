import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { photoUploads } from '@harbour-haul/testing/photo-uploads';
import { productLeads } from '@harbour-haul/testing/product-leads';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { TOMORROW } from '@harbour-haul/testing/tomorrow';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;
type Said = Record<string, unknown>;

let product: LocalProduct;
let admin: Cookies;
let leads: TestLeadsRepository;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  leads = productLeads(product);
});

const { uploadedPhoto } = photoUploads(() => product);
let serial = 0;

/** A visitor with a chat, and what they can send, read and take back. */
async function aVisitor(name: string, person = aNewPerson()) {
  const visitorId = `visitor-${++serial}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const sessionId = String(body.id);
  const send = (lead: Said, headers: Cookies = {}) =>
    product.call('POST', '/api/leads', { body: { visitorId, name, ...person, ...lead }, cookies, headers });
  const read = async (path: string) => (await product.call('GET', path, { cookies })).body;
  return {
    visitorId,
    cookies,
    person,
    fill: (said: Said = {}, headers: Cookies = {}) =>
      send({ junkType: 'yard', preferredDate: TOMORROW, source: 'form', ...said }, headers),
    save: (said: Said = {}) => send({ source: 'chat', sessionId, junkType: 'yard', ...said }),
    draft: (said: Said = {}) => send({ source: 'chat', sessionId, status: 'incomplete', ...said }),
    prefill: () => read(`/api/leads/${visitorId}`),
    check: () => read(`/api/leads/check-visitor/${visitorId}`),
    forget: () => product.call('POST', `/api/leads/${visitorId}/forget`, { body: { sessionId }, cookies }),
    photo: async (source = 'form') => (await uploadedPhoto(visitorId, cookies, source)).path,
    link: async (id: unknown) => {
      const opened = await product.call('POST', `/api/leads/${String(id)}/request-link`, { cookies });
      const headers = { 'x-request-token': String(opened.body.token) };
      const ask = (method: 'GET' | 'PATCH' | 'POST', path: string, body?: Said) =>
        product.call(method, path, { headers, ...(body && { body }) });
      return {
        get: () => ask('GET', '/api/request'),
        correct: (said: Said) => ask('PATCH', '/api/request', said),
        cancel: () => ask('POST', '/api/request/cancel'),
      };
    },
    addPhotos: (id: unknown, photoPaths: string[]) =>
      product.call('POST', `/api/leads/${String(id)}/photos`, { body: { photoPaths }, cookies }),
  };
}

/** Another visitor who says that they are the same person. */
const posingAs = ({ person }: { person: { phone: string; address: string } }) => aVisitor('Mallory', person);

async function seen(id: unknown): Promise<{ lead: Lead; events: LeadEvent[]; merged: number[] }> {
  const { body } = await product.call('GET', `/api/leads/by-id/${String(id)}`, { cookies: admin });
  return body as unknown as { lead: Lead; events: LeadEvent[]; merged: number[] };
}
async function listed(phone: string): Promise<number[]> {
  const { body } = await product.call('GET', `/api/leads?search=${phone}`, { cookies: admin });
  return (body.leads as Lead[]).map(({ id }) => id);
}

/** An admin makes two leads one. */
const merge = (id: unknown, otherId: unknown) =>
  product.call('POST', `/api/leads/${String(id)}/merge`, { body: { otherId }, cookies: admin });

const HIS = { email: 'mallory@example.com', details: 'Gate code 1234', preferredTimeSlot: 'evening' };
const HERS = { email: 'jane@example.com', details: 'The key is under the mat.', access: 'stairs' };

describe('a request with the phone and address of another visitor', () => {
  it('pushes nothing into what that visitor reads, and is a note for the team', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const before = [await jane.prefill(), await jane.check()];
    const lead = (await seen(hers.id)).lead;
    const mallory = await posingAs(jane);
    const { status, body: his } = await mallory.fill(HIS);
    expect([await jane.prefill(), await jane.check()]).toEqual(before);
    // Only whoever has a request themselves is told that what they send is added to it.
    expect([status, his.askedAgain]).toEqual([201, undefined]);
    const { status: again, body: theirs } = await mallory.fill({ ...HIS, details: 'And a lamp' });
    expect([again, theirs.askedAgain, theirs.id]).toEqual([200, true, his.id]);

    const now = await seen(hers.id);
    const changed = Object.entries(now.lead).filter(([name, value]) => lead[name as keyof Lead] !== value);
    expect(changed.map(([name]) => name).sort()).toEqual(
      [
        'askedAgain',
        'askedAgainAt',
        'askedByOthers',
        'notedVersions',
        'unseenVersions',
        'updatedAt',
        'version',
      ].filter((name) => name in lead),
    );
    const noted = now.events.find(({ type }) => type === 'asked_again');
    expect(noted).toMatchObject({
      details: expect.stringMatching(/Mallory.*mallory@example\.com.*Gate code 1234/s),
      from: { visitorId: mallory.visitorId },
    });
    expect(new Set(await listed(jane.person.phone))).toEqual(new Set([hers.id, his.id]));
    expect(now.merged).toEqual([]);
  });

  it('that came first reads nothing of what that visitor says later', async () => {
    const jane = await aVisitor('Jane');
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.fill();
    const before = [await mallory.prefill(), await mallory.check()];
    const { body: hers } = await jane.fill(HERS);
    await jane.fill({ ...HERS, details: 'And a sofa.' });
    expect([await mallory.prefill(), await mallory.check()]).toEqual(before);
    expect(await jane.prefill()).toMatchObject({ name: 'Jane', ...HERS, details: expect.anything() });
    const { lead, events } = await seen(his.id);
    expect(lead).toMatchObject({ name: 'Mallory', email: null, details: null, status: 'new', askedAgain: 1 });
    expect(JSON.stringify(events)).toContain('The key is under the mat.');
    const own = { name: 'Jane', status: 'new', mergedInto: null, looksLike: his.id, askedAgain: 1 };
    expect((await seen(hers.id)).lead).toMatchObject(own);
  });

  it('is answered as where there is no such lead, also what the sender does next', async () => {
    const shape = async (sender: Awaited<ReturnType<typeof aVisitor>>, key: string) => {
      const answers = [
        await sender.fill({}, { 'idempotency-key': key }),
        await sender.fill({}, { 'idempotency-key': key }),
        await sender.fill({ details: 'More.' }),
        await sender.draft({ email: 'me@example.com' }),
        await sender.save({ email: 'me@example.com' }),
        await sender.save({ details: 'Late.' }),
        await sender.fill({ details: 'Again.' }),
      ];
      const ids = [...new Set(answers.map(({ body }) => body.id))];
      const shown = answers.map(({ status, body, cookies }) => {
        const { id, createdAt, ...rest } = body;
        return [status, ids.indexOf(id), typeof createdAt, rest, Object.keys(cookies)];
      });
      const forgotten = await sender.forget();
      return { shown, forgotten: [forgotten.status, forgotten.body], check: await sender.check(), ids };
    };
    const { ids: _alone, ...alone } = await shape(await aVisitor('Mallory'), 'a-key-of-one-alone');
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill(HERS);
    const { ids, ...posing } = await shape(await posingAs(jane), 'a-key-of-one-posing');
    expect(posing).toEqual(alone);
    expect(ids).not.toContain(hers.id);
  });

  it('has an id and a status of its own without a visitorId as well', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const body = { name: 'M', ...jane.person, junkType: 'yard', preferredDate: TOMORROW, source: 'form' };
    const answer = await product.call('POST', '/api/leads', { body: { ...body, name: 'Mallory' } });
    expect([answer.status, Object.keys(answer.body)]).toEqual([201, ['id', 'status', 'createdAt']]);
    expect(answer.body.id).not.toBe(hers.id);
    expect(new Set(await listed(jane.person.phone))).toEqual(new Set([hers.id, answer.body.id]));
  });

  it('leaves an unsent request as it is, which its visitor can still change and withdraw', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.draft();
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.fill(HIS);
    expect((await seen(hers.id)).lead).toMatchObject({ status: 'incomplete', email: null, details: null });
    expect((await seen(hers.id)).events.map(({ type }) => type)).toContain('asked_again');
    expect(new Set(await listed(jane.person.phone))).toEqual(new Set([hers.id, his.id]));
    expect((await jane.draft({ name: 'Jane Roe' })).body).toEqual(hers);
    expect(await jane.prefill()).toMatchObject({ name: 'Jane Roe', email: null });
    expect((await jane.forget()).status).toBe(204);
    expect(await leads.get(Number(hers.id))).toBeNull();
    expect((await seen(his.id)).lead).toMatchObject({ name: 'Mallory', status: 'new', mergedInto: null });
  });

  it('that was begun first neither holds back what that visitor sends, nor stays for it', async () => {
    const jane = await aVisitor('Jane');
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.draft();
    const { body: hers } = await jane.fill(HERS);
    expect((await seen(hers.id)).lead).toMatchObject({ status: 'new', mergedInto: null, ...HERS });
    expect((await mallory.forget()).status).toBe(204);
    expect(await leads.get(Number(his.id))).toBeNull();
    expect((await seen(hers.id)).lead).toMatchObject({ status: 'new', ...HERS });
  });

  it('does not keep that visitor from correcting their request, nor from joining a form to their chat', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.save({ details: 'A sofa.' });
    const mallory = await posingAs(jane);
    await mallory.fill(HIS);
    await jane.save({ details: 'Two sofas.' });
    expect(await jane.prefill()).toMatchObject({ details: 'Two sofas.', email: null });
    const joined = await jane.fill({ email: 'jane@example.com' });
    expect([joined.status, joined.body.id]).toEqual([200, hers.id]);
    expect(await jane.prefill()).toMatchObject({ email: 'jane@example.com' });
  });

  it('goes on on its own: once an admin has merged it, what its chat says later is a note', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.save();
    expect((await merge(hers.id, his.id)).status).toBe(200);
    const late = await mallory.save({ email: 'mallory@example.com' });
    expect([late.status, late.body]).toEqual([200, his]);
    const { lead, events } = await seen(hers.id);
    expect(lead).toMatchObject({ email: null, askedAgain: 1 });
    expect(JSON.stringify(events)).toContain('mallory@example.com');
    expect(await mallory.prefill()).toMatchObject({ email: 'mallory@example.com' });
  });

  it('shows its photos to the team once they are merged, and to the other visitor not even their names', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const mallory = await posingAs(jane);
    const [first, second] = [await mallory.photo(), await mallory.photo()];
    const { body: his } = await mallory.fill({ photoPaths: [first] });
    expect((await merge(hers.id, his.id)).status).toBe(200);
    expect((await mallory.addPhotos(his.id, [second])).body).toMatchObject({ photoPath: first });
    const own = await jane.photo();
    expect((await mallory.addPhotos(hers.id, [second])).status).toBe(404);
    const answer = await jane.addPhotos(hers.id, [own]);
    expect(answer.body).toEqual({
      id: hers.id,
      photoPath: own,
      additionalPhotos: null,
      chatPhotoPaths: null,
    });
    const { lead } = await seen(hers.id);
    expect([lead.photoPath, JSON.parse(lead.additionalPhotos ?? '')]).toEqual([first, [second, own]]);
  });

  it('is a new request once the team has deleted the one that it was merged into', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.save();
    expect((await merge(hers.id, his.id)).status).toBe(200);
    await product.call('DELETE', `/api/leads/${String(hers.id)}`, { cookies: admin });
    const again = await mallory.save({ details: 'A rug.' });
    expect([again.status, again.body.id === his.id]).toEqual([201, false]);
    expect(await listed(jane.person.phone)).toEqual([again.body.id]);
  });

  it('that an admin merges by hand is not shown to either visitor', async () => {
    const [jane, mallory] = [await aVisitor('Jane'), await aVisitor('Mallory')];
    const ids = [(await jane.fill({ access: 'stairs' })).body.id, (await mallory.fill(HIS)).body.id];
    const nobodys = { ...aNewPerson(), name: 'Nobody', details: 'Mine.', junkType: 'yard', source: 'form' };
    const body = { ...nobodys, preferredDate: TOMORROW, email: 'nobody@example.com' };
    const third = (await product.call('POST', '/api/leads', { body })).body.id;
    const ann = await aVisitor('Ann');
    const { body: annes } = await ann.fill();
    const all = [jane, mallory, ann];
    const look = () => Promise.all(all.flatMap((one) => [one.prefill(), one.check()]));
    const before = await look();
    expect((await merge(ids[0], ids[1])).status).toBe(200);
    expect((await merge(third, annes.id)).status).toBe(200);
    expect((await seen(ids[0])).lead).toMatchObject({ email: 'mallory@example.com' });
    expect((await seen(third)).lead).toMatchObject({ visitorId: ann.visitorId });
    expect(await look()).toEqual(before);
  });

  it('is a lead of its own for each of ten visitors that come at once, and hides none', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const others = await Promise.all(Array.from({ length: 5 }, () => posingAs(jane)));
    const answers = await Promise.all(others.flatMap((one) => [one.fill(), one.save()]));
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect((await listed(jane.person.phone)).length).toBeGreaterThan(5);
    expect(await jane.prefill()).toMatchObject({ name: 'Jane' });
    expect((await seen(hers.id)).lead).toMatchObject({ status: 'new', mergedInto: null });
  });

  it('never keeps that visitor from repeating their own, however many there are', async () => {
    const jane = await aVisitor('Jane');
    const { body: hers } = await jane.fill();
    const his = { name: 'M', ...jane.person, junkType: 'yard', preferredDate: TOMORROW, source: 'form' };
    for (let posts = 0; posts < 12; posts += 1) {
      const { status } = await product.call('POST', '/api/leads', { body: { ...his, name: 'Mallory' } });
      expect(status).toBe(201);
    }
    const again = await jane.fill({ details: 'And a sofa.' });
    expect([again.status, again.body]).toMatchObject([200, { id: hers.id, askedAgain: true }]);
    expect((await seen(hers.id)).lead).toMatchObject({ details: expect.stringContaining('And a sofa.') });
  });

  it('whose sender cancels it leaves what that visitor sent, whoever came first', async () => {
    const jane = await aVisitor('Jane');
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.fill();
    const { body: hers } = await jane.fill(HERS);
    const mallorysLink = await mallory.link(his.id);
    expect((await mallorysLink.cancel()).body).toMatchObject({ state: 'canceled' });
    expect((await seen(hers.id)).lead).toMatchObject({ status: 'new', mergedInto: null });
    expect((await (await jane.link(hers.id)).get()).body).toMatchObject({ state: 'received', open: true });
  });

  it('whose sender cancels it after an admin has merged that visitor’s into it, closes nothing', async () => {
    const jane = await aVisitor('Jane');
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.fill();
    const { body: hers } = await jane.fill();
    expect((await merge(his.id, hers.id)).status).toBe(200);
    const refused = await (await mallory.link(his.id)).cancel();
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toMatch(/please call \(902\)/);
    expect((await seen(his.id)).lead.status).toBe('new');
    expect((await (await jane.link(hers.id)).cancel()).body).toMatchObject({ state: 'canceled' });
  });

  it('that an admin has merged is still changed by its own link, and the other one is told', async () => {
    const jane = await aVisitor('Jane');
    const mallory = await posingAs(jane);
    const { body: his } = await mallory.fill();
    const { body: hers } = await jane.fill(HERS);
    expect((await merge(his.id, hers.id)).status).toBe(200);
    const link = await jane.link(hers.id);
    const view = (await link.get()).body;
    expect(view).toMatchObject({ id: hers.id, name: 'Jane', state: 'received', open: true });
    const corrected = await link.correct({ version: view.version, name: 'Jane Roe' });
    expect([corrected.status, corrected.body]).toMatchObject([200, { name: 'Jane Roe', open: true }]);
    expect((await link.cancel()).body).toMatchObject({ state: 'canceled', open: false });
    const worked = await seen(his.id);
    expect(worked.lead).toMatchObject({ name: 'Mallory', status: 'new' });
    expect(JSON.stringify(worked.events)).toMatch(
      new RegExp(`#${String(hers.id)} was canceled.*Name: Jane Roe`),
    );
    expect((await (await mallory.link(his.id)).get()).body).toMatchObject({ state: 'received', open: true });
  });
});

describe('the link of a request into which an admin has merged another visitor’s', () => {
  const OWN = { junkType: null, preferredDate: null, preferredTimeSlot: null, access: null };
  const HERS_TOO = { ...HERS, preferredTimeSlot: 'morning', preferredContactMethod: 'email' };

  /** Mallory knows a phone number alone, and an admin folds Jane's request into his. */
  async function merged() {
    const jane = await aVisitor('Jane');
    const { phone } = jane.person;
    const mallory = await aVisitor('Mallory', { phone, address: '' });
    const said = { name: undefined, address: undefined, junkType: undefined, details: 'A sofa.' };
    const { body: his } = await mallory.save(said);
    const link = await mallory.link(his.id);
    const { body: hers } = await jane.fill({ ...HERS_TOO, photoPaths: [await jane.photo()] });
    const before = (await link.get()).body;
    expect((await merge(his.id, hers.id)).status).toBe(200);
    return { jane, mallory, his, hers, link, before, phone };
  }

  it('shows what its own visitor has said, and nothing of the other', async () => {
    const { jane, link, before, his, mallory } = await merged();
    expect((await seen(his.id)).lead).toMatchObject({ name: 'Jane', address: jane.person.address });
    const after = (await link.get()).body;
    expect(before).toMatchObject({ ...OWN, name: null, address: null, details: 'A sofa.', photos: 0 });
    expect(after).toEqual({ ...before, version: Number(before.version) + 1 });
    expect((await (await mallory.link(his.id)).get()).body).toEqual(after);
  });

  it('changes no field of it: what is wanted is added to what the team reads, and shown', async () => {
    const { link, before, his, hers, jane } = await merged();
    const version = Number(before.version) + 1;
    const lead = (await seen(his.id)).lead;
    const wanted = {
      name: 'Jane Roe',
      phone: '902-555-9999',
      email: 'm@example.com',
      callTimes: 'after six',
    };
    const { status, body } = await link.correct({ ...wanted, note: 'Gate 4711', version });
    expect([status, body.version]).toEqual([200, version + 1]);
    const now = await seen(his.id);
    const {
      details,
      newsAt,
      version: _version,
      updatedAt: _at,
      visitorEntries: _entries,
      ...rest
    } = now.lead;
    expect(lead).toMatchObject(rest);
    // That there is something new for the team is no field of the request.
    expect(newsAt).toEqual(expect.any(String));
    for (const text of [
      'Name: Jane Roe',
      '902',
      '9999',
      'm@example.com',
      'When to call: after six',
      'Gate 4711',
    ])
      expect(details).toContain(text);
    expect(now.events[0]).toMatchObject({ type: 'corrected', changes: [], by: null });
    expect(body).toMatchObject({ ...OWN, name: null, email: null });
    expect(body.details).toMatch(/^A sofa\.\n\nAdded by the customer on .*:\nName: Jane Roe\n/);
    expect(body.details).not.toContain('under the mat');
    expect((await (await jane.link(hers.id)).get()).body).toMatchObject({ name: 'Jane', ...HERS });
    expect((await link.cancel()).status).toBe(409);
  });

  it('shows nothing of it either once both are with a later request of its visitor', async () => {
    const { mallory, his, phone } = await merged();
    const { body: later } = await mallory.fill({ name: 'Mallory', address: '7 Elm St, Bedford', phone });
    expect(later.id).not.toBe(his.id);
    expect((await merge(later.id, his.id)).status).toBe(200);
    expect((await seen(later.id)).lead).toMatchObject({ email: HERS.email });
    for (const id of [later.id, his.id]) {
      const { body } = await (await mallory.link(id)).get();
      expect(body).toMatchObject({ name: 'Mallory', address: '7 Elm St, Bedford', photos: 0 });
      expect(JSON.stringify(body)).not.toMatch(/Jane|jane@|under the mat|stairs/);
    }
    expect(JSON.stringify(await mallory.prefill())).not.toMatch(/Jane|jane@|under the mat|stairs/);
  });

  it('shows nothing of one whose merge was undone after another', async () => {
    const { mallory, his, hers, before, link } = await merged();
    const ann = await aVisitor('Ann');
    const { body: anns } = await ann.fill({ details: 'Mine.' });
    expect((await merge(his.id, anns.id)).status).toBe(200);
    const body = { otherId: hers.id };
    const undone = await product.call('POST', `/api/leads/${String(his.id)}/unmerge`, {
      body,
      cookies: admin,
    });
    expect(undone.status).toBe(200);
    const { version: _version, ...shown } = before;
    expect((await link.get()).body).toMatchObject(shown);
    expect(JSON.stringify(await mallory.prefill())).not.toMatch(/Jane|Ann|jane@|under the mat/);
  });

  it('is no link to a request of nobody that became theirs by the merge', async () => {
    const nobodys = { ...aNewPerson(), name: 'Nobody', details: 'Mine.', junkType: 'yard', source: 'form' };
    const body = { ...nobodys, preferredDate: TOMORROW, email: 'nobody@example.com' };
    const third = (await product.call('POST', '/api/leads', { body })).body.id;
    const ann = await aVisitor('Ann');
    const { body: anns } = await ann.fill({ details: 'Hers.' });
    expect((await merge(third, anns.id)).status).toBe(200);
    for (const id of [anns.id, third]) {
      const shown = (await (await ann.link(id)).get()).body;
      expect(shown).toMatchObject({ id: anns.id, name: 'Ann', details: 'Hers.', email: null });
    }
  });

  it('still says what its visitor has asked and said in their own chat', async () => {
    const { mallory, his, link } = await merged();
    const messages = `/api/chat/sessions/${String((await seen(his.id)).lead.sessionId)}/messages`;
    const said = { sender: 'user', content: 'Please cancel it', personRequest: { about: 'cancel' } };
    for (const body of [{ sender: 'assistant', content: 'Thank you!' }, said])
      expect((await product.call('POST', messages, { body, cookies: mallory.cookies })).status).toBe(201);
    expect((await link.get()).body).toMatchObject({ cancelAsked: true, saidSince: ['Please cancel it'] });
  });
});
