import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { newLeadMailId } from '@harbour-haul/domain/notices/team-notices';
import type { ChaosStage } from '../chaos-stage.ts';
import { letTimePass } from './let-time-pass.ts';
import { beginChat, say } from './people.ts';
import { type Scenario, unless } from './scenario.ts';
import { brokenTellings, tellingsOf } from './told.ts';

const MINUTE_MS = 60_000;
/** Longer than a chat is silent that counts as left. */
const SILENCE_MS = 25 * MINUTE_MS;
const SNOOZE_MS = 10 * MINUTE_MS;
const RUNS = 3;

/** A visitor leaves a chat that says enough to call them, and another chat was put away until now: the rule of every minute sees to both. */
export const leftChat: Scenario = {
  name: 'a chat that is left',
  open: async (stage) => {
    const { admin } = stage;
    const leadId = await leadOfLeftChat(stage);
    const snoozed = await snoozedChat(stage);
    const params = { id: String(leadId) };
    return {
      play: async () => letTimePass(stage, { runs: RUNS, ahead: SILENCE_MS }),
      check: async (fault) => {
        const { lead, events } = await admin.ask('getLead', { params });
        const chat = await admin.ask('getChatSession', { params: { id: snoozed } });
        const left = events.filter(({ type }) => type === 'left_chat').length;
        const told = tellingsOf(stage);
        const thing = {
          what: 'a lead that was left',
          notices: [newLeadMailId(leadId)],
          times: told.mailsAbout(`New lead #${leadId}:`),
        };
        return [
          ...unless(lead.status === 'new' && lead.leftAt !== null, `a lead that was left is ${lead.status}`),
          ...unless(left === 1, `${left} entries "left_chat" of one`),
          ...unless(chat.snoozedUntil === null, 'a chat whose time has come is still put away'),
          ...(await brokenTellings(stage, [thing], fault)),
        ];
      },
    };
  },
};

/** What somebody has said of themselves in a chat, and not sent. @returns the lead's id */
async function leadOfLeftChat(stage: ChaosStage): Promise<number> {
  const [person, caller] = [stage.nextPerson(), stage.visitor()];
  const sessionId = await beginChat(stage, caller, person);
  await say(stage, caller, { id: sessionId, sender: 'user', content: 'A couch' });
  const { name, phone, junkType, visitorId } = person;
  const body = { name, phone, junkType, visitorId, sessionId, source: 'chat', status: 'incomplete' };
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const { id } = await caller.ask('createLead', { body, headers });
  stage.acknowledged.leads.set(id, []);
  return id;
}

/** A chat that an admin has put away for less than the silence. @returns its id */
async function snoozedChat(stage: ChaosStage): Promise<string> {
  const caller = stage.visitor();
  const id = await beginChat(stage, caller, stage.nextPerson());
  await say(stage, caller, { id, sender: 'user', content: 'I ask my wife first' });
  const snoozedUntil = new Date(Date.now() + SNOOZE_MS).toISOString();
  await stage.admin.ask('updateChatSession', { params: { id }, body: { snoozedUntil } });
  return id;
}
