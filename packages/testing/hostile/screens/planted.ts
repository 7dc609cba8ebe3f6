import type { OperationName } from '@harbour-haul/contract/routes';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { knownValues } from '../inputs/given-values.ts';
import { sendContent } from '../inputs/input-requests.ts';
import { openInputs } from '../inputs/input-stage.ts';
import { operationInputs } from '../inputs/operation-inputs.ts';
import { leadForm } from '../lead-form.ts';

/** Where texts stand in the product. */
export interface Planted {
  texts: readonly string[];
  /** Of leads that hold some texts each. */
  leadIds: readonly string[];
  /** Of the links to them. */
  tokens: readonly string[];
  sessionId: string;
  /** The two leads that came last, of one phone, with payloads as their names. */
  newest: readonly [string, string];
  /** A lead in the trash. */
  deleted: string;
}

/** As many texts as a lead's details hold. */
const IN_DETAILS = 8;
/** As many leads as one screen shows: two that are to be merged. */
const MIN_LEADS = 2;
/** As many of a kind as the product keeps. */
const OF_A_KIND = 40;

/** Texts that stand beside leads, by the operation and the field that brings them. */
const FIELDS: readonly [OperationName, string][] = [
  ['postChatMessage', 'content'],
  ['postChatMessage', 'customer.name'],
  ['postChatMessage', 'customer.area'],
  ['postChatNote', 'content'],
  ['saveCannedReplies', 'replies[0].text'],
  ['saveLeadView', 'name'],
  ['saveLeadView', 'search'],
  ['enterLead', 'name'],
  ['enterLead', 'notes'],
  ['updateLead', 'addedNote'],
  ['correctRequest', 'note'],
  ['correctRequest', 'callTimes'],
  ['renameAccount', 'displayName'],
];

/** Stores the texts wherever the product keeps texts of people. */
export async function plant(texts: readonly string[], stage: HostileStage): Promise<Planted> {
  const leads: { id: string; token: string }[] = [];
  for (let at = 0; at < texts.length; at += IN_DETAILS)
    leads.push(await plantLead(texts.slice(at, at + IN_DETAILS), at, stage));
  while (leads.length < MIN_LEADS)
    leads.push(await plantLead(texts.slice(0, IN_DETAILS), texts.length + leads.length, stage));
  await plantBeside(texts.slice(0, OF_A_KIND), stage);
  const states = await plantStates(texts, stage);
  return {
    texts,
    leadIds: leads.map(({ id }) => id),
    tokens: leads.map(({ token }) => token),
    sessionId: stage.other.sessionId,
    ...states,
  };
}

/** By the form, and what its chat would have said. */
async function plantLead(some: readonly string[], at: number, stage: HostileStage) {
  const { product, other, cookies } = stage;
  const { body, cookies: own } = await product.call('POST', '/api/leads', { body: filledForm(some, at) });
  const id = String(body.id);
  const path = `/api/chat/sessions/${other.sessionId}/messages`;
  for (const content of some) {
    const message = { sender: 'user', content };
    await send(product, { method: 'POST', path, body: message, cookies: cookies['other visitor'] });
  }
  const link = await product.call('POST', `/api/leads/${id}/request-link`, { cookies: own });
  return { id, token: String(link.body.token) };
}

function filledForm([first = '', ...rest]: readonly string[], at: number, more: object = {}) {
  return leadForm(at, {
    name: `${first} ..`.slice(0, 80),
    address: `${rest[0] ?? first} St`.slice(0, 150),
    details: [first, ...rest].join('\n').slice(0, 900),
    email: 'somebody@example.com',
    ...more,
  });
}

async function plantBeside(texts: readonly string[], stage: HostileStage): Promise<void> {
  const at = await openInputs(stage);
  const inputs = operationInputs(knownValues(at.ids));
  for (const [operation, field] of FIELDS) {
    const input = inputs.find((one) => one.operation === operation && one.field === field);
    if (!input) throw new Error(`There is no ${field} of ${operation} any more`);
    for (const text of texts.filter((one) => input.accepts(one)))
      await sendContent(input, input.contentWith(text), at);
  }
}

/** One lead in each list of its own: scheduled today, in the trash, suspicious; a chat that asks for a person; and two newest ones. */
async function plantStates(
  texts: readonly string[],
  stage: HostileStage,
): Promise<Pick<Planted, 'newest' | 'deleted'>> {
  const { product, cookies, other } = stage;
  const as = { cookies: cookies.admin };
  const lead = async (serial: number, more: object = {}) => {
    const body = filledForm(texts.slice(0, IN_DETAILS), serial, more);
    return String((await product.call('POST', '/api/leads', { body })).body.id);
  };
  const path = (id: string) => `/api/leads/${id}`;
  const scheduled = { status: 'scheduled', scheduledDate: halifaxToday(new Date()) };
  await product.call('PATCH', path(await lead(8_001)), { body: scheduled, ...as });
  const deleted = await lead(8_002);
  await product.call('DELETE', path(deleted), as);
  await lead(8_003, { topic: 'filled in by a script' });
  await product.call('PATCH', `/api/chat/sessions/${other.sessionId}`, {
    body: { personRequested: true },
    cookies: cookies['other visitor'],
  });
  const phone = '902-556-8004';
  const newest = [await lead(8_004, { phone }), await lead(8_005, { phone })] as const;
  return { newest, deleted };
}
