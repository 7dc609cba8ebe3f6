import { runCommand, runScript } from './run-command.ts';

/**
 * Builds the web and synthesizes the CDK app into `assemblyDir`.
 * @throws CommandError with the tool's output
 */
export async function buildAssembly(
  assemblyDir: string,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  log('Building the web …');
  await runNpm(['run', 'build', '-w', 'web'], signal);
  log('Synthesizing the stack …');
  await runScript('infra/bin/app.ts', [], { env: { CDK_OUTDIR: assemblyDir }, signal });
}

/** npm names its own script to what it runs; a start without npm finds it on the PATH. */
async function runNpm(args: readonly string[], signal: AbortSignal): Promise<void> {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js') === true) await runCommand(process.execPath, [npm, ...args], { signal });
  else await runCommand('npm', args, { signal });
}
