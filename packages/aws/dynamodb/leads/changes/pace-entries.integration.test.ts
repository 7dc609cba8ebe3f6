import type { Lead } from '@harbour-haul/domain/leads/lead';
import { MAX_ASKED_BY_OTHERS } from '@harbour-haul/domain/leads/submission/tell-team';
import { MAX_ENTRIES_A_DAY } from '@harbour-haul/domain/leads/visitor-entries';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import type { LeadCreation } from '../submissions/lead-creation.ts';

let clock = Date.parse('2026-11-22T15:00:00.000Z');
const person = aNewPerson();

let leads: TestLeadsRepository;
beforeEach(async () => {
  const { client, leadsTable, visitorsTable } = await createTestTables();
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
});

async function send(
  said: Parameters<typeof aSubmission>[0],
  how: Partial<LeadCreation> = {},
): Promise<number> {
  const submission = aSubmission({ ...person, ...said });
  // Entries stand in the order of their time.
  clock += 1000;
  const now = new Date(clock);
  const creation = { submission, from: 'form', finished: true, now, visitorVerified: true } as const;
  const result = await leads.create({ ...creation, idempotency: null, ...how });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
}
const timeline = (id: number) => leads.timeline(id, { limit: 500 });
const stored = async (id: number) => (await leads.get(id)) as Lead;

describe('what a script makes of a lead', () => {
  it('a chat that saves without end makes few entries, and all of its facts are there', async () => {
    const chat = { visitorId: 'v-1', sessionId: 's-1' };
    const save = (name: string) => send({ ...chat, name }, { from: 'chat', finished: false });
    const id = await save('Jane 0');
    for (let saves = 1; saves <= MAX_ENTRIES_A_DAY + 30; saves += 1) await save(`Jane ${saves}`);
    const events = await timeline(id);
    // The entry that it was made, those of a day, and one for all others.
    expect(events).toHaveLength(MAX_ENTRIES_A_DAY + 2);
    expect(events[0]).toMatchObject({
      type: 'more',
      count: 30,
      changes: [{ field: 'name', from: `Jane ${MAX_ENTRIES_A_DAY}`, to: `Jane ${MAX_ENTRIES_A_DAY + 30}` }],
    });
    expect((await stored(id)).name).toBe(`Jane ${MAX_ENTRIES_A_DAY + 30}`);
  });

  it('strangers who ask again in a name fill no more than a few notes, and none of them is lost', async () => {
    const id = await send({ visitorId: 'jane', details: 'Mine' });
    const ids = new Set<number>();
    for (let stranger = 0; stranger < MAX_ASKED_BY_OTHERS + 5; stranger += 1) {
      ids.add(await send({ visitorId: `stranger-${stranger}`, details: `Word ${stranger}` }));
    }
    const lead = await stored(id);
    expect([lead.askedByOthers, lead.details]).toEqual([MAX_ASKED_BY_OTHERS, 'Mine']);
    expect((await timeline(id)).length).toBe(1 + MAX_ASKED_BY_OTHERS);
    // None of it takes anything of what the visitor may still say.
    expect(lead.visitorEntries).toBeNull();
    const all = await Promise.all([...ids].map(stored));
    expect(all.filter(({ mergedInto, looksLike }) => mergedInto === null && looksLike !== null)).toHaveLength(
      MAX_ASKED_BY_OTHERS + 5,
    );
  });

  it('one visitor who asks without end still has their last words in view', async () => {
    const id = await send({ visitorId: 'jane', details: 'Mine' });
    for (let times = 0; times < MAX_ENTRIES_A_DAY + 5; times += 1) {
      await send({ visitorId: 'jane', details: `Nonsense ${times}` });
    }
    await send({ visitorId: 'jane', details: 'Please call me after five.' });
    const [newest] = await timeline(id);
    expect(newest).toMatchObject({ type: 'more', count: 6 });
    expect(newest && 'details' in newest && newest.details).toMatch(/^.*Please call me after five\./);
  });
});
