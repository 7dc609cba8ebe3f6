import { expect, it } from '@jest/globals';
import { ownProduct, sharedProduct } from '../test-servers.ts';
import type { Attack } from './attack.ts';
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
import { type HostileStage, hostileStage } from './hostile-stage.ts';

/** So many that of each list one is left. */
const FEW = 1_000;
const SCREENS = /^(the leads|\/request of lead 1)$/;

/** What is open after attacks, by their names; of each something was tried. */
async function openAfter(attacks: readonly Attack[], stage: HostileStage): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const attack of attacks.map(watched)) {
    const { tries, open } = await attack.run(stage);
    if (open.length > 0 || tries === 0) found.push([attack.name, open]);
  }
  return found;
}

/** `npm run hostile` in short; the access of routes is tried whole by the tests of sign-in. */
it('a few of all that somebody tries who means harm come to nothing', async () => {
  const stage = await hostileStage(await sharedProduct());
  const attacks = [
    headsAndPaths,
    socketFrames,
    hostileFiles(10),
    framePayloads(FEW),
    pathsAndHeaders(FEW),
    textInputs(FEW, 9),
    slowTexts(90),
    screens(FEW, (name) => SCREENS.test(name)),
  ];
  expect(await openAfter(attacks, stage)).toEqual([]);
});

it('who floods or guesses is told to wait', async () => {
  const stage = await hostileStage(await ownProduct({ limits: 'usual', throttles: 'loose' }));
  expect(await openAfter([floods, bruteForce], stage)).toEqual([]);
});
