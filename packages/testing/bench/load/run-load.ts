import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from '../../assembly.ts';
import type { Account } from './accounts/account.ts';
import { settleAccounts } from './accounts/settle-accounts.ts';
import { findKnee, type PlayedStep } from './find-knee.ts';
import { type HeldLoad, holdLoad } from './hold-load.ts';
import { HELD_SHARE, type LoadPlan } from './load-plan.ts';
import { type LoadProduct, withProduct } from './load-product.ts';
import { type LoadStage, openLoadStage } from './load-stage.ts';
import { kneeOf } from './model/knee.ts';
import { failureLines, playLoad } from './play-load.ts';
import { AWS_QUOTAS } from './quotas/aws-quotas.ts';
import { measureUses } from './quotas/measure-uses.ts';
import { productQuotas } from './quotas/product-quotas.ts';
import type { Quota, UsePerVisitor } from './quotas/quota.ts';
import { stackQuotas } from './quotas/stack-quotas.ts';
import { heldLine, stepLine } from './report/load-lines.ts';

/** More than a new account has: what it says to the load is reckoned (`quotas`). More threads than these carry no machine. */
export const CONCURRENCY = 40;

/** All that was found out; what could not be is missing. */
export interface LoadOutcome {
  uses: UsePerVisitor;
  quotas: Quota[];
  steps: PlayedStep[];
  /** Visitors a second. */
  knee: number | null;
  held: HeldLoad | null;
  accounts: Account[];
  /** What should not have been, a line each. */
  wrong: string[];
}

/** Raises a busy Saturday until the knee, holds 70 % of it and settles the accounts. Nothing is thrown: it would be `wrong`. */
export async function runLoad(plan: LoadPlan, print: (line: string) => void): Promise<LoadOutcome> {
  const outcome: LoadOutcome = {
    uses: new Map(),
    quotas: [],
    steps: [],
    knee: null,
    held: null,
    accounts: [],
    wrong: [],
  };
  await phase('what a visitor uses', outcome, async () => {
    print('What a visitor uses …');
    const { uses, wrong } = await measureUses(plan);
    outcome.uses = uses;
    outcome.quotas = [
      ...AWS_QUOTAS,
      ...stackQuotas(openStack(readCloudAssembly(ASSEMBLY_DIR))),
      ...productQuotas(),
    ];
    outcome.wrong.push(...wrong.map((line) => `at ease: ${line}`));
  });
  const options = { concurrency: CONCURRENCY, eventsOfAnEnvironment: Number.POSITIVE_INFINITY };
  await phase('the load', outcome, () =>
    withProduct(options, (loaded) => playAll(loaded, plan, outcome, print)),
  );
  return outcome;
}

/** Runs a part of it; where that fails, it is what is wrong. */
async function phase(name: string, { wrong }: LoadOutcome, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    wrong.push(
      `${name} was not finished: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}

async function playAll(
  { product, takeComplaints }: LoadProduct,
  plan: LoadPlan,
  outcome: LoadOutcome,
  print: (line: string) => void,
): Promise<void> {
  const { wrong } = outcome;
  const stage = await openLoadStage(product);
  // The first to come meet functions that are not loaded yet.
  const first = plan.heldRate ?? plan.rates.first;
  await playLoad(stage, { rate: first, seconds: plan.stepSeconds, mix: plan.mix, seed: plan.seed });
  const rate = plan.heldRate ?? (await heldRate(stage, plan, outcome, print));
  if (rate === null) {
    wrong.push(`the knee lies below ${plan.rates.first} visitors a second`);
    return;
  }
  print(`Held for ${plan.holdMinutes} min at ${rate.toFixed(2)} visitors a second …`);
  takeComplaints();
  const held = await holdLoad(stage, plan, rate);
  outcome.held = held;
  print(heldLine(held));
  wrong.push(...failureLines(held.played.failures), ...wrongOfHeld(held), ...takeComplaints());
  outcome.accounts = await settleAccounts(stage);
  for (const { what, expected, found, isRight } of outcome.accounts)
    if (!isRight) wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
}

async function heldRate(
  stage: LoadStage,
  plan: LoadPlan,
  outcome: LoadOutcome,
  print: (line: string) => void,
): Promise<number | null> {
  print('Raised until the knee …');
  outcome.steps = await findKnee(stage, plan, (step) => {
    print(stepLine(step));
    for (const line of failureLines(step.played.failures).slice(0, SHOWN)) print(`    ${line}`);
  });
  outcome.knee = kneeOf(outcome.steps);
  return outcome.knee === null ? null : outcome.knee * HELD_SHARE;
}

const SHOWN = 5;

function wrongOfHeld({ memory, errorLines }: HeldLoad): string[] {
  const grown = memory.filter(({ isFlat }) => !isFlat);
  return [
    ...grown.map(({ name, growth }) => `the memory of ${name} grew by ${Math.round(growth / 2 ** 20)} MB`),
    ...errorLines.map((line) => `a function logged: ${line}`),
  ];
}
