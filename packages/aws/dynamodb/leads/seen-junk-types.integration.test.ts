import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, expect, it } from '@jest/globals';
import { Table } from '../table/table.ts';
import { SeenJunkTypes } from './seen-junk-types.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const FINDINGS: PhotoFindings = {
  labels: [{ name: 'Couch', confidence: 0.97 }],
  junkType: 'furniture',
  junkConfidence: 0.97,
  hazards: [],
};

let leads: TestLeadsRepository;
let seen: SeenJunkTypes;

beforeAll(async () => {
  const { client, leadsTable, visitorsTable } = await createTestTables();
  leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
  seen = new SeenJunkTypes(new Table(client, leadsTable));
});

let serial = 0;
const nothingSaid = { junkType: null, junkConfidence: null, junkClassificationSource: null };

/** A chat's lead as it is stored, and a save that continues it. */
async function aChatLead(more: Parameters<typeof aSubmission>[0] = {}) {
  serial += 1;
  const said = aSubmission({
    source: 'chat',
    // A number of its own, so that no lead is taken for another one of the same person.
    phone: `(902) 555-${String(1000 + serial)}`,
    visitorId: `visitor-${serial}`,
    sessionId: `session-${serial}`,
    ...nothingSaid,
    ...more,
  });
  const save = async (submission: typeof said, finished: boolean) => {
    const visitorVerified = serial > 0;
    const result = await leads.create({
      submission,
      from: 'chat',
      finished,
      now: NOW,
      visitorVerified,
      idempotency: null,
    });
    if (!('receipt' in result)) throw new Error(result.outcome);
    return result.receipt.leadId;
  };
  return { said, save, id: await save(said, false) };
}

it('sets the junk type that a photo of the lead shows, and adds it to the timeline', async () => {
  const { id } = await aChatLead();
  expect(await seen.fill(id, FINDINGS, NOW)).toBe(true);
  expect(await leads.get(id)).toMatchObject({
    version: 2,
    junkType: 'furniture',
    junkConfidence: 0.97,
    junkClassificationSource: 'image',
    updatedBy: null,
  });
  expect(await seen.fill(id, FINDINGS, NOW)).toBe(false);
});

it('does not change a junk type that a person gave, nor a lead whose photo shows no junk, nor a removed lead', async () => {
  const told = await aChatLead({ junkType: 'yard', junkConfidence: 1, junkClassificationSource: 'user' });
  expect(await seen.fill(told.id, FINDINGS, NOW)).toBe(false);
  expect(await leads.get(told.id)).toMatchObject({ version: 1, junkType: 'yard' });
  const open = await aChatLead();
  expect(await seen.fill(open.id, { ...FINDINGS, junkType: null, junkConfidence: null }, NOW)).toBe(false);
  expect(await seen.fill(987_654, FINDINGS, NOW)).toBe(false);
});

it('a junk type seen in a photo does not count as an admin change for the chat that continues', async () => {
  const { id, said, save } = await aChatLead();
  await seen.fill(id, FINDINGS, NOW);
  const corrected = { junkType: 'electronics', junkConfidence: 1, junkClassificationSource: 'user' } as const;
  expect(await save({ ...said, ...corrected, name: 'Janet Roe' }, true)).toBe(id);
  expect(await leads.get(id)).toMatchObject({ ...corrected, name: 'Janet Roe' });
});

it('sets a junk type once, however many photos show something at the same time', async () => {
  const { id } = await aChatLead();
  const done = await Promise.all(Array.from({ length: 4 }, () => seen.fill(id, FINDINGS, NOW)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await leads.get(id)).toMatchObject({ version: 2, junkType: 'furniture' });
});
