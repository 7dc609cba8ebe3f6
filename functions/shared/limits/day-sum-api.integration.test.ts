import type { Lead } from '@harbour-haul/domain/leads/lead';
import { postFrom } from '@harbour-haul/testing/call-from';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

/** So few that one address uses up what everybody together has in a day. */
const SMALL = [
  'submissions.address=4,submissions.everybody=4,submissions.later=3',
  'chats.address=3,chats.everybody=3,chats.later=2',
  'messages.address=5,messages.everybody=5,messages.later=2',
  'photos.address=2,photos.everybody=2',
];
const SCRIPT = '127.0.0.66';
const HOMEOWNER = '127.0.0.77';
const NEIGHBOUR = '127.0.0.78';
const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let product: LocalProduct;
let admin: Record<string, string>;
let serial = 0;

beforeAll(async () => {
  product = await ownProduct({ limits: 'usual', throttles: 'loose', limitChanges: SMALL.join() });
  admin = await product.signIn();
});

const newVisitor = () => `visitor-${++serial}`;

const form = () => ({
  name: 'Jane Roe',
  junkType: 'yard',
  preferredDate: PICKUP,
  source: 'form',
  ...aNewPerson(),
});

const sendForm = (address: string) => postFrom(product, address, '/api/leads', form());
const beginChat = (address: string) =>
  postFrom(product, address, '/api/chat/sessions', { visitorId: newVisitor() });
const say = (address: string) =>
  postFrom(product, address, '/api/chat/messages', {
    visitorId: newVisitor(),
    sender: 'user',
    content: 'Hello',
  });
const announcePhoto = (address: string) =>
  postFrom(product, address, '/api/upload-photo', {
    visitorId: newVisitor(),
    filename: 'a.jpg',
    contentType: 'image/jpeg',
    size: 4_000,
  });

/** Does it so often, one after the other, and returns how that was answered. */
async function statuses(times: number, post: () => Promise<{ status: number | undefined }>) {
  const answers: (number | undefined)[] = [];
  for (let n = 0; n < times; n += 1) answers.push((await post()).status);
  return answers;
}

async function leadOf(id: unknown): Promise<Lead> {
  const { body } = await product.call('GET', `/api/leads/by-id/${String(id)}`, { cookies: admin });
  return body.lead as Lead;
}

describe('a script that has used up what everybody has in a day', () => {
  it('has homeowners’ forms kept as suspicious, and none refused or lost', async () => {
    expect(await statuses(5, () => sendForm(SCRIPT))).toEqual([201, 201, 201, 201, 429]);
    for (const address of [HOMEOWNER, NEIGHBOUR]) {
      const { status, body } = await sendForm(address);
      expect([status, Object.keys(body)]).toEqual([201, ['id', 'status', 'createdAt']]);
      expect(await leadOf(body.id)).toMatchObject({ name: 'Jane Roe', suspicion: 'daily_limit' });
    }
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?status=suspicious', { cookies: admin });
    expect(body.total).toBe(2);
  });

  it('slows a single address then, with words about when it goes on', async () => {
    expect(await statuses(2, () => sendForm(HOMEOWNER))).toEqual([201, 201]);
    const refused = await sendForm(HOMEOWNER);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.body.message).toMatch(/^Very many requests came from your connection\..*or call us at/);
    expect((await sendForm(NEIGHBOUR)).status).toBe(201);
  });

  it('keeps nobody from beginning a chat', async () => {
    expect(await statuses(4, () => beginChat(SCRIPT))).toEqual([201, 201, 201, 429]);
    expect(await statuses(3, () => beginChat(HOMEOWNER))).toEqual([201, 201, 429]);
    expect((await beginChat(NEIGHBOUR)).status).toBe(201);
  });

  it('keeps nobody from a first message', async () => {
    // Chats that begin by a message count as chats too, which were used up above.
    expect(await statuses(2, () => say('127.0.0.79'))).toEqual([201, 201]);
    expect(await statuses(2, () => say('127.0.0.80'))).toEqual([201, 201]);
    expect(await statuses(2, () => say('127.0.0.81'))).toEqual([201, 201]);
    expect(await statuses(3, () => say('127.0.0.82'))).toEqual([201, 201, 429]);
  });

  it('ends what costs money by the piece for everybody', async () => {
    expect(await statuses(3, () => announcePhoto(SCRIPT))).toEqual([201, 201, 429]);
    expect((await announcePhoto(HOMEOWNER)).status).toBe(429);
  });
});
