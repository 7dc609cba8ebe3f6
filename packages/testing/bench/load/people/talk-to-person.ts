import type { AdminDesk } from './admin-desk.ts';
import { type Chat, say } from './say.ts';

/** An admin takes a chat over, both say something that the other hears at once, and the assistant goes on. */
export async function talkToPerson(chat: Chat, desk: AdminDesk): Promise<void> {
  const { id, caller, socket, acknowledged } = chat;
  const params = { id };
  await caller.call('updateChatSession', { params, body: { personRequested: true } });
  const admin = desk.next();
  await admin.caller.call('updateChatSession', { params, body: { isHandedOff: true } });
  const isOf = (event: Record<string, unknown>, type: string) =>
    event.type === type && event.sessionId === id;
  await caller.recorder.time('admin to visitor', async () => {
    const heard = socket.until('admin_message', (event) => isOf(event, 'admin_message'));
    await both(heard, say({ id, caller: admin.caller, acknowledged }, 'admin', 'Hello, this is a person.'));
  });
  await caller.recorder.time('visitor to admin', async () => {
    const heard = admin.socket.until('visitor_message', (event) => isOf(event, 'visitor_message'));
    await both(heard, say(chat, 'user', 'Good to hear.'));
  });
  await admin.caller.call('updateChatSession', { params, body: { isHandedOff: false } });
}

async function both(heard: Promise<unknown>, said: Promise<unknown>): Promise<void> {
  await Promise.all([heard, said]);
}
