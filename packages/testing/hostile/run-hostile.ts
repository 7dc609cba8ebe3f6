import { startLocalProduct } from '../local-product.ts';
import { UNLIMITED } from '../unlimited.ts';
import { accessMatrix, wrongWays } from './access/access-matrix.ts';
import type { Attack, Outcome } from './attack.ts';
import { bruteForce } from './attacks/brute-force.ts';
import { floods } from './attacks/floods.ts';
import { framePayloads } from './attacks/frame-payloads.ts';
import { headsAndPaths } from './attacks/heads-and-paths.ts';
import { hostileFiles } from './attacks/hostile-files.ts';
import { pathsAndHeaders } from './attacks/paths-and-headers.ts';
import { screens } from './attacks/screens.ts';
import { slowTexts } from './attacks/slow-texts.ts';
import { socketFrames } from './attacks/socket-frames.ts';
import { textInputs } from './attacks/text-inputs.ts';
import { watched } from './attacks/watched.ts';
import { hostileStage } from './hostile-stage.ts';

const SHOWN = 10;
/** Usually fifty, so that nobody counts on an environment's memory. Here a second of each twenty tries went into new ones. */
const EVENTS_OF_AN_ENVIRONMENT = 1_000;

export interface HostileChoice {
  /** Of the payloads, every how many-th is sent. */
  step: number;
  /** The attacks that have this in their names alone. */
  only: string;
  /** Of the API's fields those alone that have this in their operation's or their own name. */
  field: string;
}

/**
 * Tries all that somebody could who means harm, and prints a table with what is open.
 * @returns whether nothing is open.
 * @throws Error that names all attacks, where none is chosen.
 */
export async function runHostile(
  { step, only, field }: HostileChoice,
  print: (line: string) => void,
): Promise<boolean> {
  const loose = [
    headsAndPaths,
    wrongWays,
    socketFrames,
    hostileFiles(1),
    framePayloads(step),
    pathsAndHeaders(step),
    textInputs(step, { field, tell: (line) => print(`    ${line}`) }),
    slowTexts(1),
    // Its owner and its admin may erase what all others try to reach, and do.
    accessMatrix,
  ];
  // What it plants is on the first page of lists that nothing else has filled.
  const shown = [screens(step)];
  // Limits count all that comes from this machine, so they are tried on a product of its own.
  const usual = [floods(), bruteForce()];
  const isChosen = ({ name }: Attack) => name.includes(only);
  const all = [...loose, ...shown, ...usual];
  if (!all.some(isChosen))
    throw new Error(`--only: nothing has this in its name. There is:\n${namesOf(all)}`);
  let isClosed = true;
  for (const [attacks, limits] of [
    [loose, 'loose'],
    [shown, 'loose'],
    [usual, 'usual'],
  ] as const)
    isClosed = (await attackAll(attacks.filter(isChosen), limits, print)) && isClosed;
  return isClosed;
}

function namesOf(attacks: readonly Attack[]): string {
  return attacks.map(({ name }) => `  ${name}`).join('\n');
}

async function attackAll(
  attacks: readonly Attack[],
  limits: 'loose' | 'usual',
  print: (line: string) => void,
) {
  if (attacks.length === 0) return true;
  const product = await startLocalProduct({
    limits,
    ...(limits === 'loose' && { limitChanges: UNLIMITED }),
    throttles: 'loose',
    eventsOfAnEnvironment: EVENTS_OF_AN_ENVIRONMENT,
  });
  let isClosed = true;
  try {
    const stage = await hostileStage(product);
    for (const { name, run } of attacks.map(watched)) {
      const began = performance.now();
      const outcome = await run(stage);
      print(row(name, outcome, performance.now() - began));
      for (const line of outcome.open.slice(0, SHOWN)) print(`    OPEN ${line}`);
      isClosed &&= outcome.open.length === 0;
    }
  } finally {
    await product.stop();
  }
  return isClosed;
}

function row(name: string, { tries, open }: Outcome, milliseconds: number): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${name.padEnd(50)}${String(tries).padStart(7)} tried${String(open.length).padStart(5)} open${seconds.padStart(10)}`;
}
