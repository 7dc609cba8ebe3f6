import { startLocalProduct } from '../local-product.ts';
import { type PlayedCase, playCase } from './chaos-case.ts';
import { type ChaosStage, openChaosStage } from './chaos-stage.ts';
import { brokenLines, chaosTable, groupOf } from './chaos-table.ts';
import { type Choice, kindsOf, planCases, planText } from './plan-cases.ts';
import { DUELS } from './scenarios/duels/duels.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { settleChaos } from './settle-chaos.ts';

/** DynamoDB on a bad day: its indexes lag as long as people wait, and one call in ten is refused. */
const BAD_DAY = { indexLagMs: 5_000, errorShare: 0.1, seed: 1 };
const BAD_DAYS = 5;
/** Indexes that lag as far while something else happens, of which every so-many-th is enough: the whole of it was played before. */
const LAG = { indexLagMs: 5_000, errorShare: 0, seed: 1 };
const LAG_STEP = 10;

export interface ChaosOrder extends Omit<Choice, 'offset'> {
  /** The scenarios whose names hold this. */
  only: string;
  print: (line: string) => void;
}

/**
 * Plays every scenario once for each thing that can happen to each call of a service, and prints a table.
 * @returns whether nothing broke
 */
export async function runChaos({ only, print, ...choice }: ChaosOrder): Promise<boolean> {
  const isChosen = ({ name }: Scenario) => name.includes(only);
  const scenarios = SCENARIOS.filter(isChosen);
  const played = [...scenarios, ...DUELS.filter(isChosen)].filter((one) => kindsOf(one, choice).length > 0);
  const broken: string[] = [];
  const note = (lines: readonly string[]) => {
    broken.push(...lines);
    for (const line of lines) print(line);
  };
  const cases: PlayedCase[] = [];
  for (const [group, members] of Map.groupBy(played, ({ name }) => groupOf(name)))
    await onStage({}, async (stage) => {
      const ofGroup = await playGroup(stage, members, choice, note, print);
      cases.push(...ofGroup);
      print(`${group}: ${ofGroup.filter(({ hasHit }) => hasHit).length} faults`);
    });
  if (scenarios.length > 0)
    await onStage({ faults: LAG }, async (stage) => {
      const behind = scenarios.map((scenario) => ({
        ...scenario,
        name: `while indexes lag: ${scenario.name}`,
      }));
      cases.push(
        ...(await playGroup(stage, behind, { ...choice, step: choice.step * LAG_STEP }, note, print)),
      );
    });
  if (choice.kind === '') await onStage({ faults: BAD_DAY }, (stage) => badDay(stage, scenarios, note));
  for (const line of chaosTable(cases)) print(line);
  return broken.length === 0;
}

/** Plays scenarios on one stage, each in peace and then with each fault that was chosen, and settles what is left. */
async function playGroup(
  stage: ChaosStage,
  members: readonly Scenario[],
  choice: Omit<Choice, 'offset'>,
  note: (lines: readonly string[]) => void,
  print: ChaosOrder['print'],
): Promise<PlayedCase[]> {
  const played: PlayedCase[] = [];
  let offset = 0;
  for (const scenario of members) {
    const quiet = await playCase(stage, scenario, null);
    note(brokenLines(quiet));
    const plan = planCases(scenario, quiet.seen, { ...choice, offset });
    offset += plan.planned;
    // A chat takes a quarter of an hour: whoever waits sees that it goes on.
    print(`${scenario.name}: ${planText(plan)}`);
    for (const fault of plan.chosen) {
      const one = await playCase(stage, scenario, fault);
      note(brokenLines(one));
      played.push(one);
    }
  }
  const isContested = members.some(({ hasRival }) => hasRival);
  const group = groupOf(members[0]?.name ?? '');
  note((await settleChaos(stage, { isContested })).map((line) => `BROKEN after ${group}: ${line}`));
  return played;
}

/** Everything several times while indexes lag far behind and much is refused. */
async function badDay(
  stage: ChaosStage,
  scenarios: readonly Scenario[],
  note: (lines: readonly string[]) => void,
): Promise<void> {
  for (let time = 0; time < BAD_DAYS; time += 1)
    for (const scenario of scenarios) note(brokenLines(await playCase(stage, scenario, null)));
  note((await settleChaos(stage)).map((line) => `BROKEN after a bad day: ${line}`));
}

async function onStage(
  options: Parameters<typeof openChaosStage>[1],
  run: (stage: ChaosStage) => Promise<void>,
): Promise<void> {
  const stage = await openChaosStage(startLocalProduct, options);
  try {
    await run(stage);
  } finally {
    await stage.close();
  }
}
