import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from '../../assembly.ts';
import type { Account } from './accounts/account.ts';
import { settleAccounts } from './accounts/settle-accounts.ts';
import { findKnee, type PlayedStep } from './find-knee.ts';
import { type HeldLoad, holdLoad } from './hold-load.ts';
import { HELD_SHARE, type LoadPlan } from './load-plan.ts';
import { type LoadProduct, withProduct } from './load-product.ts';
import { type LoadStage, withStage } from './load-stage.ts';
import { kneeOf } from './model/knee.ts';
import { failureLines, playLoad } from './play-load.ts';
import { AWS_QUOTAS } from './quotas/aws-quotas.ts';
import { measureUses } from './quotas/measure-uses.ts';
import { productQuotas } from './quotas/product-quotas.ts';
import type { Quota, UsePerVisitor } from './quotas/quota.ts';
import { stackQuotas } from './quotas/stack-quotas.ts';
import { heldLine, stepLine } from './report/load-lines.ts';

/** More than a new account has: what it says to the load is reckoned (`quotas`). More processes than these carry no machine. */
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
  await phase('the search for the knee', outcome, async () => {
    if (plan.heldRate === null)
      await onProduct(plan.rates.first, plan, (stage) => raise(stage, plan, outcome, print));
  });
  const rate = plan.heldRate ?? (outcome.knee === null ? null : outcome.knee * HELD_SHARE);
  // A product of its own: what is refused beyond the knee, the end of a socket for one, is nothing that was held.
  await phase('the load that is held', outcome, async () => {
    if (rate === null) outcome.wrong.push(`no rate from ${plan.rates.first} visitors a second on was good`);
    else await onProduct(rate, plan, (stage, loaded) => hold(stage, loaded, { rate, plan, outcome, print }));
  });
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

/** Runs something on a product whose functions are loaded already. @param rate visitors a second who come before */
function onProduct(
  rate: number,
  { mix, seed }: LoadPlan,
  run: (stage: LoadStage, loaded: LoadProduct) => Promise<void>,
): Promise<void> {
  const options = { concurrency: CONCURRENCY, eventsOfAnEnvironment: Number.POSITIVE_INFINITY };
  return withProduct(options, (loaded) =>
    withStage(loaded.product, async (stage) => {
      await playLoad(stage, { rate, seconds: WARM_SECONDS, mix, seed });
      await run(stage, loaded);
    }),
  );
}

async function raise(
  stage: LoadStage,
  plan: LoadPlan,
  outcome: LoadOutcome,
  print: (line: string) => void,
): Promise<void> {
  print('Raised until the knee …');
  outcome.steps = await findKnee(stage, plan, (step) => {
    print(stepLine(step));
    for (const line of failureLines(step.played.failures).slice(0, SHOWN)) print(`    ${line}`);
  });
  outcome.knee = kneeOf(outcome.steps);
}

interface HoldOrder {
  rate: number;
  plan: LoadPlan;
  outcome: LoadOutcome;
  print: (line: string) => void;
}

async function hold(
  stage: LoadStage,
  { takeComplaints }: LoadProduct,
  { rate, plan, outcome, print }: HoldOrder,
): Promise<void> {
  const { wrong } = outcome;
  print(`Held for ${plan.holdMinutes} min at ${rate.toFixed(2)} visitors a second …`);
  const held = await holdLoad(stage, plan, rate);
  outcome.held = held;
  print(heldLine(held));
  wrong.push(...failureLines(held.played.failures), ...wrongOfHeld(held), ...takeComplaints());
  outcome.accounts = await settleAccounts(stage);
  for (const { what, expected, found, isRight } of outcome.accounts)
    if (!isRight) wrong.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
}

/** In which every function is loaded and compiled, as far as it matters. */
const WARM_SECONDS = 20;
const SHOWN = 5;

function wrongOfHeld({ memory, errorLines }: HeldLoad): string[] {
  const grown = memory.filter(({ isFlat }) => !isFlat);
  return [
    ...grown.map(({ name, growth }) => `the memory of ${name} grew by ${Math.round(growth / 2 ** 20)} MB`),
    ...errorLines.map((line) => `a function logged: ${line}`),
  ];
}
