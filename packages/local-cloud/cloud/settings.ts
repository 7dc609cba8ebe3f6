import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaultInjection, NO_FAULTS } from '../dynamodb/faults/fault-injection.ts';

/** `loose` lets one machine do a thousand times as much as one address may. */
export type Limits = 'usual' | 'loose';

/** The settings of `npm start`. */
export interface Settings {
  readonly port: number;
  readonly localDir: string;
  /** Run this cloud assembly instead of building one. */
  readonly assemblyDir: string | undefined;
  readonly dev: boolean;
  /** Deny what the template's policies do not allow. */
  readonly iam: boolean;
  /** How far DynamoDB is from ideal. */
  readonly faults: FaultInjection;
  /** How many events functions may work on at a time in all; as many as in a new account without it. */
  readonly concurrency: number | undefined;
  /** Functions stand still between events and lose their memory now and then. */
  readonly freezes: boolean;
  /** A folder in which to note what functions need of what they may do. */
  readonly grantUses: string | undefined;
  /** What one address may do. */
  readonly limits: Limits;
  /** Stop when the process that started this one is gone. */
  readonly endWithParent: boolean;
}

/** An argument or variable makes no sense; the message is one line that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads arguments and environment. @throws SettingsError */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const values = parse(args);
  const assembly = values.assembly ?? env.LOCAL_ASSEMBLY;
  return {
    port: readPort(env.PORT),
    localDir: resolve(env.LOCAL_DIR || '.local'),
    assemblyDir: assembly === undefined ? undefined : resolve(assembly),
    dev: values.dev ?? false,
    iam: readSwitch('LOCAL_IAM', env.LOCAL_IAM),
    faults: readFaults(env),
    concurrency: readConcurrency(env.LOCAL_CONCURRENCY),
    freezes: readSwitch('LOCAL_FREEZE', env.LOCAL_FREEZE),
    grantUses: env.LOCAL_GRANT_USES,
    limits: readLimits(env.LIMITS),
    endWithParent: values['end-with-parent'] ?? false,
  };
}

const options = {
  dev: { type: 'boolean' },
  assembly: { type: 'string' },
  'end-with-parent': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new SettingsError(
      `${error instanceof Error ? error.message : String(error)} Known: --dev, --assembly DIR, --end-with-parent.`,
    );
  }
}

/** What makes the local cloud as strict as AWS is on, unless it is switched off. */
function readSwitch(name: string, text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'on') return true;
  if (text === 'off') return false;
  throw new SettingsError(`${name} must be on or off, not "${text}".`);
}

function readLimits(text: string | undefined): Limits {
  if (text === undefined || text === '') return 'usual';
  if (text === 'loose') return text;
  throw new SettingsError(`LIMITS must be loose or not set, not "${text}".`);
}

function readFaults(env: Readonly<Record<string, string | undefined>>): FaultInjection {
  const { indexLagMs, errorShare, seed } = NO_FAULTS;
  return {
    indexLagMs: readNumber('LOCAL_INDEX_LAG', env, indexLagMs, 60_000),
    errorShare: readNumber('LOCAL_DYNAMODB_ERRORS', env, errorShare, 1),
    seed: readNumber('LOCAL_SEED', env, seed, 2 ** 32),
  };
}

function readNumber(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  otherwise: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && number <= max) return number;
  throw new SettingsError(`${name} must be a number from 0 to ${max}, not "${text}".`);
}

function readConcurrency(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new SettingsError(`LOCAL_CONCURRENCY must be a number from 1 to 9999, not "${text}".`);
  return Number(text);
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}
