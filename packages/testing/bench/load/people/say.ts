import { randomUUID } from 'node:crypto';
import type { AcknowledgedChat } from '../measure/acknowledged.ts';
import type { LoadCaller } from './load-caller.ts';
import type { LoadSocket } from './load-socket.ts';

/** A chat of a visitor that is under way. */
export interface Chat {
  id: string;
  caller: LoadCaller;
  socket: LoadSocket;
  acknowledged: AcknowledgedChat;
}

/** Says something, with what the assistant replies in the moment in which it is said; all is acknowledged under a number. */
export async function say(
  { id, caller, acknowledged }: Omit<Chat, 'socket'>,
  sender: 'user' | 'admin',
  content: string,
  replied?: { reply: string; step: number },
): Promise<void> {
  const timestamp = new Date().toISOString();
  const turn = replied && {
    step: replied.step,
    replies: [{ content: replied.reply, clientMessageId: randomUUID() }],
  };
  const body = { sender, content, clientMessageId: randomUUID(), timestamp, ...turn };
  const { seq, replies = [] } = await caller.call('postChatMessage', { params: { id }, body });
  const seqs = [seq, ...replies.map((reply) => reply.seq)];
  acknowledged.seqs.push(...seqs);
  if (sender === 'user') caller.recorder.acknowledged.visitorMessages += seqs.length;
  acknowledged.step = Math.max(acknowledged.step, replied?.step ?? 0);
}
