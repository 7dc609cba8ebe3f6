import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Duplex, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { ProcessGuard } from '../process/process-guard.ts';
import type { FunctionClock } from './function-clock.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import {
  encodeMessage,
  type FunctionMessage,
  MessageDecoder,
  type ParentMessage,
  PROCESS_FILES,
  type ProcessData,
} from './messages.ts';
import type { Standstill } from './standstill.ts';

export interface FunctionProcessOptions {
  readonly definition: FunctionDefinition;
  /** All that it sees of its surroundings. */
  readonly variables: Readonly<Record<string, string>>;
  readonly freezes: boolean;
  readonly guard: ProcessGuard;
  readonly compileCache: string | undefined;
  readonly clock: FunctionClock | undefined;
  readonly standstill: Standstill | undefined;
  readonly hear: (message: FunctionMessage) => void;
  /** Takes lines that came past the channel: what native code and Node itself print. */
  readonly print: (line: string) => void;
}

/** How a process ended, in Lambda's words. */
export interface ProcessEnd {
  /** As `exit status 1`. */
  readonly reason: string;
  /** Whether it was ended by a signal. */
  readonly isKilled: boolean;
}

export interface FunctionProcess {
  send(message: ParentMessage): void;
  /** Resolves when it is gone and all that it said was heard. */
  readonly ended: Promise<ProcessEnd>;
  /** Ends it in the middle of what it does. */
  kill(): void;
}

const main = fileURLToPath(new URL('./process-main.ts', import.meta.url));

/** Starts a process for a function; it ends with this one, however that ends. @throws Error where there can be no more processes */
export function startFunctionProcess(options: FunctionProcessOptions): FunctionProcess {
  const { definition, variables, freezes, guard, compileCache, clock, standstill, hear, print } = options;
  const { name, arn, codeDirectory, handler, memoryMegabytes } = definition;
  const data: ProcessData = {
    definition: { name, arn, codeDirectory, handler, memoryMegabytes },
    freezes,
    hasClock: clock !== undefined,
    hasStandstill: standstill !== undefined,
  };
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${memoryMegabytes}`, main, JSON.stringify(data)],
    {
      env: { ...variables, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
      // Ctrl-C reaches this process alone, which then ends its parts in order.
      detached: true,
      stdio: [
        'ignore',
        'pipe',
        'pipe',
        'pipe',
        clock?.shared.fd ?? 'ignore',
        standstill?.shared.fd ?? 'ignore',
      ],
    },
  );
  const gone = new Promise<ProcessEnd>((resolve) => {
    child.once('error', ({ message }) => resolve({ reason: message, isKilled: false }));
    // After all that it has printed was read.
    child.once('close', (code, signal) => resolve(endOf(code, signal)));
  });
  if (child.pid === undefined && child.stdio === undefined)
    throw new Error('There can be no more processes.');
  guard.add(child);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input: input as Readable }).on('line', print);
  const channel = child.stdio[PROCESS_FILES.channel] as Duplex;
  const decoder = new MessageDecoder<FunctionMessage>();
  channel.on('data', (piece: Buffer) => {
    for (const message of decoder.take(piece)) hear(message);
  });
  // What was sent to one that is gone is lost with it, which its end says.
  channel.on('error', () => {});
  const heard = new Promise((resolve) => channel.once('close', resolve));
  return {
    send: (message) => void channel.write(encodeMessage(message)),
    ended: heard.then(() => gone),
    kill: () => void child.kill('SIGKILL'),
  };
}

function endOf(code: number | null, signal: NodeJS.Signals | null): ProcessEnd {
  return signal === null
    ? { reason: `exit status ${code}`, isKilled: false }
    : { reason: `signal: ${signal}`, isKilled: true };
}
