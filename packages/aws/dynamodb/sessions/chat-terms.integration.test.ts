import { createTestTables } from '@harbour-haul/testing/tables';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeAll, expect, it } from '@jest/globals';
import { chatTermKey } from '../rows.ts';
import { Table } from '../table/table.ts';
import { ChatTerms } from './chat-terms.ts';

let client: Awaited<ReturnType<typeof createTestTables>>['client'];
let chatTermsTable: string;
let terms: ChatTerms;

beforeAll(async () => {
  ({ client, chatTermsTable } = await createTestTables({ errorShare: 0 }));
  terms = new ChatTerms(new Table(client, chatTermsTable));
});

it('a chat of somebody who writes without end stays found by what came first, and is no more than a row holds', async () => {
  const session = { id: 'endless-chat', createdAt: '2026-06-01T15:00:00.000Z' };
  const longest = (message: number) =>
    Array.from({ length: 100 }, (_, index) => `${message}x${index}`.padEnd(40, '語'));
  await terms.add(session, ['sofa']);
  for (let message = 0; message < 40; message += 1) await terms.add(session, longest(message));
  expect(await terms.find({ terms: ['sofa'], visitorId: null })).toEqual({
    ids: ['endless-chat'],
    isPartial: false,
  });
  await terms.remove(session.id, new Date('2026-06-02T15:00:00.000Z'));
  expect(await terms.find({ terms: ['sofa'], visitorId: null })).toEqual({ ids: [], isPartial: false });
});

it('a search says that it may have missed chats where more have a word than are looked at', async () => {
  const createdAt = (number: number) => new Date(Date.UTC(2026, 5, 1) + number * 60_000).toISOString();
  const write = (term: string, numbers: readonly number[]) =>
    writeRows(
      client,
      chatTermsTable,
      numbers.map((number) => ({
        PutRequest: { Item: chatTermKey(term, `chat-${number}`, createdAt(number)) },
      })),
    );
  const all = Array.from({ length: 1000 }, (_, number) => number);
  await write('wardrobe', all);
  await write('harpsichord', [0, 999]);
  const find = (...words: string[]) => terms.find({ terms: words, visitorId: null });
  expect(await find('wardrobe', 'harpsichord')).toEqual({ ids: ['chat-999', 'chat-0'], isPartial: false });
  await write('wardrobe', [1000]);
  const { ids, isPartial } = await find('wardrobe');
  expect([ids.length, ids[0], ids.includes('chat-0'), isPartial]).toEqual([1000, 'chat-1000', false, true]);
  // The oldest that has both is denied, and that is said.
  expect(await find('wardrobe', 'harpsichord')).toEqual({ ids: ['chat-999'], isPartial: true });
  expect(await find('harpsichord')).toEqual({ ids: ['chat-999', 'chat-0'], isPartial: false });
  expect(await terms.find({ terms: [], visitorId: 'wardrobe' })).toMatchObject({ isPartial: true });
});
