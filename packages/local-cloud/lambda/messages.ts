import type { FunctionDefinition } from './function-definitions.ts';

/** The files that a function's process has from its parent beside input and output. */
export const PROCESS_FILES = { channel: 3, clock: 4, standstill: 5 } as const;

/** What a function's process is started with. Its variables are its environment. */
export interface ProcessData {
  readonly definition: Pick<
    FunctionDefinition,
    'name' | 'arn' | 'codeDirectory' | 'handler' | 'memoryMegabytes'
  >;
  /** Whether nothing of it runs between events. */
  readonly freezes: boolean;
  /** Whether it has a clock that is not the machine's (`FunctionClock`). */
  readonly hasClock: boolean;
  /** Whether it may be told to stand still in the middle of a call (`Standstill`). */
  readonly hasStandstill: boolean;
}

/** Parent to process: one invocation; the event travels as JSON, as it does in Lambda. */
export interface InvokeMessage {
  readonly kind: 'invoke';
  readonly requestId: string;
  readonly event: string;
  /** Epoch milliseconds at which the function's time is over, by the machine's clock. */
  readonly deadline: number;
}

/** Parent to process: to collect its garbage and say what is left. */
export interface MeasureMessage {
  readonly kind: 'measure';
}

export type ParentMessage = InvokeMessage | MeasureMessage;

/** How one invocation ended, and what the process has used of processors so far, in microseconds. */
export type Outcome = { readonly requestId: string; readonly cpu: number } & (
  | { readonly kind: 'result'; readonly body: string }
  | { readonly kind: 'error'; readonly error: string }
);

/**
 * Process to parent: the handler is loaded or could not be, the outcome of one invocation, what was printed, how many bytes live on
 * once garbage is collected, or what was thrown that nothing caught.
 */
export type FunctionMessage =
  | Outcome
  | { readonly kind: 'ready' }
  | { readonly kind: 'unloadable'; readonly error: string }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'crashed'; readonly error: string };

const END = 0x0a;

/** A message as it travels between the processes: a line of JSON. */
export function encodeMessage(message: ParentMessage | FunctionMessage): Buffer {
  return Buffer.from(`${JSON.stringify(message)}\n`);
}

/** Puts messages together from the pieces in which they arrive. */
export class MessageDecoder<Message extends ParentMessage | FunctionMessage> {
  #pieces: Buffer[] = [];

  /** The messages that end in this piece, which is not kept. */
  take(piece: Uint8Array): Message[] {
    const messages: Message[] = [];
    let rest = Buffer.from(piece);
    for (let end = rest.indexOf(END); end !== -1; end = rest.indexOf(END)) {
      const line = Buffer.concat([...this.#pieces, rest.subarray(0, end)]).toString('utf8');
      this.#pieces = [];
      messages.push(JSON.parse(line) as Message);
      rest = rest.subarray(end + 1);
    }
    if (rest.length > 0) this.#pieces.push(rest);
    return messages;
  }
}
