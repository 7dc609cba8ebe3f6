import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { Person } from '../../bench/load/people/person.ts';
import { type ChaosCaller, RefusedError } from '../chaos-caller.ts';
import type { ChaosStage } from '../chaos-stage.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 30;
const UNAUTHENTICATED = 401;

/** Sends a photo and waits until it was checked. @returns its name */
export async function sendPhoto(stage: ChaosStage, caller: ChaosCaller, person: Person): Promise<string> {
  const { jpeg } = stage;
  const photo = { filename: 'sofa.jpg', contentType: 'image/jpeg', size: jpeg.length, source: 'form' };
  const { path, upload } = await asVisitor(person, (visitorId) =>
    caller.ask('uploadPhoto', { body: { ...photo, visitorId } }),
  );
  const { method, url, headers } = upload;
  await caller.upload(url, { method, headers, body: new Uint8Array(jpeg) });
  const name = path.slice('/uploads/'.length);
  stage.acknowledged.photos.add(name);
  for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    const { state } = await caller.ask('getPhotoState', { params: { name } });
    if (state === 'clean') return name;
    if (state !== 'pending') throw new Error(`a photo was found ${state}`);
    if (Date.now() > end) throw new Error('a photo was not checked');
  }
}

/** Sends the form, again with the same key where no answer comes. @returns the lead's id */
export async function sendForm(
  { acknowledged }: ChaosStage,
  caller: ChaosCaller,
  person: Person,
  photos: readonly string[] = [],
): Promise<number> {
  const photoPaths = photos.map((name) => `/uploads/${name}`);
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const form = { ...person, photoPaths, source: 'form', filledInMs: '60000' };
  const { id } = await asVisitor(person, (visitorId) =>
    caller.ask('createLead', { body: { ...form, visitorId }, headers }),
  );
  acknowledged.leads.set(id, photos);
  return id;
}

/** Begins a chat. @returns its id */
export async function beginChat(
  { acknowledged }: ChaosStage,
  caller: ChaosCaller,
  person: Person,
): Promise<string> {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const { id } = await asVisitor(person, (visitorId) =>
    caller.ask('createChatSession', { body: { visitorId, status: 'active' }, headers }),
  );
  acknowledged.begunChat(id);
  return id;
}

/** Says something in a chat, and what the assistant replies to it in the moment in which it is said. */
export async function say(
  { acknowledged }: ChaosStage,
  caller: ChaosCaller,
  { id, sender, content, reply }: { id: string; sender: 'user' | 'admin'; content: string; reply?: string },
): Promise<void> {
  const replied = reply === undefined ? {} : { replies: [{ content: reply, clientMessageId: randomUUID() }] };
  const body = { sender, content, clientMessageId: randomUUID(), ...replied };
  const { seq, replies = [] } = await caller.ask('postChatMessage', { params: { id }, body });
  acknowledged.chats.get(id)?.seqs.push(seq, ...replies.map((one) => one.seq));
}

/** Calls under the person's visitorId; under a new one where it was claimed and the cookie never came, as pages do. */
async function asVisitor<T>(person: Person, call: (visitorId: string) => Promise<T>): Promise<T> {
  try {
    return await call(person.visitorId);
  } catch (error) {
    if (!(error instanceof RefusedError) || error.status !== UNAUTHENTICATED) throw error;
    person.visitorId = `visitor-${randomUUID()}`;
    return call(person.visitorId);
  }
}
