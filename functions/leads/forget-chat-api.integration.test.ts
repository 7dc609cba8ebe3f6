import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import { cleanKey } from '@harbour-haul/aws/s3/photo-keys';
import { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import { productTable } from '@harbour-haul/testing/product-table';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let leads: TestLeadsRepository;
let photos: VisitorPhotosRepository;
let s3: S3Client;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  const { region, accessKeyId, secretAccessKey, endpoints } = product;
  const table = (name: string) => productTable(product, name);
  leads = productLeads(product);
  photos = new VisitorPhotosRepository(table('PhotosTableName'), table('VisitorsTableName'));
  s3 = new S3Client({ endpoint: endpoints.s3, region, credentials: { accessKeyId, secretAccessKey } });
});
afterAll(async () => {
  s3.destroy();
});

let serial = 0;

/** A visitor who chats, and what they can do. */
async function aChat() {
  const visitorId = `visitor-${++serial}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const sessionId = body.id as string;
  const person = aNewPerson();
  const said = { source: 'chat', visitorId, sessionId, ...person };
  const path = `/api/chat/sessions/${sessionId}`;
  return {
    visitorId,
    sessionId,
    cookies,
    path,
    save: (more: object = { status: 'incomplete' }, headers: Cookies = {}) =>
      product.call('POST', '/api/leads', { body: { ...said, ...more }, cookies, headers }),
    fill: () =>
      product.call('POST', '/api/leads', {
        body: {
          visitorId,
          name: 'Jane Roe',
          ...aNewPerson(),
          junkType: 'yard',
          preferredDate: halifaxToday(new Date()),
          source: 'form',
        },
        cookies,
      }),
    say: (content: string, sender = 'user') =>
      product.call('POST', `${path}/messages`, { body: { content, sender }, cookies }),
    forget: (by: Cookies = cookies, as = visitorId, named: unknown = sessionId, more: object = {}) =>
      product.call('POST', `/api/leads/${as}/forget`, { body: { sessionId: named, ...more }, cookies: by }),
    /** Goes on in another session, as its page does once the team has closed this one, and says something there. */
    goOn: async (content: string) => {
      await product.call('PATCH', path, { body: { status: 'closed' }, cookies: admin });
      const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
      const next = String(begun.body.id);
      const message = { body: { content, sender: 'user' }, cookies };
      await product.call('POST', `/api/chat/sessions/${next}/messages`, message);
      return next;
    },
    messages: async () =>
      (await product.call('GET', `${path}/messages`, { cookies: admin })).body.messages as ChatMessage[],
    photo: async (source = 'chat') => {
      const upload = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10, source };
      const answer = await product.call('POST', '/api/upload-photo', { body: upload, cookies });
      return String(answer.body.path).slice('/uploads/'.length);
    },
  };
}

describe('POST /api/leads/{visitorId}/forget', () => {
  it('removes the lead, the photos and all that was said, closes the chat and tells who watches', async () => {
    const chat = await aChat();
    const watching = await liveSockets(product).asAdmin(admin);
    const photo = await chat.photo();
    const Bucket = product.outputs.PhotosBucketName ?? '';
    await s3.send(new PutObjectCommand({ Bucket, Key: cleanKey(photo), Body: 'image' }));
    await chat.say('I am Quux Quuxley, 12 Quux St');
    await chat.say('Got it: Quux Quuxley', 'assistant');
    const { body: lead } = await chat.save({ name: 'Quux Quuxley', hazards: 'paint', status: 'incomplete' });
    await product.call('PATCH', chat.path, { body: { personRequested: true }, cookies: chat.cookies });

    const note = (content: string) =>
      product.call('POST', `${chat.path}/notes`, {
        body: { content, clientNoteId: content },
        cookies: admin,
      });
    await note('Quuxley-wants-a-discount');
    const foundBy = async (text: string) => {
      const path = `/api/chat/sessions?search=${text}`;
      const { body } = await product.call('GET', path, { cookies: admin });
      return (body.sessions as { id: string }[]).map(({ id }) => id);
    };
    expect(await foundBy('discount')).toEqual([chat.sessionId]);

    const forgotten = await chat.forget();
    expect([forgotten.status, forgotten.body]).toEqual([204, {}]);
    expect(await foundBy('discount')).toEqual([]);

    expect(await leads.get(Number(lead.id))).toBeNull();
    expect(await leads.timeline(Number(lead.id), { limit: 10 })).toEqual([]);
    const found = await product.call('GET', '/api/leads?q=quuxley', { cookies: admin });
    expect(JSON.stringify(found.body)).not.toContain('Quuxley');
    const { body: prefill } = await product.call('GET', `/api/leads/check-visitor/${chat.visitorId}`, {
      cookies: chat.cookies,
    });
    expect(prefill).toMatchObject({ hasLeadData: false });
    expect(await photos.get(photo, new Date())).toBeNull();
    expect(await new PhotoStore(s3, Bucket).read(photo, 'full')).toBeNull();

    const kept = await product.call('GET', `${chat.path}/notes`, { cookies: admin });
    expect(kept.body.notes).toMatchObject([{ content: FORGOTTEN_TEXT, authorName: 'Admin' }]);
    expect(await note('late')).toMatchObject({ status: 409 });
    const session = await product.call('GET', chat.path, { cookies: admin });
    expect(session.body).toMatchObject({
      status: 'closed',
      seq: 2,
      forgottenAt: expect.any(String),
      personRequestedAt: null,
      lastMessage: { content: FORGOTTEN_TEXT },
    });
    expect((await chat.messages()).map(({ seq, content, image }) => [seq, content, image])).toEqual([
      [1, FORGOTTEN_TEXT, null],
      [2, FORGOTTEN_TEXT, null],
    ]);
    for (;;) {
      const { session: seen } = (await watching.until('sessionUpdate')) as {
        session: Record<string, unknown>;
      };
      if (seen.id === chat.sessionId && seen.forgottenAt) break;
    }
    watching.socket.close();
    expect(product.logLines.join('')).not.toContain('Quux');
  });

  it('can be repeated, and lets nothing late bring the lead or the chat back', async () => {
    const chat = await aChat();
    const key = { 'Idempotency-Key': 'a-key-of-the-first-save' };
    const first = await chat.save({ status: 'incomplete' }, key);
    await chat.say('Hello');
    for (let time = 0; time < 3; time += 1) expect((await chat.forget()).status).toBe(204);
    const late = [
      await chat.save(),
      await chat.save({ name: 'Jane' }),
      await chat.save({ status: 'incomplete' }, key),
    ];
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'conflict']));
    expect((await chat.say('More')).body.code).toBe('chat_closed');
    expect(await leads.get(Number(first.body.id))).toBeNull();
    // The visitor stays who they are, and may begin anew.
    const again = { body: { visitorId: chat.visitorId }, cookies: chat.cookies };
    expect((await product.call('POST', '/api/chat/sessions', again)).status).toBe(201);
  });

  it.each([[{ sessionId: undefined }], [{ sessionId: null }], [{ sessionId: '' }]])(
    'lets no late save of the chat that names its session as %j bring the lead back, and asks anew be asked',
    async (unnamed) => {
      const chat = await aChat();
      const { body: early } = await chat.save({ ...unnamed, details: 'A sofa', status: 'incomplete' });
      await chat.save();
      const key = { 'Idempotency-Key': `unnamed-chat-of-${chat.visitorId}` };
      await chat.save({ ...unnamed, status: 'incomplete' }, key);
      expect((await chat.forget()).status).toBe(204);
      expect(await leads.get(Number(early.id))).toBeNull();
      const late = [
        await chat.save({ ...unnamed, status: 'incomplete' }),
        await chat.save({ ...unnamed, status: 'incomplete' }, key),
        await chat.save({ ...unnamed, name: 'Jane', junkType: 'yard' }),
      ];
      expect(late.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'conflict']));
      const { body: none } = await product.call('GET', `/api/leads?visitorId=${chat.visitorId}`, {
        cookies: admin,
      });
      expect(none.leads).toEqual([]);

      const stranger = { source: 'chat', visitorId: chat.visitorId, status: 'incomplete' };
      expect((await product.call('POST', '/api/leads', { body: stranger })).status).toBe(401);
      const again = { body: { visitorId: chat.visitorId }, cookies: chat.cookies };
      const { body: session } = await product.call('POST', '/api/chat/sessions', again);
      expect((await chat.save({ sessionId: session.id, status: 'incomplete' })).status).toBe(201);
      expect((await chat.fill()).status).toBe(201);
    },
  );

  it('is not outrun by saves of no named session', async () => {
    for (let round = 0; round < 4; round += 1) {
      const chat = await aChat();
      await chat.save();
      const saves = Array.from({ length: 4 }, () => chat.save({ sessionId: null, status: 'incomplete' }));
      await Promise.all([chat.forget(), ...saves]);
      expect((await chat.forget()).status).toBe(204);
      await product.settleIndexes();
      const { body } = await product.call('GET', `/api/leads?visitorId=${chat.visitorId}`, {
        cookies: admin,
      });
      expect(body.leads).toEqual([]);
    }
  });

  it('of another chat says that the request which was sent stays, and what was deleted', async () => {
    const chat = await aChat();
    const { body: sent } = await chat.save({ name: 'Jane Roe', junkType: 'yard' });
    const refused = await chat.forget();
    const aSecond = async () => {
      const again = { body: { visitorId: chat.visitorId }, cookies: chat.cookies };
      const { body } = await product.call('POST', '/api/chat/sessions', again);
      return body.id as string;
    };
    const forget = (sessionId: string) => chat.forget(chat.cookies, chat.visitorId, sessionId);
    // Nothing was told in it, and yet it is gone: its visitor is told that it is.
    const silent = await aSecond();
    const message = { body: { sender: 'user', content: 'Forget me' }, cookies: chat.cookies };
    await product.call('POST', `/api/chat/sessions/${silent}/messages`, message);
    const gone = await forget(silent);
    expect([gone.status, gone.body.code]).toEqual([409, 'request_stays']);
    const left = await product.call('GET', `/api/chat/sessions/${silent}/messages`, { cookies: admin });
    expect((left.body.messages as ChatMessage[]).map(({ content }) => content)).toEqual([FORGOTTEN_TEXT]);
    expect(refused.body.message).toMatch(/^This chat was not deleted: its request has been sent/);

    const second = await aSecond();
    const { body: begun } = await chat.save({
      ...aNewPerson(),
      sessionId: second,
      details: 'Not this one',
      status: 'incomplete',
    });
    for (let time = 0; time < 2; time += 1) {
      const partly = await forget(second);
      expect([partly.status, partly.body.code]).toEqual([409, 'request_stays']);
      expect(partly.body.message).toMatch(
        /^This chat was deleted\. The request that you have sent before stays: .*\(902\) 555-0100/,
      );
    }
    expect(await leads.get(Number(begun.id))).toBeNull();
    expect(await leads.get(Number(sent.id))).toMatchObject({ name: 'Jane Roe', status: 'new' });
  });

  describe('of a chat that went on in another session', () => {
    const contents = async (id: string) => {
      const { body } = await product.call('GET', `/api/chat/sessions/${id}/messages`, { cookies: admin });
      return (body.messages as ChatMessage[]).map(({ content }) => content);
    };
    const foundBy = async (text: string) => {
      const { body } = await product.call('GET', `/api/chat/sessions?search=${text}`, { cookies: admin });
      return (body.sessions as { id: string }[]).map(({ id }) => id);
    };
    const leadsOf = async ({ visitorId }: { visitorId: string }) => {
      await product.settleIndexes();
      const path = `/api/leads?visitorId=${visitorId}`;
      return (await product.call('GET', path, { cookies: admin })).body.leads;
    };

    it.each([
      ['that has saved nothing', false],
      ['that has saved the same request', true],
    ])('forgets all of it by the later session %s', async (_, hasSaved) => {
      const chat = await aChat();
      const name = hasSaved ? 'Zyzzyva' : 'Zyxwvut';
      await chat.say(`I am ${name}`);
      const { body: lead } = await chat.save({ name, junkType: 'yard', status: 'incomplete' });
      const later = await chat.goOn('Still there?');
      const earlier = { earlierSessionId: chat.sessionId };
      if (hasSaved) {
        const goneOn = await chat.save({ name, sessionId: later, ...earlier, status: 'incomplete' });
        expect(goneOn.body.id).toBe(lead.id);
      }
      expect(await foundBy(name)).toContain(chat.sessionId);
      const forget = () => chat.forget(chat.cookies, chat.visitorId, later, hasSaved ? {} : { ...earlier });
      for (let time = 0; time < 2; time += 1) expect((await forget()).status).toBe(204);
      expect(await leads.get(Number(lead.id))).toBeNull();
      expect([await contents(chat.sessionId), await contents(later)]).toEqual([
        [FORGOTTEN_TEXT],
        [FORGOTTEN_TEXT],
      ]);
      expect(await foundBy(name)).toEqual([]);
      const first = await product.call('GET', chat.path, { cookies: admin });
      expect(first.body).toMatchObject({ customer: null, leadId: null, forgottenAt: expect.any(String) });
      // Whatever is on its way for any of its sessions makes no lead anew.
      const late = [
        await chat.save(),
        await chat.save({ sessionId: later, ...earlier }),
        await chat.save({ sessionId: later }),
      ];
      expect(late.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'conflict']));
      const third = await chat.goOn('And now?');
      const anew = await chat.save({ sessionId: third, ...earlier });
      expect([anew.status, anew.body.code]).toEqual([409, 'conflict']);
      expect(await leadsOf(chat)).toEqual([]);
    });

    it('forgets all of it by the first session as well, and by a third', async () => {
      for (const by of [0, 2]) {
        const chat = await aChat();
        await chat.save();
        const sessions = [chat.sessionId];
        for (const content of ['One', 'Two']) {
          const next = await chat.goOn(content);
          await chat.save({ sessionId: next, earlierSessionId: sessions.at(-1), status: 'incomplete' });
          sessions.push(next);
        }
        expect((await chat.forget(chat.cookies, chat.visitorId, sessions[by])).status).toBe(204);
        expect((await Promise.all(sessions.map(contents))).flat()).toEqual([FORGOTTEN_TEXT, FORGOTTEN_TEXT]);
        for (const sessionId of sessions) expect((await chat.save({ sessionId })).status).toBe(409);
        expect(await leadsOf(chat)).toEqual([]);
      }
    });

    it('leaves all of it where its request was sent, and nothing of another visitor’s by its name', async () => {
      const [chat, other] = [await aChat(), await aChat()];
      await chat.say('A sofa');
      const { body: sent } = await chat.save({ name: 'Jane Roe', junkType: 'yard' });
      const later = await chat.goOn('Delete it');
      const earlier = { earlierSessionId: chat.sessionId };
      const refused = await chat.forget(chat.cookies, chat.visitorId, later, earlier);
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
      expect(await leads.get(Number(sent.id))).toMatchObject({ name: 'Jane Roe' });
      expect([await contents(chat.sessionId), await contents(later)]).toEqual([['A sofa'], ['Delete it']]);

      await other.say('Mine');
      const { body: begun } = await other.save();
      const mine = await aChat();
      const foreign = { earlierSessionId: other.sessionId };
      expect((await mine.forget(mine.cookies, mine.visitorId, mine.sessionId, foreign)).status).toBe(204);
      expect(await leads.get(Number(begun.id))).not.toBeNull();
      expect((await other.messages()).map(({ content }) => content)).toEqual(['Mine']);
    });

    it('is not outrun by the first save of the later session', async () => {
      for (let round = 0; round < 4; round += 1) {
        const chat = await aChat();
        await chat.save();
        const later = await chat.goOn('Delete it');
        const earlier = { earlierSessionId: chat.sessionId };
        const saves = Array.from({ length: 4 }, (_, index) =>
          chat.save({ sessionId: later, ...earlier, details: `Sofa ${index}`, status: 'incomplete' }),
        );
        // From another tab, which has the first session still.
        const [forgotten] = await Promise.all([chat.forget(), ...saves]);
        expect(forgotten.status).toBe(204);
        expect(await leadsOf(chat)).toEqual([]);
      }
    });
  });

  it('is not outrun by saves that are on their way', async () => {
    for (let round = 0; round < 4; round += 1) {
      const chat = await aChat();
      const saves = Array.from({ length: 4 }, (_, index) =>
        chat.save({ details: `Sofa ${index}`, status: 'incomplete' }),
      );
      const [forgotten] = await Promise.all([chat.forget(), ...saves]);
      expect(forgotten.status).toBe(204);
      const { body } = await product.call('GET', `/api/leads?visitorId=${chat.visitorId}`, {
        cookies: admin,
      });
      expect(body.leads).toEqual([]);
    }
  });

  it('forgets a chat that has no lead yet', async () => {
    const chat = await aChat();
    await chat.say('Never mind');
    expect((await chat.forget()).status).toBe(204);
    expect((await chat.messages()).map(({ content }) => content)).toEqual([FORGOTTEN_TEXT]);
  });

  it('keeps photos of the visitor’s other requests', async () => {
    const chat = await aChat();
    const [ofForm, ofLead] = [await chat.photo('form'), await chat.photo()];
    await photos.attach(ofLead, chat.visitorId, 999_999);
    const ofChat = await chat.photo();
    expect((await chat.forget()).status).toBe(204);
    const left = (await photos.ofVisitor(chat.visitorId, new Date())).map(({ name }) => name);
    expect(left.toSorted()).toEqual([ofForm, ofLead].toSorted());
    expect(left).not.toContain(ofChat);
  });

  it('leaves a request that was sent or is worked on, and says what to do', async () => {
    const sent = await aChat();
    await sent.say('A sofa');
    const { body } = await sent.save({ name: 'Jane Roe', junkType: 'yard' });
    const refused = await sent.forget();
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.message).toMatch(
      /^This chat was not deleted: its request has been sent, .*\(902\) 555-0100/,
    );
    expect(await leads.get(Number(body.id))).toMatchObject({ name: 'Jane Roe' });
    expect((await sent.messages()).map(({ content }) => content)).toEqual(['A sofa']);
    expect((await sent.say('And a rug')).status).toBe(201);

    const handled = await aChat();
    const { body: begun } = await handled.save();
    const patch = { body: { notes: 'Called twice.' }, cookies: admin };
    expect((await product.call('PATCH', `/api/leads/${String(begun.id)}`, patch)).status).toBe(200);
    const kept = await handled.forget();
    expect([kept.status, kept.body.message]).toEqual([
      409,
      expect.stringMatching(/^This chat was not deleted: our team is working/),
    ]);
    expect(await leads.get(Number(begun.id))).toMatchObject({ notes: 'Called twice.' });
  });

  it('is the visitor’s alone: with the own cookie, for the own chat', async () => {
    const [chat, other] = [await aChat(), await aChat()];
    const { body } = await chat.save();
    await chat.say('Mine');
    const attempts = [
      await chat.forget({}),
      await chat.forget(admin),
      await chat.forget({ '__Host-visitor': 'forged' }),
      await chat.forget(other.cookies),
      await chat.forget(other.cookies, other.visitorId),
      await chat.forget(chat.cookies, other.visitorId, other.sessionId),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 403, 404, 403]);
    const none = await other.forget(other.cookies, other.visitorId, crypto.randomUUID());
    expect(none.body).toEqual(attempts[4]?.body);
    for (const named of [null, '', 7, {}, 'x'.repeat(101)])
      expect((await chat.forget(chat.cookies, chat.visitorId, named)).status).toBe(400);
    expect((await chat.forget(chat.cookies, chat.visitorId, `message#${chat.sessionId}#1`)).status).toBe(404);
    expect(await leads.get(Number(body.id))).not.toBeNull();
    expect((await chat.messages()).map(({ content }) => content)).toEqual(['Mine']);
  });
});
