import { noteErasure, noteForgetting } from '@harbour-haul/aws/dynamodb/leads/changes/unfinished-work';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { FIRST_REPLIES } from '@harbour-haul/domain/chat/canned/canned-reply';
import { MAX_ABOUT_LEAD } from '@harbour-haul/domain/notices/notice-limits';
import { ADMIN } from '../admin.ts';
import { eventually } from '../eventually.ts';
import { aNewPerson } from '../leads.ts';
import { liveSockets } from '../live-sockets.ts';
import type { LocalProduct } from '../local-product.ts';
import { mailbox, tokenIn } from '../mailbox.ts';
import { productTable } from '../product-table.ts';
import type { AnswerNotes } from './answers.ts';
import type { Ask, Cookies } from './ask.ts';

const DAY_MS = 86_400_000;
const COLLEAGUE = 'kim';

/** What plays it: the calls of an admin, and what leads and chats are made by. */
export interface Players {
  readonly ask: Ask;
  readonly formLead: (fields?: Record<string, unknown>) => Promise<number>;
  readonly chat: (name: string) => Promise<{ id: string; visitorId: string; cookies: Cookies }>;
}

/** What people do with what came after 23 November 2026: links of mails, questions, owners, notes, replies, accounts, forgetting. */
export async function playLater(product: LocalProduct, players: Players): Promise<void> {
  const { ask } = players;
  await links(product, players);
  await chatsOfTheTeam(players);
  await ask('POST', '/api/canned-replies', { version: 0, replies: FIRST_REPLIES.slice(1) });
  await account(product, ask);
  await goodbyes(product, players);
}

/** A request whose mailed link was opened and that was corrected often, and one whose mail has bounced. */
async function links(product: LocalProduct, { ask, formLead }: Players): Promise<void> {
  await formLead({ email: 'ann@example.com', language: 'fr' });
  const mail = await mailbox(product.localDir).mail('ann@example.com', '');
  const headers = { [REQUEST_TOKEN_HEADER]: tokenIn(mail) };
  for (let times = 0; times <= MAX_ABOUT_LEAD; times += 1) {
    const { body } = await ask('GET', '/api/request', undefined, {}, headers);
    const correction = { version: body.version, note: 'Sonnez deux fois.' };
    await ask('PATCH', '/api/request', correction, {}, headers);
  }
  await formLead({ email: 'bounce@simulator.amazonses.com' });
}

/** A chat with an owner, notes and a question that was given back, one that is put away, and one of a key. */
async function chatsOfTheTeam({ ask, chat, formLead }: Players): Promise<void> {
  const asked = await chat('asked');
  const path = `/api/chat/sessions/${asked.id}`;
  const question = { content: 'Do you take a piano?', sender: 'user', clientMessageId: 'asked-9', step: 3 };
  const personRequest = { about: 'question' };
  await ask('POST', `${path}/messages`, { ...question, personRequest }, asked.cookies);
  await ask('PATCH', path, { ownerId: ADMIN.username, previousOwnerId: null });
  await ask('PATCH', path, { isHandedOff: true });
  await ask('POST', `${path}/notes`, { content: 'Has stairs.', clientNoteId: 'note-1' });
  await ask('PATCH', path, { isHandedOff: false, resumeFrom: 'address' });
  const snoozed = await chat('snoozed');
  const snoozedUntil = new Date(Date.now() + DAY_MS).toISOString();
  await ask('PATCH', `/api/chat/sessions/${snoozed.id}`, { snoozedUntil });
  const key = { [IDEMPOTENCY_HEADER]: 'history-of-a-chat-with-a-key' };
  await ask('POST', '/api/chat/sessions', { visitorId: 'history-chat-keyed' }, {}, key);
  await ask('PATCH', `/api/leads/${await formLead()}`, { ownerId: ADMIN.username });
}

/** A colleague who was added, has chosen a password, and has typed another one since. */
async function account(product: LocalProduct, ask: Ask): Promise<void> {
  const cookies = await product.signIn();
  const confirmed = await ask('POST', '/api/user/confirm', { password: ADMIN.password }, cookies);
  const both = { ...cookies, ...confirmed.cookies };
  const { body } = await ask('POST', '/api/accounts', { username: COLLEAGUE, displayName: 'Kim' }, both);
  const { username, secret } = body.setUp as { username: string; secret: string };
  await ask('POST', '/api/accounts/set-up', { username, secret, password: 'another-harbour-2027-kelp' }, {});
  await product.call('POST', '/api/login', { body: { username, password: 'not-the-password' } });
}

/** A chat that its visitor had forgotten, a person who was erased, and both once more cut off midway. */
async function goodbyes(product: LocalProduct, { ask, formLead, chat }: Players): Promise<void> {
  const { id, visitorId, cookies } = await chat('forgotten');
  const lead = { source: 'chat', visitorId, sessionId: id, ...aNewPerson(), status: 'incomplete' };
  await ask('POST', '/api/leads', lead, cookies);
  await ask('POST', `/api/leads/${visitorId}/forget`, { sessionId: id }, cookies);
  const erased = await formLead();
  await ask('DELETE', `/api/leads/${erased}`);
  for (let erasedAt: unknown = null; erasedAt === null; )
    ({ erasedAt } = (await ask('POST', `/api/leads/${erased}/erase`)).body);
  const leads = productTable(product, 'LeadsTableName');
  await noteForgetting(leads, id);
  await noteErasure(leads, erased);
}

/**
 * Opens sockets of a console and of a visitor whom an admin answers.
 * @param notes takes down the frames that come
 * @returns closes them
 */
export async function openConnections(
  product: LocalProduct,
  notes: AnswerNotes,
): Promise<() => Promise<void>> {
  const { asAdmin, asVisitor } = liveSockets(product);
  // What a busy product refuses is asked for again, with all that leads to it.
  const { admin, desk } = await eventually(async () => {
    const cookies = await product.signIn();
    return { admin: cookies, desk: await asAdmin(cookies) };
  });
  let visitors = 0;
  const { body, widget } = await eventually(async () => {
    visitors += 1;
    const visitorId = visitors === 1 ? 'history-connected' : `history-connected-${visitors}`;
    const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
    if (begun.status !== 201) throw new Error(`No chat was begun: ${begun.status}`);
    return { body: begun.body, widget: await asVisitor(visitorId, String(begun.body.id), begun.cookies) };
  });
  const sockets = [desk, widget];
  for (const { socket } of sockets)
    socket.on('message', (data: Buffer) => notes.noteFrame(data.toString('utf8')));
  const path = `/api/chat/sessions/${String(body.id)}`;
  await product.call('PATCH', path, { body: { isHandedOff: true }, cookies: admin });
  const answer = { content: 'Hello, Sam here', sender: 'admin' };
  await product.call('POST', `${path}/messages`, { body: answer, cookies: admin });
  return async () => {
    for (const { socket } of sockets) socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
  };
}
