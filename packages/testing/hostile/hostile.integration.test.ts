import { beforeAll, expect, it } from '@jest/globals';
import { sharedBrowser, sharedProduct } from '../test-servers.ts';
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
/** One of the console and one that is public. */
const SCREENS = /^(the leads|\/request of lead 1)$/;
/** The shared product's limits are so many times the usual ones. */
const SHORT = { width: 1_000, left: 2 };

let stage: HostileStage;
beforeAll(async () => {
  stage = await hostileStage(await sharedProduct());
});

/** What is open after attacks, by their names; of each something was tried. */
async function openAfter(attacks: readonly Attack[]): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const attack of attacks.map(watched)) {
    const { tries, open } = await attack.run(stage);
    if (open.length > 0 || tries === 0) found.push([attack.name, open]);
  }
  return found;
}

/** `npm run hostile` in short; the access of routes is tried whole by the tests of sign-in. */
it('a few of all that somebody tries who means harm come to nothing', async () => {
  const attacks = [
    headsAndPaths,
    socketFrames,
    hostileFiles(16),
    framePayloads(FEW),
    pathsAndHeaders(FEW),
    textInputs(FEW, { fieldStep: 15 }),
    slowTexts(1_000),
    screens(FEW, { browser: await sharedBrowser(), isOpened: (name) => SCREENS.test(name), mails: 2 }),
  ];
  expect(await openAfter(attacks)).toEqual([]);
});

/** Whole limits from their first to their last are tried by the tests of limits. */
it('who floods or guesses is told to wait', async () => {
  expect(await openAfter([bruteForce(SHORT), floods(SHORT)])).toEqual([]);
});
