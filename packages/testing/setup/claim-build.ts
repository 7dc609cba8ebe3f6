import { lockDirectory } from '@harbour-haul/local-cloud/process/process-lock';

/**
 * Claims the folder of what runs build, for this process and those that it starts, until it ends. What a run has built serves it to
 * its end: functions that start anew in its last minute load their code from there, and another run would build there from nothing.
 * @throws LockedError where another run has it
 */
export function claimBuild(directory: string, env: NodeJS.ProcessEnv): void {
  if (env.TEST_RUN !== undefined) return;
  lockDirectory(
    directory,
    (owner) => `Another run (${owner}) uses ${directory}. Wait for its end, or use another git worktree.`,
  );
  env.TEST_RUN = String(process.pid);
}
