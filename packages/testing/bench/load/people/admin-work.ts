import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LoadCaller, RefusedError } from './load-caller.ts';
import type { Person } from './person.ts';

/** How often a change is made anew where somebody else was faster. */
const MAX_CONFLICTS = 5;
const CONFLICT = 409;

/** Reads what the screens of leads and chats show. */
export async function refresh({ caller }: { caller: LoadCaller }): Promise<void> {
  const [{ sessions }] = await Promise.all([
    caller.call('listActiveChatSessions', { query: { limit: '20' } }),
    caller.call('listLeads', { query: { limit: '10' } }),
    caller.call('getLeadsToday'),
    caller.call('getLeadsOverview', { query: { days: '30' } }),
    caller.call('countChatSessions'),
  ]);
  const unnamed = sessions.filter(({ customer }) => !customer?.name).map(({ visitorId }) => visitorId);
  if (unnamed.length > 0) await caller.call('nameVisitors', { query: { visitors: unnamed.join() } });
}

/** Counts what waits and is nobody's, opens the lead that waits longest, notes a call and sets it to contacted. */
export async function workOnLead({ caller }: { caller: LoadCaller }): Promise<void> {
  await caller.call('countLeads', { query: { needsReply: 'true', owner: 'none' } });
  const { leads } = await caller.call('listLeads', { query: { needsReply: 'true', limit: '1' } });
  const [waiting] = leads;
  if (waiting === undefined) return;
  const params = { id: String(waiting.id) };
  await caller.call('getLead', { params });
  await caller.call('markLeadSeen', { params });
  await unlessOvertaken(async () => {
    const { lead } = await caller.call('getLead', { params });
    const body = { status: 'contacted', notes: 'Called, wants it gone.', version: lead.version };
    return caller.call('updateLead', { params, body });
  });
  await unlessOvertaken(() => caller.call('recordCall', { params, body: { outcome: 'reached' } }));
}

/** Writes down who calls, while they are on the phone. */
export async function enterCaller({ caller }: { caller: LoadCaller }, person: Person): Promise<void> {
  const { name, phone, address, junkType } = person;
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const body = { name, phone, address, junkType, notes: 'Third floor, no lift.' };
  const { id } = await caller.call('enterLead', { body, headers });
  caller.recorder.acknowledged.leads.set(id, []);
}

/** Saves all leads as a file. What is in it is settled at the end: until then indexes may lag behind. */
export async function exportLeads({ caller }: { caller: LoadCaller }): Promise<void> {
  await caller.file('exportLeads', { query: { status: 'all' } });
}

/** Does something again as long as another admin, or what is found in a photo, has changed the lead meanwhile. */
async function unlessOvertaken(change: () => Promise<Lead>): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    try {
      await change();
      return;
    } catch (error) {
      const isConflict = error instanceof RefusedError && error.status === CONFLICT;
      if (!isConflict || conflicts === MAX_CONFLICTS) throw error;
    }
  }
}
