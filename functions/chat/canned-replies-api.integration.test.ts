import { chatCalls } from '@harbour-haul/testing/chat-calls';
import { fieldsOf } from '@harbour-haul/testing/fields-of';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

const { aChat, get } = chatCalls(() => product);

describe('canned replies', () => {
  const PRICE = { id: 'price', shortcut: 'price', text: 'It depends, {name}.', topics: ['price'] };
  const list = () => get('/api/canned-replies', admin);
  const save = (body: unknown, cookies: Cookies = admin) =>
    product.call('POST', '/api/canned-replies', { body, cookies });

  it('begin with those of the specification, and are saved for all admins upon the version that was read', async () => {
    const { body } = await list();
    const first = body.replies as { shortcut: string }[];
    expect([body.version, first.map(({ shortcut }) => shortcut)]).toEqual([
      0,
      ['hello', 'photo', 'quote', 'bye'],
    ]);
    const replies = [PRICE, ...first.toReversed()];
    const lists = [replies, replies.slice(1)];
    const saves = await Promise.all(lists.map((each) => save({ version: 0, replies: each })));
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const saved = lists[saves.findIndex(({ status }) => status === 200)];
    expect((await list()).body).toEqual({ version: 1, replies: saved });
    // Its answer may have been lost.
    expect((await save({ version: 0, replies: saved })).body).toEqual({ version: 1, replies: saved });
    expect((await save({ version: 0, replies: [] })).body).toMatchObject({ code: 'conflict' });
    expect((await save({ version: 1, replies: [] })).body).toEqual({ version: 2, replies: [] });
    // They are no chats.
    expect(JSON.stringify((await get('/api/chat/sessions', admin)).body)).not.toContain('replies#');
  });

  it.each([
    ['replies[0].shortcut', [{ ...PRICE, shortcut: 'A b' }]],
    ['replies[1].shortcut', [PRICE, { ...PRICE, id: 'other' }]],
    ['replies', [PRICE, { ...PRICE, shortcut: 'other' }]],
    ['replies[0].text', [{ ...PRICE, text: ' ' }]],
    ['replies[0].text', [{ ...PRICE, text: 'Hi {nam}' }]],
    ['replies[0].text', [{ ...PRICE, text: 'x'.repeat(1001) }]],
    ['replies[0].topics[0]', [{ ...PRICE, topics: ['weather'] }]],
    ['replies[0]', [{ ...PRICE, extra: 1 }]],
    ['replies', Array.from({ length: 51 }, (_, id) => ({ ...PRICE, id: `${id}`, shortcut: `${id}` }))],
  ])('are refused for what is wrong with %s', async (field, replies) => {
    const response = await save({ version: 2, replies });
    expect([response.status, fieldsOf(response)]).toEqual([400, [field]]);
  });

  it('are for admins alone', async () => {
    const { cookies } = await aChat();
    for (const who of [{}, cookies]) {
      expect((await get('/api/canned-replies', who)).status).toBe(401);
      expect((await save({ version: 2, replies: [] }, who)).status).toBe(401);
    }
  });
});
