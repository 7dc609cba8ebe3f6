import type { FunctionDefinition } from './function-definitions.ts';

/** What the worker thread is born with. */
export interface WorkerData {
  readonly definition: FunctionDefinition;
}

/** Parent to worker: one invocation; the event travels as JSON, as it does in Lambda. */
export interface InvokeMessage {
  readonly requestId: string;
  readonly event: string;
  /** Epoch milliseconds at which the function's time is over. */
  readonly deadline: number;
}

/** Worker to parent: the handler is loaded, or the outcome of one invocation. */
export type ResultMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'result'; readonly requestId: string; readonly body: string }
  | { readonly kind: 'error'; readonly requestId: string; readonly error: string };
