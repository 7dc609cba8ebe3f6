import { parseArgs } from 'node:util';
import type { RatePlan } from './model/knee.ts';
import { type JourneyMix, SATURDAY } from './people/journeys.ts';

/** How a load is raised and held. */
export interface LoadPlan {
  mix: JourneyMix;
  /** Which rates are tried for the knee. */
  rates: RatePlan;
  /** How long a rate is tried that is not steady before. */
  stepSeconds: number;
  /** Visitors a second to hold in place of a share of the knee, which is not looked for then; null to look for it. */
  heldRate: number | null;
  holdMinutes: number;
  /** For when people come; the same seed has them come at the same moments. */
  seed: number;
  /** The folder of the report. */
  out: string;
  /** Whether the report is kept in `docs/load.md` as well. */
  record: boolean;
}

/** What of the knee is held. */
export const HELD_SHARE = 0.7;

/** About twenty minutes in all. */
export const DEFAULT_PLAN: LoadPlan = {
  mix: SATURDAY,
  rates: { first: 2, growth: 1.6, max: 60 },
  // What is steady is so after some forty.
  stepSeconds: 72,
  heldRate: null,
  holdMinutes: 10,
  seed: 1,
  out: '.build/load',
  record: false,
};

/** An option that means nothing; the message says what would. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}

/** The plan of these arguments: `--minutes`, `--step-seconds`, `--first-rate`, `--max-rate`, `--rate`, `--seed`, `--out`, `--record`. @throws PlanError */
export function readPlan(args: readonly string[]): LoadPlan {
  const values = read(args);
  const number = (name: Exclude<keyof typeof values, 'record'>, otherwise: number) =>
    positive(name, values[name], otherwise);
  const { rates } = DEFAULT_PLAN;
  return {
    ...DEFAULT_PLAN,
    rates: { ...rates, first: number('first-rate', rates.first), max: number('max-rate', rates.max) },
    stepSeconds: number('step-seconds', DEFAULT_PLAN.stepSeconds),
    heldRate: values.rate === undefined ? null : number('rate', 0),
    holdMinutes: number('minutes', DEFAULT_PLAN.holdMinutes),
    seed: number('seed', DEFAULT_PLAN.seed),
    out: values.out ?? DEFAULT_PLAN.out,
    record: values.record ?? DEFAULT_PLAN.record,
  };
}

const text = { type: 'string' } as const;
const OPTIONS = {
  minutes: text,
  'step-seconds': text,
  'first-rate': text,
  'max-rate': text,
  rate: text,
  seed: text,
  out: text,
  record: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new PlanError(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0) return Number(value);
  throw new PlanError(`--${name} must be a number above 0, not "${value}".`);
}
