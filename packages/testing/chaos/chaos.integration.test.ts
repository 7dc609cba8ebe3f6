import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ownProduct } from '../test-servers.ts';
import { playCase } from './chaos-case.ts';
import { type ChaosStage, openChaosStage } from './chaos-stage.ts';
import type { FaultKind } from './faults/fault-kind.ts';
import { chat } from './scenarios/chat.ts';
import { account } from './scenarios/duels/account-ring.ts';
import { heldChat, openChat } from './scenarios/duels/chat-ring.ts';
import { duel } from './scenarios/duels/duel.ts';
import { openLead } from './scenarios/duels/lead-ring.ts';
import { enterLead } from './scenarios/enter-lead.ts';
import { erasure } from './scenarios/erasure.ts';
import { erasureBeside } from './scenarios/erasure-beside.ts';
import { exportInSteps } from './scenarios/export.ts';
import { firstForm } from './scenarios/first-form.ts';
import { forgetChat } from './scenarios/forget-chat.ts';
import { leftChat } from './scenarios/left-chat.ts';
import { mailFeedback } from './scenarios/mail-feedback.ts';
import { merge } from './scenarios/merge.ts';
import { quote } from './scenarios/quote.ts';
import { reminders } from './scenarios/reminders.ts';
import { requestLink } from './scenarios/request-link.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { setUpLink } from './scenarios/set-up-link.ts';
import { sharedLists } from './scenarios/shared-lists.ts';
import { signIn } from './scenarios/sign-in.ts';
import { takeOverFrom } from './scenarios/take-over-from.ts';
import { takeover } from './scenarios/takeover.ts';
import { workOnLead } from './scenarios/work-on-lead.ts';
import { settleChaos } from './settle-chaos.ts';

/** Of `npm run chaos`, one of each scenario and of each kind that takes no seconds. */
const CASES: readonly [Scenario, FaultKind, string, number][] = [
  [firstForm, 'lost for good', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [quote, 'failed', 'S3 PUT clean', 1],
  [chat, 'failed', 'DYNAMODB PutItem ChatTermsTable', 1],
  [chat, 'clock back', 'DYNAMODB TransactWriteItems SessionsTable', 2],
  [takeover, 'conflict', 'DYNAMODB TransactWriteItems SessionsTable', 2],
  [takeOverFrom, 'sent twice', 'DYNAMODB TransactWriteItems SessionsTable', 2],
  [
    duel(heldChat, 'an answer', 'a takeover from its holder'),
    'overtaken',
    'DYNAMODB TransactWriteItems SessionsTable',
    1,
  ],
  [enterLead, 'lost', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [enterLead, 'sent twice', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [workOnLead, 'lost', 'DYNAMODB TransactWriteItems LeadsTable', 2],
  [workOnLead, 'frozen', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [chat, 'disk full', 'DYNAMODB TransactWriteItems SessionsTable', 1],
  [merge, 'throttled', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [exportInSteps, 'clock ahead', 'DYNAMODB UpdateItem ExportsTable', 1],
  [exportInSteps, 'clock back', 'DYNAMODB GetItem UsersTable', 1],
  [signIn, 'slow', 'KMS Sign', 1],
  [erasure, 'crash after', 'DYNAMODB TransactWriteItems MessagesTable', 1],
  [erasureBeside, 'overtaken', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [firstForm, 'sent twice', 'DYNAMODB Query LeadsTable', 1],
  [takeover, 'sent twice', 'DYNAMODB TransactWriteItems SessionsTable', 2],
  [merge, 'sent twice', 'DYNAMODB Query LeadsTable', 1],
  [requestLink, 'lost', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [reminders, 'lost', 'DYNAMODB UpdateItem NoticesTable', 1],
  [reminders, 'throttled', 'DYNAMODB BatchGetItem NoticesTable', 1],
  [reminders, 'lost', 'SESV2 POST email outbound-emails', 1],
  [leftChat, 'crash after', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [forgetChat, 'lost', 'DYNAMODB TransactWriteItems MessagesTable', 1],
  [setUpLink, 'lost for good', 'DYNAMODB TransactWriteItems UsersTable', 3],
  [sharedLists, 'lost', 'DYNAMODB PutItem LeadsTable', 1],
  [sharedLists, 'lost', 'DYNAMODB PutItem SessionsTable', 1],
  [mailFeedback, 'failed', 'DYNAMODB PutItem NoticesTable', 1],
  [duel(openChat, 'a whole lead', 'a withdrawal'), 'overtaken', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [duel(openLead, 'an edit', 'a deletion'), 'overtaken', 'DYNAMODB TransactWriteItems LeadsTable', 1],
  [duel(account, 'a name', 'a name'), 'overtaken', 'DYNAMODB TransactWriteItems UsersTable', 1],
  [
    duel(account, 'an end of access', 'an end of access'),
    'overtaken',
    'DYNAMODB TransactWriteItems UsersTable',
    1,
  ],
];

let stage: ChaosStage;

beforeAll(async () => {
  stage = await openChaosStage((options) => ownProduct(options), {
    faults: { indexLagMs: 500, errorShare: 0, seed: 1 },
  });
});
afterAll(() => stage.close());

const NAMED = CASES.map(([scenario, kind, name, nth]) => ({
  scenario,
  fault: { kind, name, nth },
  title: `${scenario.name}, ${kind} at ${name} ${nth}`,
}));

it.each(NAMED)('$title', async ({ scenario, fault }) => {
  const { broken, hasHit } = await playCase(stage, scenario, fault);
  expect(broken).toEqual([]);
  expect(hasHit).toBe(true);
});

it('leaves counters that are what the rows say, and indexes that list what their table holds', async () => {
  expect(await settleChaos(stage)).toEqual([]);
});
