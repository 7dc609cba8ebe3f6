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

/** Says something that is acknowledged under a number. */
export async function say(
  { id, caller, acknowledged }: Omit<Chat, 'socket'>,
  sender: 'user' | 'assistant' | 'admin',
  content: string,
  step?: number,
): Promise<string> {
  const clientMessageId = randomUUID();
  const timestamp = new Date().toISOString();
  const body = { sender, content, clientMessageId, timestamp, ...(step !== undefined && { step }) };
  const { seq } = await caller.call('postChatMessage', { params: { id }, body });
  acknowledged.seqs.push(seq);
  acknowledged.step = Math.max(acknowledged.step, step ?? 0);
  return clientMessageId;
}
