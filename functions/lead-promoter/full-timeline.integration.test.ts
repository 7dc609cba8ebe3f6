import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { changesBetween } from '@harbour-haul/domain/leads/change-lead';
import { MAX_ENTRIES_A_DAY } from '@harbour-haul/domain/leads/visitor-entries';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { expect, it } from '@jest/globals';

const NOW = new Date('2026-11-22T15:00:00.000Z');

it('a lead takes the questions of its chat also once its visitor has made more entries than a day has room for', async () => {
  const tables = await createTestTables();
  const leads = new TestLeadsRepository(
    new Table(tables.client, tables.leadsTable),
    new Table(tables.client, tables.visitorsTable),
  );
  const creation = { from: 'chat', finished: true, now: NOW, visitorVerified: true } as const;
  const submission = aSubmission({ ...aNewPerson(), source: 'chat', visitorId: 'v-1', sessionId: 's-1' });
  const result = await leads.create({ ...creation, submission, idempotency: null });
  const leadId = 'receipt' in result ? result.receipt.leadId : 0;
  // With the rights of the function: the last entry, into which others are folded, is replaced.
  const table = new Table(tables.clientOf('lead-promoter'), tables.leadsTable);
  const ask = (openQuestions: string) =>
    changeLead(table, leadId, { by: null, now: () => NOW }, (lead) => {
      const next = { ...lead, openQuestions };
      return { next, event: { type: 'changed', changes: changesBetween(lead, next) } };
    });
  const questions = Array.from({ length: MAX_ENTRIES_A_DAY + 4 }, (_, at) => `Do you take ${at + 1} pianos?`);
  for (const question of questions) expect(await ask(question)).toMatchObject({ outcome: 'changed' });
  expect((await leads.get(leadId))?.openQuestions).toBe(questions.at(-1));
});
