import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../table/table.ts';
import { VisitorSessionsRepository } from './visitor-sessions-repository.ts';

const NOW = new Date('2026-11-27T15:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let sessions: VisitorSessionsRepository;
let serial = 0;

beforeAll(async () => {
  const { clientOf, sessionsTable, visitorsTable } = await createTestTables();
  const client = clientOf('chat');
  sessions = new VisitorSessionsRepository(
    new Table(client, sessionsTable),
    new Table(client, visitorsTable),
  );
});

/** A first chat under a key; returns whether the same request is that chat so many minutes later, and claims its visitorId. */
async function aChat(visitorId: string, visitorVerified = false) {
  const id = crypto.randomUUID();
  const idempotency = { key: `key-of-a-chat-${++serial}`, bodyHash: 'hash' };
  const creation = { visitorId, visitorVerified, idempotency };
  expect((await sessions.create({ ...creation, id, now: NOW })).outcome).toBe('created');
  return async (minutes: number) => {
    const again = await sessions.create({ ...creation, id: crypto.randomUUID(), now: later(minutes) });
    if (again.outcome !== 'repeated') throw new Error(again.outcome);
    return { isSame: again.row.session.id === id, claims: again.claims };
  };
}

it('a repeated request claims its visitorId again for ten minutes, and is the same chat for a day', async () => {
  const again = await aChat('visitor-of-one');
  const seen = [await again(0), await again(9), await again(10), await again(23 * 60)];
  expect(seen).toEqual([true, true, false, false].map((claims) => ({ isSame: true, claims })));
});

it('a request of whoever has the cookie claims nothing, however soon it is repeated', async () => {
  await aChat('visitor-of-two');
  const again = await aChat('visitor-of-two', true);
  expect(await again(0)).toEqual({ isSame: true, claims: false });
});
