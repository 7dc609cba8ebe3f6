import type { FunctionDefinition } from './function-definitions.ts';

/** What the worker thread is born with. */
export interface WorkerData {
  readonly definition: FunctionDefinition;
  /** Counts the events that were sent. */
  readonly sent: SharedArrayBuffer;
  /** Whether nothing of the thread runs between events. */
  readonly freezes: boolean;
  /** Of a clock that is not the machine's (`FunctionClock`). */
  readonly clock: SharedArrayBuffer | undefined;
  /** Whether it stands still in the middle of a call (`Standstill`). */
  readonly standstill: SharedArrayBuffer | undefined;
}

/** Parent to worker: one invocation; the event travels as JSON, as it does in Lambda. */
export interface InvokeMessage {
  readonly kind: 'invoke';
  readonly requestId: string;
  readonly event: string;
  /** Epoch milliseconds at which the function's time is over. */
  readonly deadline: number;
}

/** Parent to worker: to collect its garbage and say what is left. */
export interface MeasureMessage {
  readonly kind: 'measure';
}

export type ParentMessage = InvokeMessage | MeasureMessage;

/**
 * Worker to parent: the handler is loaded or could not be, the outcome of one invocation, what was printed, or how many bytes
 * live on once garbage is collected.
 */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unloadable'; readonly error: string }
  | { readonly kind: 'result'; readonly requestId: string; readonly body: string }
  | { readonly kind: 'error'; readonly requestId: string; readonly error: string }
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'memory'; readonly bytes: number };
