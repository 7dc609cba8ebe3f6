import { LIMITS, type LimitName } from '@harbour-haul/domain/limits/limits';
import { countTo } from '../../count-to.ts';
import { type Attack, Findings, type ShortRun } from '../attack.ts';
import type { Flood, FloodAnswer } from '../floods/flood.ts';
import { FLOODS_OF_LIMITS } from '../floods/floods-of-limits.ts';
import type { HostileStage } from '../hostile-stage.ts';

/** How many go beyond a limit. */
const BEYOND = 5;
const REFUSED = 429;

/**
 * More than one address may do, of each limit that one address can reach: it is refused with a time to wait, and leads are kept as
 * suspicious.
 * @param short the product's limits, and how much of each is left: what an address has done before is written where it is counted
 */
export function floods(short?: ShortRun): Attack {
  return {
    name: 'floods beyond the limits of an address',
    run: async (stage) => {
      const findings = new Findings();
      for (const [name, flood] of Object.entries(FLOODS_OF_LIMITS)) {
        if ('triedBy' in flood) continue;
        const answers = await play(name as LimitName, flood, stage, short);
        judge(name, flood, answers, findings);
        await flood.settle?.(stage, answers, findings);
      }
      return findings;
    },
  };
}

async function play(
  name: LimitName,
  { open, weight = 1, beyond = BEYOND }: Flood,
  stage: HostileStage,
  short: ShortRun | undefined,
): Promise<FloodAnswer[]> {
  const max = LIMITS[name].address?.max ?? 0;
  const act = await open(stage);
  const answers: FloodAnswer[] = [];
  const repeat = async (times: number) => {
    for (let n = 0; n < times; n += 1) answers.push(await act(answers.length));
  };
  if (short) {
    // Who has done nothing yet is counted nowhere.
    await repeat(1);
    await countTo(stage.product, name, max * short.width - short.left);
  }
  await repeat(Math.ceil((short?.left ?? max) / weight) + beyond);
  return answers;
}

function judge(name: string, { taken, isKept }: Flood, answers: readonly FloodAnswer[], findings: Findings) {
  for (const { status } of answers)
    findings.note(`${name}: ${status}`, taken.includes(status) || (status === REFUSED && !isKept));
  findings.note(
    `${name}: the first one was refused with ${answers[0]?.status}`,
    taken.includes(answers[0]?.status ?? 0),
  );
  if (isKept) return;
  const last = answers.at(-1);
  // A handshake that is refused has no headers that a browser would read.
  const isTold = last?.headers === undefined || Number(last.headers.get('retry-after')) > 0;
  findings.note(`${name} beyond the limit: ${last?.status}`, last?.status === REFUSED && isTold);
}
