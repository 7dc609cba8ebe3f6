import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, expect, it } from '@jest/globals';
import { interruptCall } from '../../../testing/interrupt-calls.ts';
import { Table } from '../../table/table.ts';
import type { LeadCreation } from './lead-creation.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** Fewer calls than any submission makes. */
const MIN_CALLS = 3;

let newTab: () => { client: DynamoDBDocumentClient; leads: TestLeadsRepository };
let serial = 0;

beforeAll(async () => {
  const { clientOf, leadsTable, visitorsTable } = await createTestTables({ errorShare: 0 });
  newTab = () => {
    const client = clientOf('leads');
    return {
      client,
      leads: new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable)),
    };
  };
});

/** One person's submission, as the form or a chat sends it; nobody's has a key in place of a visitor. */
const SUBMISSIONS: Record<string, () => LeadCreation> = {
  'a form': () => creationOf({ visitorId: `v-${++serial}` }),
  'a form of nobody, with a key': () => ({
    ...creationOf({ visitorId: null }),
    visitorVerified: false,
    idempotency: { key: `key-${++serial}`, bodyHash: 'hash' },
  }),
  'a chat that is sent': () => creationOf({ ...aChat(), source: 'chat' }),
  'a chat under way': () => ({ ...creationOf({ ...aChat(), source: 'chat' }), finished: false }),
};

const aChat = () => ({ visitorId: `v-${++serial}`, sessionId: `s-${serial}` });

function creationOf(said: Partial<LeadSubmission>): LeadCreation {
  const submission = aSubmission({ ...aNewPerson(), ...said });
  const from = submission.sessionId === null ? 'form' : 'chat';
  return { submission, from, finished: true, now: NOW, visitorVerified: true, idempotency: null };
}

it.each(Object.entries(SUBMISSIONS))(
  'makes one lead of %s sent twice, whatever moment of the first the second comes in',
  async (_what, creation) => {
    const idsOfRounds: Set<number>[] = [];
    for (let nth = 1, interrupted = true; interrupted; nth += 1) {
      const sent = creation();
      const [first, second] = [newTab(), newTab()];
      const ids = new Set<number>();
      const send = async (tab: typeof first) => {
        const result = await tab.leads.create(sent);
        if (!('receipt' in result)) throw new Error(result.outcome);
        ids.add(result.receipt.leadId);
      };
      const wasInterrupted = interruptCall(first.client, nth, () => send(second));
      await send(first);
      interrupted = wasInterrupted();
      idsOfRounds.push(ids);
    }
    expect(idsOfRounds.length).toBeGreaterThan(MIN_CALLS);
    expect(idsOfRounds.filter(({ size }) => size !== 1)).toEqual([]);
  },
);

it('notes that two visitors ask in one name, whatever moment of the first the second comes in', async () => {
  const rounds: object[] = [];
  for (let nth = 1, interrupted = true; interrupted; nth += 1) {
    const person = aNewPerson();
    const [first, second] = [newTab(), newTab()];
    const ids: number[] = [];
    const send = async (tab: typeof first) => {
      const result = await tab.leads.create(creationOf({ ...person, visitorId: `v-${++serial}` }));
      if (!('receipt' in result)) throw new Error(result.outcome);
      ids.push(result.receipt.leadId);
    };
    const wasInterrupted = interruptCall(first.client, nth, () => send(second));
    await send(first);
    interrupted = wasInterrupted();
    if (!interrupted) break;
    const [earlier = 0, later = 0] = ids.toSorted((a, b) => a - b);
    const [one, two] = [await second.leads.get(earlier), await second.leads.get(later)];
    const types = (await second.leads.timeline(earlier, { limit: 10 })).map(({ type }) => type);
    const asked = types.filter((type) => type === 'asked_again').length;
    rounds.push({ looksLike: (two?.looksLike ?? 0) - earlier, asked, byOthers: one?.askedByOthers });
  }
  expect(rounds.length).toBeGreaterThan(MIN_CALLS);
  expect(rounds).toEqual(rounds.map(() => ({ looksLike: 0, asked: 1, byOthers: 1 })));
});

it('looks like no lead that is deleted, whatever moment of it that happens in', async () => {
  let rounds = 0;
  for (let interrupted = true; interrupted; rounds += 1) {
    const person = aNewPerson();
    const [first, admin] = [newTab(), newTab()];
    const send = async (tab: typeof first) => {
      const result = await tab.leads.create(creationOf({ ...person, visitorId: `v-${++serial}` }));
      if (!('receipt' in result)) throw new Error(result.outcome);
      return result.receipt.leadId;
    };
    const earlier = await send(admin);
    const wasInterrupted = interruptCall(first.client, rounds + 1, () =>
      admin.leads.change(earlier, { by: 'ann', now: () => NOW }, (lead) => ({
        next: { ...lead, trash: { deletedAt: NOW.toISOString(), deletedBy: 'ann', expiresAt: '2026-12-21' } },
        event: { type: 'deleted' },
      })),
    );
    const own = await admin.leads.get(await send(first));
    interrupted = wasInterrupted();
    const { askedByOthers = 0 } = (await admin.leads.get(earlier)) ?? {};
    expect([rounds, own?.looksLike]).toEqual([rounds, askedByOthers > 0 ? earlier : null]);
    expect(interrupted || askedByOthers > 0).toBe(true);
  }
  expect(rounds).toBeGreaterThan(MIN_CALLS);
});

it.each([
  ['claims the visitorId that the first claimed, for ten minutes', false, [true, true, false, false]],
  ['claims none that its sender had', true, [false, false, false, false]],
])('what is repeated under its key %s', async (_what, visitorVerified, claims) => {
  const { leads } = newTab();
  const visitorId = `v-${++serial}`;
  if (visitorVerified) await leads.create({ ...creationOf({ visitorId }), visitorVerified: false });
  const idempotency = { key: `key-${serial}`, bodyHash: 'hash' };
  const sent = { ...creationOf({ visitorId }), visitorVerified, idempotency };
  const first = await leads.create(sent);
  const seen = [];
  for (const minutes of [0, 9, 10, 6 * 24 * 60]) {
    const now = new Date(NOW.getTime() + minutes * 60_000);
    seen.push(await leads.create({ ...sent, now }));
  }
  const receipt = 'receipt' in first ? first.receipt : null;
  expect(seen).toEqual(claims.map((again) => ({ outcome: 'repeated', receipt, claims: again })));
});
