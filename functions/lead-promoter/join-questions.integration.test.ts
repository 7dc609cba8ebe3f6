import { marshall } from '@aws-sdk/util-dynamodb';
import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { storedQuestions, toSessionItem } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { MAX_ENTRIES_A_DAY } from '@harbour-haul/domain/leads/visitor-entries';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { expect, it } from '@jest/globals';
import type { DynamoDBRecord } from 'aws-lambda';
import { joinQuestions } from './join-questions.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');

/** The record of a change by which a question was left open in a chat. */
function asked(session: ChatSession, before: string[], after: string[]): DynamoDBRecord {
  const image = (open: string[]) =>
    marshall(
      { ...toSessionItem(session, 0), questions: storedQuestions({ open, answered: [] }) },
      { removeUndefinedValues: true },
    ) as Record<string, never>;
  return { dynamodb: { OldImage: image(before), NewImage: image(after) } };
}

it('questions join their lead also once its visitor has made more entries than a day has room for', async () => {
  const tables = await createTestTables();
  const leads = new TestLeadsRepository(
    new Table(tables.client, tables.leadsTable),
    new Table(tables.client, tables.visitorsTable),
  );
  const creation = { from: 'chat', finished: true, now: NOW, visitorVerified: true } as const;
  const submission = aSubmission({ ...aNewPerson(), source: 'chat', visitorId: 'v-1', sessionId: 's-1' });
  const result = await leads.create({ ...creation, submission, idempotency: null });
  const leadId = 'receipt' in result ? result.receipt.leadId : 0;
  const session: ChatSession = {
    ...createSession('s-1', 'v-1', NOW),
    leadId,
    leadSentAt: NOW.toISOString(),
  };
  const table = new Table(tables.clientOf('lead-promoter'), tables.leadsTable);
  const deps = {
    leads: {
      change: (
        id: number,
        author: Parameters<typeof changeLead>[2],
        decide: Parameters<typeof changeLead>[3],
      ) => changeLead(table, id, author, decide),
    },
    now: () => NOW,
  };
  const questions = Array.from({ length: MAX_ENTRIES_A_DAY + 3 }, (_, at) => `Do you take ${at + 1} pianos?`);
  for (const [at, question] of questions.entries())
    await joinQuestions(asked(session, [], [questions[at - 1] ?? '', question].filter(Boolean)), deps);
  expect((await leads.get(leadId))?.openQuestions).toContain(questions.at(-1));
});
