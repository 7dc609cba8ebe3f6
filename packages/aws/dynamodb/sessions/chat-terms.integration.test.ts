import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../table/table.ts';
import { ChatTerms } from './chat-terms.ts';

let terms: ChatTerms;

beforeAll(async () => {
  const { client, chatTermsTable } = await createTestTables({ errorShare: 0 });
  terms = new ChatTerms(new Table(client, chatTermsTable));
});

it('a chat of somebody who writes without end stays found by what came first, and is no more than a row holds', async () => {
  const session = { id: 'endless-chat', createdAt: '2026-06-01T15:00:00.000Z' };
  const longest = (message: number) =>
    Array.from({ length: 100 }, (_, index) => `${message}x${index}`.padEnd(40, '語'));
  await terms.add(session, ['sofa']);
  for (let message = 0; message < 40; message += 1) await terms.add(session, longest(message));
  expect(await terms.find({ terms: ['sofa'], visitorId: null })).toEqual(['endless-chat']);
  await terms.remove(session.id, new Date('2026-06-02T15:00:00.000Z'));
  expect(await terms.find({ terms: ['sofa'], visitorId: null })).toEqual([]);
});
