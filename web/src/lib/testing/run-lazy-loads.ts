import { beforeAll } from '@jest/globals';
import { runLazyLoads } from '#lib/lazy/lazy-loads.ts';

/** Long enough to read what a whole screen imports, on a busy machine. */
const TIMEOUT_MS = 60_000;

// As a browser has it soon after the first screen: what a test opens is there.
beforeAll(runLazyLoads, TIMEOUT_MS);
