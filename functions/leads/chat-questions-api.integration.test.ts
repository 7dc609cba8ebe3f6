import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import { customerNews } from '@harbour-haul/domain/leads/customer-news';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import { aChatToGoOn } from '@harbour-haul/testing/chat-to-go-on';
import { aChatVisitor, COMPLETE } from '@harbour-haul/testing/chat-visitor';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let leads: TestLeadsRepository;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  leads = productLeads(product);
});

/** Writes a message of a chat. */
const write = (id: string, body: unknown, cookies: Cookies) =>
  product.call('POST', `/api/chat/sessions/${id}/messages`, { body, cookies });

describe('the lead of a chat', () => {
  it('notes hazards and open questions, in its timeline as well, and refuses them from a form', async () => {
    const { save, fill } = await aChatVisitor(product);
    const said = { phone: '902-555-0148', hazards: 'paint', status: 'incomplete' };
    const { body: stored } = await save(said);
    await save({ ...said, hazards: ' paint\r\n\npropane tank ', openQuestions: 'Do you take pianos?' });
    const noted = { hazards: 'paint\npropane tank', openQuestions: 'Do you take pianos?' };
    expect(await leads.get(Number(stored.id))).toMatchObject(noted);
    const { body } = await product.call('GET', `/api/leads/by-id/${String(stored.id)}`, { cookies: admin });
    expect(JSON.stringify(body)).toContain('"field":"openQuestions","from":null,"to":"Do you take pianos?"');
    for (const wrong of [{ hazards: 'x'.repeat(201) }, { openQuestions: 'x'.repeat(2_001) }, { hazards: 7 }])
      expect((await save({ ...said, ...wrong })).status).toBe(400);
    expect((await fill({ hazards: 'tar' })).status).toBe(400);
    expect(await leads.get(Number(stored.id))).toMatchObject(noted);
  });

  it('has its chat need the team for what only they can answer, until one of them has answered', async () => {
    const { save, sessionId } = await aChatVisitor(product);
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const asking = { phone: '902-555-0148', openQuestions: 'Did you not say Friday?', status: 'incomplete' };
    await save({ ...asking, openQuestions: undefined });
    expect((await session()).personRequestedAt).toBeNull();
    await save(asking);
    const asked = await session();
    expect(asked).toMatchObject({ personRequestedAt: expect.any(String), personRequestAbout: 'question' });
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/chat/sessions?state=needs&limit=100', {
      cookies: admin,
    });
    expect((body.sessions as { id: string }[]).map(({ id }) => id)).toContain(sessionId);
    await save(asking);
    expect((await session()).version).toBe(asked.version);
    await patch({ isHandedOff: true });
    await patch({ isHandedOff: false });
    expect(await session()).toMatchObject({ personRequestAbout: 'question' });
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'Friday it is.' }, admin);
    await patch({ isHandedOff: false });
    await save({ ...asking, name: 'Jane Roe' });
    expect(await session()).toMatchObject({ personRequestedAt: null, customer: { name: 'Jane Roe' } });
  });

  it('has the question of a visitor that was handed back unanswered, until a person answers it', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const id = Number((await save(said)).body.id);
    const open = async () => (await leads.get(id))?.openQuestions;
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'user', content: 'Do you take pianos?\nIt is a grand.' }, cookies);
    await write(sessionId, { sender: 'user', content: 'on the second floor' }, cookies);
    await patch({ isHandedOff: false });
    const asked = 'Do you take pianos? It is a grand.';
    expect(await session()).toMatchObject({
      personRequestedAt: expect.any(String),
      personRequestAbout: 'question',
    });
    await eventually(async () => expect(await open()).toBe(asked));
    await save({ ...said, name: 'Jane Roe', openQuestions: 'What does it cost?' });
    expect(await open()).toBe(`What does it cost?\n${asked}`);
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', updatedBy: null });
    await patch({ isHandedOff: true });
    const answer = { sender: 'admin', content: 'We do. It is 200 dollars.' };
    expect((await write(sessionId, answer, admin)).status).toBe(201);
    await eventually(async () => expect(await open()).toBeNull());
    const { body } = await product.call('GET', `/api/leads/by-id/${id}`, { cookies: admin });
    expect(JSON.stringify(body)).toContain(
      JSON.stringify({ from: `What does it cost?\n${asked}`, to: null }).slice(1, -1),
    );
    await patch({ isHandedOff: false });
    expect((await session()).personRequestedAt).toBeNull();
    // Its page knows of no answer, and sends what it has.
    await save({ ...said, name: 'Jane Doe', openQuestions: 'What does it cost?' });
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Doe', openQuestions: null });
    await save({ ...said, openQuestions: 'What does it cost?\nAnd on Sunday?' });
    expect(await open()).toBe('And on Sunday?');
  });

  it('has what its visitor wrote last to a person who gave the chat back, though it asks nothing', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const patch = async (body: unknown) =>
      (await product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body })).body;
    const id = Number((await save({ phone: '902-555-0148', status: 'incomplete' })).body.id);
    const say = (content: string) => write(sessionId, { sender: 'user', content }, cookies);
    await patch({ isHandedOff: true });
    await say('no leave it friday');
    // The admin has read it, and tells the assistant what to ask.
    expect(await patch({ isHandedOff: false, resumeFrom: 'phone' })).toMatchObject({
      personRequestedAt: null,
    });
    await patch({ isHandedOff: true });
    await say('Thanks, bye!');
    expect(await patch({ isHandedOff: false })).toMatchObject({ personRequestedAt: null });
    await patch({ isHandedOff: true });
    await say('no leave it friday');
    expect(await patch({ isHandedOff: false })).toMatchObject({ personRequestAbout: 'question' });
    await eventually(async () => expect((await leads.get(id))?.openQuestions).toBe('no leave it friday'));
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'Friday it is.' }, admin);
    expect(await patch({ isHandedOff: false })).toMatchObject({ personRequestedAt: null });
    await eventually(async () => expect((await leads.get(id))?.openQuestions).toBeNull());
  });

  it('needs a reply again where its visitor asks after it was sent and planned, until a person has answered', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const id = Number((await save({ ...COMPLETE, ...aNewPerson() })).body.id);
    const planned = { status: 'scheduled', scheduledDate: '2027-12-01' };
    await product.call('PATCH', `/api/leads/${id}`, { cookies: admin, body: planned });
    const waiting = async () => {
      await product.settleIndexes();
      const { body } = await product.call('GET', '/api/leads?needsReply=true&limit=100', { cookies: admin });
      return (body.leads as { id: number }[]).some((lead) => lead.id === id);
    };
    expect(await waiting()).toBe(false);
    const question = 'Do you bring boxes?';
    const personRequest = { about: 'existing-request' };
    await write(sessionId, { sender: 'user', content: question, personRequest }, cookies);
    await eventually(async () =>
      expect(await leads.get(id)).toMatchObject({ openQuestions: question, status: 'scheduled' }),
    );
    expect(await waiting()).toBe(true);
    const asked = await leads.get(id);
    expect(asked && customerNews(asked)).toBe('questioned');
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'We do.' }, admin);
    await eventually(async () => expect((await leads.get(id))?.openQuestions).toBeNull());
    expect(await waiting()).toBe(false);
    // Given back over a further one.
    await write(sessionId, { sender: 'user', content: 'And tape?' }, cookies);
    await patch({ isHandedOff: false });
    await eventually(async () => expect((await leads.get(id))?.openQuestions).toBe('And tape?'));
    expect(await waiting()).toBe(true);
    await patch({ answeredByPhone: 'And tape?' });
    await eventually(async () => expect((await leads.get(id))?.openQuestions).toBeNull());
    expect(await waiting()).toBe(false);
  });

  it('has a question that was left before there was a lead, and none that was answered before', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const asking = { content: 'Do you give receipts?', sender: 'user', personRequest: { about: 'question' } };
    await write(sessionId, asking, cookies);
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'We do.' }, admin);
    await write(sessionId, { sender: 'user', content: 'And on Sundays?' }, cookies);
    await patch({ isHandedOff: false });
    const { body } = await save({
      phone: '902-555-0148',
      openQuestions: 'Do you give receipts?',
      status: 'incomplete',
    });
    expect(await leads.get(Number(body.id))).toMatchObject({ openQuestions: 'And on Sundays?' });
    // What is asked once more is open once more.
    await write(sessionId, asking, cookies);
    await save({ phone: '902-555-0148', openQuestions: 'Do you give receipts?', status: 'incomplete' });
    expect((await leads.get(Number(body.id)))?.openQuestions).toContain('Do you give receipts?');
  });

  it('has a question until an admin notes that it was answered by phone, and who answered', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const patch = (body: unknown, by = admin) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: by, body });
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const asking = { ...said, openQuestions: 'Do you take pianos?\nAnd on Sunday?' };
    const id = Number((await save(asking)).body.id);
    const open = async () => (await leads.get(id))?.openQuestions;
    expect(await session()).toMatchObject({ personRequestAbout: 'question', noteSeq: 0 });
    const answered = { answeredByPhone: 'Do you take pianos?' };
    expect((await patch(answered, cookies)).status).toBe(403);
    for (const wrong of ['', ' \n ', 'x'.repeat(2_001), 7])
      expect((await patch({ answeredByPhone: wrong })).status).toBe(400);
    expect((await patch({ ...answered, adminViewed: true })).status).toBe(400);
    expect((await patch(answered)).status).toBe(200);
    await eventually(async () => expect(await open()).toBe('And on Sunday?'));
    // One is left, for which the chat needs the team still.
    expect(await session()).toMatchObject({ personRequestAbout: 'question', noteSeq: 1 });
    const again = await patch(answered);
    expect([again.status, again.body.noteSeq]).toEqual([200, 1]);
    await patch({ answeredByPhone: 'And on Sunday?' });
    expect(await session()).toMatchObject({ personRequestedAt: null, personRequestAbout: null });
    await eventually(async () => expect(await open()).toBeNull());
    expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
      type: 'changed',
      by: 'admin',
      changes: [{ field: 'openQuestions', from: 'And on Sunday?', to: null }],
    });
    const notes = await product.call('GET', `/api/chat/sessions/${sessionId}/notes`, { cookies: admin });
    expect((notes.body.notes as object[])[0]).toMatchObject({
      authorId: 'admin',
      content: 'Answered by phone:\nDo you take pianos?',
    });
    // Its page knows of no answer, and sends what it has.
    await save({ ...asking, name: 'Jane Roe' });
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', openQuestions: null });
    expect((await session()).personRequestedAt).toBeNull();
    // What is asked once more is open once more.
    const asked = { content: 'Do you take pianos?', sender: 'user', personRequest: { about: 'question' } };
    await write(sessionId, asked, cookies);
    expect(await session()).toMatchObject({ personRequestAbout: 'question' });
  });

  it('waits for no call any more once its question was answered by phone', async () => {
    const { save, sessionId } = await aChatVisitor(product);
    const { body } = await save({
      phone: aNewPerson().phone,
      preferredContactMethod: 'phone',
      openQuestions: 'Do you take pianos?',
      status: 'incomplete',
    });
    const id = Number(body.id);
    const stored = async () => {
      const lead = await leads.get(id);
      return lead && { wants: wantsCallBack(lead), waits: awaitsFirstContact(lead), ...lead };
    };
    expect(await stored()).toMatchObject({ wants: true, waits: true });
    await product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
      cookies: admin,
      body: { answeredByPhone: 'Do you take pianos?' },
    });
    await eventually(async () =>
      expect(await stored()).toMatchObject({ openQuestions: null, wants: false, waits: false }),
    );
    expect(await leads.timeline(id, { limit: 2 })).toMatchObject([
      { type: 'changed', by: 'admin' },
      { type: 'called', outcome: 'reached', by: 'admin' },
    ]);
    const { body: session } = await product.call('GET', `/api/chat/sessions/${sessionId}`, {
      cookies: admin,
    });
    expect(session.callBackAt).toBeNull();
  });

  describe('of a visitor who asks for a call', () => {
    const asking = { preferredContactMethod: 'phone', status: 'incomplete' };

    /** A chat whose visitor has asked for no more than a call, and what an admin does with its lead. */
    async function aCallBack() {
      const chat = await aChatVisitor(product);
      const { phone } = aNewPerson();
      const id = Number((await chat.save({ ...asking, phone })).body.id);
      const session = async () =>
        (await product.call('GET', `/api/chat/sessions/${chat.sessionId}`, { cookies: admin })).body;
      const needed = async () => {
        const query = '/api/chat/sessions?state=needs&limit=100';
        const { body } = await product.call('GET', query, { cookies: admin });
        return (body.sessions as ChatSession[]).some((one) => one.id === chat.sessionId);
      };
      const ask = (path: string, body: unknown) =>
        product.call('POST', `/api/leads/${id}/${path}`, { body, cookies: admin });
      return { ...chat, id, phone, session, needed, ask };
    }

    it('needs the team until a call has reached them, and again where that is taken back', async () => {
      const { session, needed, ask, id } = await aCallBack();
      expect((await session()).callBackAt).toBe((await leads.get(id))?.callBackAt);
      await eventually(async () => expect(await needed()).toBe(true));
      await ask('calls', { outcome: 'no-answer' });
      expect((await session()).callBackAt).toEqual(expect.any(String));
      const { body } = await ask('calls', { outcome: 'reached' });
      expect((await session()).callBackAt).toBeNull();
      await eventually(async () => expect(await needed()).toBe(false));
      const { version, firstContactAt } = body;
      await ask('calls', { outcome: 'taken-back', version, firstContactAt });
      expect((await session()).callBackAt).toEqual(expect.any(String));
    });

    it('waits for none once the team has made contact otherwise', async () => {
      const { session, id } = await aCallBack();
      await product.call('PATCH', `/api/leads/${id}`, { body: { status: 'contacted' }, cookies: admin });
      expect((await session()).callBackAt).toBeNull();
    });

    it('waits for none once they go on to say what a quote needs, in the chat or in the form', async () => {
      const [chat, form] = [await aCallBack(), await aCallBack()];
      await chat.save({ ...COMPLETE, phone: chat.phone });
      await form.fill({ phone: form.phone });
      expect((await chat.session()).callBackAt).toBeNull();
      expect((await form.session()).callBackAt).toBeNull();
    });

    it('waits for none while their lead is part of another', async () => {
      const { session, id } = await aCallBack();
      const other = await aChatVisitor(product);
      const into = Number((await other.save(COMPLETE)).body.id);
      const merge = (what: string) =>
        product.call('POST', `/api/leads/${into}/${what}`, { body: { otherId: id }, cookies: admin });
      expect((await merge('merge')).status).toBe(200);
      expect((await session()).callBackAt).toBeNull();
      expect((await merge('unmerge')).status).toBe(200);
      expect((await session()).callBackAt).toEqual(expect.any(String));
    });
  });
});

describe('a chat that went on in another session', () => {
  it('has no question open again that was answered before it went on', async () => {
    const said = { phone: '902-555-0148', openQuestions: 'Do you take pianos?' };
    const { save, id, sessionId, close, goOn, say, patchSession } = await aChatToGoOn(product, admin, said);
    const open = async () => (await leads.get(id))?.openQuestions;
    await patchSession(sessionId, { isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'We do.' }, admin);
    await eventually(async () => expect(await open()).toBeNull());
    await close();
    const later = { ...said, sessionId: await goOn(), status: 'incomplete' };
    await save({ ...later, earlierSessionId: sessionId });
    expect(await open()).toBeNull();
    // Its page names no earlier session from then on.
    await save({ ...later, name: 'Jane Roe', openQuestions: 'Do you take pianos?\nAnd on Sunday?' });
    expect(await open()).toBe('And on Sunday?');
    // Who asks again wants another answer.
    await say(later.sessionId, 'Do you take pianos?', { personRequest: { about: 'question' } });
    await save({ ...later, openQuestions: 'Do you take pianos?' });
    expect(await open()).toContain('Do you take pianos?');
  });

  it('has no question left in any of its sessions once it was answered by phone in one', async () => {
    const said = { phone: '902-555-0148', openQuestions: 'Do you take pianos?' };
    const { save, id, sessionId, close, goOn, patchSession, sessionOf } = await aChatToGoOn(
      product,
      admin,
      said,
    );
    await close();
    const later = await goOn();
    await save({ ...said, sessionId: later, earlierSessionId: sessionId, status: 'incomplete' });
    expect(await sessionOf(later)).toMatchObject({ personRequestAbout: 'question' });
    // The console names the session in which the lead was made.
    const answered = await patchSession(sessionId, { answeredByPhone: 'Do you take pianos?' });
    expect([answered.status, answered.body.id]).toEqual([200, sessionId]);
    for (const one of [sessionId, later]) {
      expect(await sessionOf(one)).toMatchObject({ personRequestAbout: null, personRequestedAt: null });
      const notes = await product.call('GET', `/api/chat/sessions/${one}/notes`, { cookies: admin });
      const noted = expect.objectContaining({ content: 'Answered by phone:\nDo you take pianos?' });
      expect(notes.body.notes).toContainEqual(noted);
    }
    await save({ ...said, name: 'Jane Roe', sessionId: later, status: 'incomplete' });
    // What the streams still bring of before the answer may open it for a moment.
    await eventually(async () =>
      expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', openQuestions: null }),
    );
    expect(await sessionOf(later)).toMatchObject({ personRequestAbout: null });
    await eventually(async () => {
      const events = await leads.timeline(id, { limit: 20 });
      expect(events.filter(({ type }) => type === 'called')).toHaveLength(1);
    });
  });
});
