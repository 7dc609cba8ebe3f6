import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Account } from '../accounts/account.ts';
import type { LoadPlan } from '../load-plan.ts';
import type { WorkerMemory } from '../measure/memory-log.ts';
import type { MachineLoad } from '../measure/watch-machine.ts';
import { easeOf, whyBeyond } from '../model/knee.ts';
import type { LatencySummary } from '../model/latencies.ts';
import { busiestParts, type PartLoad } from '../model/saturation.ts';
import { failureLines, type PlayedLoad } from '../play-load.ts';
import { QUOTAS_READ } from '../quotas/aws-quotas.ts';
import { BUSY_SATURDAY } from '../quotas/quota.ts';
import { type QuotaVerdict, quotaVerdicts } from '../quotas/quota-verdict.ts';
import { CONCURRENCY, type LoadOutcome } from '../run-load.ts';

/** A report as it is written; rates are visitors a second, times milliseconds. */
export interface LoadReport {
  date: string;
  commit: string;
  machine: { processors: number; model: string; memoryGb: number; loadBefore: number };
  plan: LoadPlan;
  busySaturday: typeof BUSY_SATURDAY;
  steps: StepReport[];
  knee: number | null;
  /** What saturates first: how busy each part was at the lowest rate beyond the knee. */
  saturated: PartLoad[];
  held: HeldReport | null;
  memory: WorkerMemory[];
  accounts: Account[];
  quotasRead: string;
  quotas: QuotaVerdict[];
  usesPerVisitor: Record<string, number>;
  wrong: string[];
}

interface StepReport {
  rate: number;
  people: number;
  there: PlayedLoad['there'];
  calls: LatencySummary;
  /** Those by which a rate is judged. */
  recent: LatencySummary;
  failures: string[];
  beyond: string | null;
  machine: MachineLoad;
}

interface HeldReport extends Omit<StepReport, 'beyond'> {
  byName: Record<string, LatencySummary>;
  askedAgain: Record<string, number>;
  lateness: number;
}

/** Where a report is made. */
export interface ReportPlace {
  date: string;
  commit: string;
  machine: LoadReport['machine'];
}

/** To be asked before a load: the machine is busy after it. */
export function reportPlace(): ReportPlace {
  const [first] = cpus();
  const [loadBefore = 0] = loadavg();
  return {
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: {
      processors: cpus().length,
      model: first?.model ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      loadBefore,
    },
  };
}

export function loadReport(place: ReportPlace, plan: LoadPlan, outcome: LoadOutcome): LoadReport {
  const { steps, knee, held, uses, accounts, wrong } = outcome;
  const rate = held?.played.rate ?? 0;
  return {
    ...place,
    plan,
    busySaturday: BUSY_SATURDAY,
    steps: stepReports(steps),
    knee,
    saturated: saturatedAt(outcome),
    held: held === null ? null : heldReport(held),
    memory: held?.memory ?? [],
    accounts,
    quotasRead: QUOTAS_READ,
    quotas: rate === 0 ? [] : quotaVerdicts(outcome.quotas, uses, rate),
    usesPerVisitor: Object.fromEntries(uses),
    wrong,
  };
}

function stepReports(steps: LoadOutcome['steps']): StepReport[] {
  const ease = easeOf(steps);
  return steps.map((step) => ({
    rate: step.rate,
    people: step.played.came,
    there: step.played.there,
    calls: step.played.calls,
    recent: step.played.recent,
    failures: failureLines(step.played.failures),
    beyond: whyBeyond(step, ease),
    machine: step.played.machine,
  }));
}

function saturatedAt({ steps, knee }: LoadOutcome): PartLoad[] {
  const [beyond] = steps.filter(({ rate }) => rate > (knee ?? 0)).toSorted((a, b) => a.rate - b.rate);
  return beyond === undefined ? [] : busiestParts(beyond.played.machine, CONCURRENCY);
}

function heldReport({ played }: NonNullable<LoadOutcome['held']>): HeldReport {
  const { rate, came, there, calls, recent, byName, failures, refused, lateness, machine } = played;
  return {
    rate,
    people: came,
    there,
    calls,
    recent,
    byName,
    failures: failureLines(failures),
    askedAgain: refused,
    lateness,
    machine,
  };
}
