import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ASSEMBLY_DIR } from '../assembly.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

let done = false;

/**
 * Builds the web and synthesizes the stack once per run, before the first project that needs the cloud assembly: tests
 * create their tables from it and run the product from it, as `npm start` does.
 */
export default function synthesize(): void {
  if (done) return;
  done = true;
  rmSync(ASSEMBLY_DIR, { recursive: true, force: true });
  run('npm', ['run', 'build', '--silent']);
  run(process.execPath, ['infra/bin/app.ts'], { CDK_OUTDIR: ASSEMBLY_DIR });
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}
