import { readSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import {
  encodeMessage,
  type FunctionMessage,
  MessageDecoder,
  type ParentMessage,
  PROCESS_FILES,
} from './messages.ts';

/** How a function's process speaks with its parent. It ends when that is gone. */
export interface ParentChannel {
  tell(message: FunctionMessage): void;
  /** The next message. */
  next(): Promise<ParentMessage>;
}

const PIECE_BYTES = 65_536;

/**
 * A channel on which the whole process stands still until there is a message, as Lambda's do between events: no timer fires, no
 * answer is read and no promise goes on, while connections stay open and time passes. The kernel wakes it, also when the parent ends.
 */
export function freezingChannel(): ParentChannel {
  const decoder = new MessageDecoder<ParentMessage>();
  const piece = Buffer.alloc(PIECE_BYTES);
  const messages: ParentMessage[] = [];
  return {
    tell: (message) => {
      let rest = encodeMessage(message);
      while (rest.length > 0) rest = rest.subarray(writeSync(PROCESS_FILES.channel, rest));
    },
    next: async () => {
      for (;;) {
        const message = messages.shift();
        if (message !== undefined) return message;
        const bytes = readSync(PROCESS_FILES.channel, piece);
        if (bytes === 0) process.exit();
        messages.push(...decoder.take(piece.subarray(0, bytes)));
      }
    },
  };
}

/** A channel that lets everything go on while it waits for a message. */
export function openChannel(): ParentChannel {
  const decoder = new MessageDecoder<ParentMessage>();
  const socket = new Socket({ fd: PROCESS_FILES.channel });
  const messages: ParentMessage[] = [];
  let wake = (): void => {};
  socket.on('data', (piece: Buffer) => {
    messages.push(...decoder.take(piece));
    wake();
  });
  socket.on('end', () => process.exit()).on('error', () => process.exit());
  return {
    tell: (message) => void socket.write(encodeMessage(message)),
    next: async () => {
      for (;;) {
        const message = messages.shift();
        if (message !== undefined) return message;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
