import { ERASE_REMEDY, eraseTraces, signOut } from './erase-traces.ts';
import { type SmokeStage, type SmokeStep, type SmokeTarget, smokeStage } from './smoke-stage.ts';
import { alarm } from './steps/alarm.ts';
import { lead } from './steps/lead.ts';
import { pages } from './steps/pages.ts';
import { photo } from './steps/photo.ts';
import { securityHeaders } from './steps/security-headers.ts';
import { signIn } from './steps/sign-in.ts';
import { socket } from './steps/socket.ts';

const STEPS: readonly SmokeStep[] = [pages, securityHeaders, signIn, lead, photo, socket, alarm];

/** Are done whatever failed before. */
const CLOSING: readonly SmokeStep[] = [
  { name: 'erased again', needs: [], remedy: ERASE_REMEDY, run: eraseTraces },
  { name: 'signed out', needs: [], remedy: 'npm run admin -- password NAME ends the sign-in', run: signOut },
];

/**
 * Tries each part of a running product and removes what it made. What needs a part that failed is not tried.
 * @param print gets a line for each step, without any secret.
 * @param interrupted leaves out what has not begun, but for the removal.
 * @returns whether all is well.
 */
export async function runSmoke(
  target: SmokeTarget,
  print: (line: string) => void,
  interrupted: AbortSignal,
): Promise<boolean> {
  const stage = smokeStage(target);
  const passed = new Set<string>();
  for (const step of STEPS) {
    const missing = step.needs.find((need) => !passed.has(need));
    if (interrupted.aborted) print(`failed   ${step.name}: interrupted`);
    else if (missing !== undefined) print(`failed   ${step.name}: not tried, since ${missing} failed`);
    else if (await isDone(step, stage, print)) passed.add(step.name);
  }
  for (const step of CLOSING) if (await isDone(step, stage, print)) passed.add(step.name);
  return passed.size === STEPS.length + CLOSING.length;
}

async function isDone(step: SmokeStep, stage: SmokeStage, print: (line: string) => void): Promise<boolean> {
  const skipReason = step.skipReason?.(stage.target) ?? null;
  if (skipReason !== null) print(`skipped  ${step.name}: ${skipReason}`);
  if (skipReason !== null) return true;
  const started = performance.now();
  try {
    await step.run(stage);
    print(`ok       ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    print(`failed   ${step.name}: ${messageOf(error)}. Remedy: ${step.remedy}.`);
    return false;
  }
}

/** A failed fetch says why in its cause alone. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
