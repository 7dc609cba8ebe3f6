import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runCommand, runScript } from '../process/run-command.ts';
import { isRecord } from '../template/template.ts';

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
  await runScript('infra/bin/app.ts', [], {
    env: { CDK_OUTDIR: assemblyDir, CDK_CONTEXT_JSON: cdkContext() },
    signal,
  });
}

/**
 * What the CDK command line would pass to the app: the feature flags of cdk.json, or the template here would not be
 * the one that is deployed, and the note of each asset's folder, which bundling anew needs. Compiled parts are those of
 * this machine, which is to run them.
 */
function cdkContext(): string {
  const config: unknown = JSON.parse(readFileSync(join(repositoryRoot, 'cdk.json'), 'utf8'));
  const context = isRecord(config) && isRecord(config.context) ? config.context : {};
  return JSON.stringify({
    ...context,
    'aws:cdk:enable-asset-metadata': true,
    'harbour-haul:host-binaries': true,
    ...LOCAL_TEAM,
  });
}

/** Who is told of what happens: nobody is, but the mails and texts can be read (`ses/`, `sns/`). */
const LOCAL_TEAM = {
  mailSender: 'quotes@harbour-haul.example',
  teamEmails: 'team@harbour-haul.example',
  teamPhones: '+19025550100',
};

/** npm names its own script to what it runs; a start without npm finds it on the PATH. */
async function runNpm(args: readonly string[], signal: AbortSignal): Promise<void> {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js') === true) await runCommand(process.execPath, [npm, ...args], { signal });
  else await runCommand('npm', args, { signal });
}
