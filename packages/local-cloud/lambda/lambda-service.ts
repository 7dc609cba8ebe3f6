import { availableParallelism } from 'node:os';
import { startProcessGuard } from '../process/process-guard.ts';
import { ConcurrencyShares, newAccountConcurrency, usualConcurrency } from './concurrency-shares.ts';
import { EnvironmentPool } from './environment-pool.ts';
import { ExecutionEnvironment } from './execution-environment.ts';
import type { FunctionClock } from './function-clock.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { type CloudAccess, functionEnvironment } from './function-environment.ts';
import { FunctionError, TooManyRequestsError } from './lambda-errors.ts';
import { type LambdaLoad, LoadCount } from './load-count.ts';
import type { Standstill } from './standstill.ts';

/** Where function output goes: the function's label, and one line. */
export type FunctionLog = (functionName: string, line: string) => void;

export interface LambdaOptions {
  readonly definitions: ReadonlyMap<string, FunctionDefinition>;
  readonly access: CloudAccess;
  readonly log: FunctionLog;
  /**
   * How many events may be under way at a time, of all functions together; what `usualConcurrency` says by default. What
   * definitions reserve of it is as it was at the start, whatever is reloaded.
   */
  readonly concurrency?: number;
  /** Freezes environments between events and replaces them now and then; true by default. */
  readonly freezes?: boolean;
  /** After how many events an environment is replaced, where it is frozen between them; some fifty by default. */
  readonly eventsOfAnEnvironment?: number;
  /** What functions take for the time; the machine's clock without it. */
  readonly clock?: FunctionClock;
  /** Has functions stand still in the middle of a call. */
  readonly standstill?: Standstill;
  /** A folder that keeps compiled code for the next cold start; none without it. */
  readonly compileCache?: string;
}

/** What an environment holds in its memory that is no garbage. */
export interface EnvironmentMemory {
  /** The function's label and which of its environments it is, the same as long as that lives. */
  readonly name: string;
  readonly events: number;
  readonly bytes: number;
}

export interface LambdaService {
  /** Runs a function on an event; both sides plain JSON values. @throws FunctionError, TooManyRequestsError */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  load(): LambdaLoad;
  /** What each environment holds that waits for an event just now; they are asked one after the other. */
  memory(): Promise<EnvironmentMemory[]>;
  /** Loads every handler, and resolves when all are. @throws FunctionError that names the functions which did not load */
  ready(): Promise<void>;
  /**
   * Shares out concurrency anew, by the functions' labels, as an account may at any time; events under way count no more.
   * @throws TemplateError for more than AWS lets an account reserve
   */
  shareConcurrency(concurrency: number, reserved: Readonly<Record<string, number>>): void;
  /** Loads all code anew, of these definitions if they are given: requests under way finish on the old code. */
  reload(definitions?: ReadonlyMap<string, FunctionDefinition>): void;
  /** Ends every function in the middle of what it does, as a crash would; the next invocation starts it anew. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Lambda's own limit on events and results, in bytes of JSON. */
export const payloadLimit = 6_291_556;

/** After so many events an environment's memory is gone. Lambda does not say when it is. */
const usualLifetime = 50;

/**
 * Runs functions in environments that work on one event at a time: as many of each as are needed, up to the limit.
 * @throws TemplateError where they reserve more of it than AWS allows
 */
export function startLambda(options: LambdaOptions): LambdaService {
  const { access, log, freezes = true, eventsOfAnEnvironment = usualLifetime } = options;
  let { definitions } = options;
  const reserved = reservations(definitions);
  const { concurrency = usualConcurrency(reserved) } = options;
  let shares = new ConcurrencyShares(concurrency, reserved);
  const guard = startProcessGuard();
  const pool = new EnvironmentPool({
    start: (arn) => {
      const definition = definitions.get(arn);
      if (definition === undefined) throw new FunctionError(`there is no function ${arn}`);
      const variables = functionEnvironment(definition, access);
      return new ExecutionEnvironment({
        definition,
        variables,
        freezes,
        log: (line) => log(definition.label, line),
        guard,
        compileCache: options.compileCache,
        clock: options.clock,
        standstill: options.standstill,
      });
    },
    maxEvents: freezes ? eventsOfAnEnvironment : Number.POSITIVE_INFINITY,
    maxIdle: Math.max(concurrency, newAccountConcurrency) + definitions.size,
    maxStarting: availableParallelism(),
  });
  const load = new LoadCount();

  async function invoke(arn: string, event: unknown): Promise<unknown> {
    const giveBack = shares.take(arn);
    if (giveBack === undefined) {
      load.refuse();
      throw new TooManyRequestsError();
    }
    const end = load.begin();
    try {
      return await invokeIn(await pool.take(arn), event);
    } finally {
      end();
      giveBack();
    }
  }

  async function invokeIn(environment: ExecutionEnvironment, event: unknown): Promise<unknown> {
    try {
      return parseResult(await environment.invoke(JSON.stringify(event)));
    } finally {
      load.use(environment.takeCpuSeconds());
      pool.give(environment.definition.arn, environment);
    }
  }

  /** One of each is started before it is needed, which shows whether its code loads. */
  async function warm(): Promise<void> {
    const failed: string[] = [];
    const starting = [...definitions].map(async ([arn, { label }]) => {
      const environment = await pool.take(arn).catch(() => undefined);
      if (environment === undefined) failed.push(label);
      else pool.give(arn, environment);
    });
    await Promise.all(starting);
    if (failed.length > 0)
      throw new FunctionError(`could not load ${failed.join(', ')}; see its lines above`);
  }

  let loading: Promise<void> | undefined;
  return {
    invoke,
    load: () => load.now(),
    memory: () => environmentsMemory(pool, definitions),
    ready: () => {
      loading ??= warm();
      return loading;
    },
    shareConcurrency: (most, byLabel) => {
      const arns = [...definitions].filter(([, { label }]) => label in byLabel);
      shares = new ConcurrencyShares(
        most,
        new Map(arns.map(([arn, { label }]) => [arn, byLabel[label] ?? 0])),
      );
    },
    reload: (changed = definitions) => {
      definitions = changed;
      pool.replaceAll();
      // What does not load has said so in its log, and says so again to who calls it.
      warm().catch(() => {});
    },
    kill: () => pool.kill(),
    stop: async () => {
      await pool.stop();
      await guard.close();
    },
  };
}

function reservations(definitions: LambdaOptions['definitions']): ReadonlyMap<string, number> {
  return new Map(
    [...definitions].flatMap(([arn, { reservedConcurrency }]) =>
      reservedConcurrency === undefined ? [] : [[arn, reservedConcurrency]],
    ),
  );
}

/** Of each environment that waits; a name says which function's it is, and the how-many-th environment of all. */
async function environmentsMemory(
  pool: EnvironmentPool,
  definitions: LambdaOptions['definitions'],
): Promise<EnvironmentMemory[]> {
  const found: EnvironmentMemory[] = [];
  await pool.eachIdle(async (arn, environment) => {
    const bytes = await environment.memory();
    const name = `${definitions.get(arn)?.label ?? arn} ${environment.serial}`;
    if (bytes !== null) found.push({ name, events: environment.events, bytes });
  });
  return found;
}

function parseResult(body: string): unknown {
  if (Buffer.byteLength(body) > payloadLimit) {
    throw new FunctionError(
      `Response payload size exceeded maximum allowed payload size (${payloadLimit} bytes).`,
    );
  }
  return JSON.parse(body);
}
