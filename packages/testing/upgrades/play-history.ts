import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import { ADMIN } from '../admin.ts';
import { eventually } from '../eventually.ts';
import { aNewPerson, aSubmission } from '../leads.ts';
import type { LocalProduct } from '../local-product.ts';
import { mailbox, tokenIn } from '../mailbox.ts';
import { productTable } from '../product-table.ts';
import { TestLeadsRepository } from '../test-leads-repository.ts';
import type { AnswerNotes } from './answers.ts';
import type { Ask, Cookies } from './ask.ts';
import { playLater } from './play-later.ts';
import { playLooks } from './play-looks.ts';
import type { KnownOfHistory } from './stored-rows.ts';

const DAY_MS = 86_400_000;

/**
 * What people do with the product, so that every kind of row is there: leads in every state, chats, photos, exports.
 * @param notes takes down what they are answered
 */
export async function playHistory(product: LocalProduct, notes: AnswerNotes): Promise<KnownOfHistory> {
  const admin = await product.signIn();
  const ask: Ask = async (method, path, body, cookies = admin, headers = {}) => {
    const response = await product.call(method, path, {
      cookies,
      headers,
      ...(body !== undefined && { body }),
    });
    notes.noteAnswer(method, path, response.body);
    if (response.status < 300) return response;
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
  };
  const { path, cookies } = await photo(ask);
  const fields = { email: 'jane@example.com', photoPaths: [path] };
  const linkedLeadId = await formLead(ask, fields, cookies);
  const { text } = await mailbox(product.localDir).mail('jane@example.com', '');
  await leadsOfEveryStatus(ask);
  await suspiciousLead(product);
  const takenChat = await chats(ask);
  // Whoever is erased takes every export with them.
  await playLater(product, {
    ask,
    formLead: (fields) => formLead(ask, fields),
    chat: (name) => chat(ask, name),
  });
  await workOfAdmins(ask, product);
  await playLooks(ask, takenChat, linkedLeadId);
  const linkToken = tokenIn({ text });
  return { now: new Date().toISOString(), password: ADMIN.password, linkToken, linkedLeadId };
}

let visitors = 0;

async function formLead(ask: Ask, fields: Record<string, unknown> = {}, cookies?: Cookies): Promise<number> {
  visitors += 1;
  const body = {
    name: `Jane Roe ${visitors}`,
    ...aNewPerson(),
    junkType: 'furniture',
    details: 'An old couch',
    preferredDate: halifaxToday(new Date(Date.now() + 2 * DAY_MS)),
    preferredTimeSlot: 'morning',
    source: 'form',
    visitorId: `history-${visitors}`,
    ...fields,
  };
  return Number((await ask('POST', '/api/leads', body, cookies)).body.id);
}

async function leadsOfEveryStatus(ask: Ask): Promise<void> {
  for (const status of LEAD_STATUSES) {
    const id = await formLead(ask);
    if (status === 'new' || status === 'incomplete') continue;
    const followUpDate = halifaxToday(new Date(Date.now() + DAY_MS));
    await ask('PATCH', `/api/leads/${id}`, {
      status,
      notes: `Is ${status}`,
      estimatedValue: 120.5,
      followUpDate,
    });
  }
  const [trashed, merged, remaining, called] = [
    await formLead(ask),
    await formLead(ask),
    await formLead(ask),
    await formLead(ask),
  ];
  await ask('DELETE', `/api/leads/${trashed}`);
  await ask('POST', `/api/leads/${remaining}/merge`, { otherId: merged });
  await ask('POST', `/api/leads/${called}/calls`, { outcome: 'reached' });
  await ask('POST', `/api/leads/${called}/seen`);
}

async function suspiciousLead(product: LocalProduct): Promise<void> {
  const [leads, claims] = ['LeadsTableName', 'VisitorsTableName'].map((name) => productTable(product, name));
  if (!leads || !claims) throw new Error('The product names no tables.');
  await new TestLeadsRepository(leads, claims).create({
    submission: aSubmission({ ...aNewPerson(), name: 'Flo Odd', visitorId: 'history-odd' }),
    from: 'form',
    finished: true,
    now: new Date(),
    visitorVerified: false,
    idempotency: { key: 'history-of-a-suspicious-lead', bodyHash: 'hash' },
    judge: async () => 'address_limit',
  });
}

/** One that is sent, one that an admin takes over, one that was left, one that is closed. @returns the id of the one that is held */
async function chats(ask: Ask): Promise<string> {
  const sent = await chat(ask, 'sent');
  const lead = {
    source: 'chat',
    visitorId: sent.visitorId,
    sessionId: sent.id,
    name: 'Carl Chat',
    ...aNewPerson(),
  };
  await ask('POST', '/api/leads', { ...lead, junkType: 'yard' }, sent.cookies);
  const taken = await chat(ask, 'taken');
  await ask('PATCH', `/api/chat/sessions/${taken.id}`, { personRequested: true }, taken.cookies);
  await ask('PATCH', `/api/chat/sessions/${taken.id}`, { isHandedOff: true });
  await ask('POST', `/api/chat/sessions/${taken.id}/messages`, {
    content: 'Hello, Sam here',
    sender: 'admin',
  });
  const left = await chat(ask, 'left');
  const begun = { source: 'chat', visitorId: left.visitorId, sessionId: left.id, name: 'Lee Left' };
  await ask('POST', '/api/leads', begun, left.cookies);
  const closed = await chat(ask, 'closed');
  await ask('PATCH', `/api/chat/sessions/${closed.id}`, { status: 'closed' });
  return taken.id;
}

async function chat(ask: Ask, name: string) {
  const visitorId = `history-chat-${name}`;
  const { body, cookies } = await ask('POST', '/api/chat/sessions', { visitorId }, {});
  const id = String(body.id);
  for (const [step, content] of ['How much is a couch?', 'Furniture', 'My name is Carl'].entries()) {
    const message = { content, sender: 'user', clientMessageId: `${name}-${step}`, step: step + 1 };
    await ask('POST', `/api/chat/sessions/${id}/messages`, message, cookies);
  }
  return { id, visitorId, cookies };
}

/** A clean photo of the first visitor, who is known from then on. */
async function photo(ask: Ask): Promise<{ path: string; cookies: Cookies }> {
  const bytes = await labelledImage([]).jpeg().toBuffer();
  const asked = {
    visitorId: 'history-1',
    filename: 'a.jpg',
    contentType: 'image/jpeg',
    size: bytes.length,
    source: 'form',
  };
  const { body, cookies } = await ask('POST', '/api/upload-photo', asked, {});
  const { upload, path } = body as unknown as {
    path: string;
    upload: { url: string; method: string; headers: Record<string, string> };
  };
  await fetch(upload.url, { method: upload.method, headers: upload.headers, body: new Uint8Array(bytes) });
  const name = path.split('/').at(-1);
  await eventually(async () => {
    const { body: found } = await ask('GET', `/api/photos/${name}/state`, undefined, cookies);
    if (found.state !== 'clean') throw new Error(`The photo is ${String(found.state)}.`);
  });
  return { path, cookies };
}

async function workOfAdmins(ask: Ask, { users }: LocalProduct): Promise<void> {
  const view = {
    status: 'all',
    quick: null,
    search: 'oak',
    sort: 'createdAt',
    order: 'desc',
    columns: ['status', 'phone'],
  };
  await ask('POST', '/api/lead-views', { name: 'Oak Street', ...view });
  const { body } = await ask('POST', '/api/leads/exports', {});
  await ask('POST', `/api/leads/exports/${String(body.id)}`);
  await ask('POST', '/api/leads/exports', { status: 'new' });
  await users.endSignIn(ADMIN.username, 'a-sign-in');
}
