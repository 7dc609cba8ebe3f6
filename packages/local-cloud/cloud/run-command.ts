import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** A tool of the house failed; the message holds its output. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandOptions {
  /** Variables on top of this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Runs a tool in the repository's root, quietly; resolves to its output. @throws CommandError with that output */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, signal }: CommandOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      env: { ...process.env, PATH: searchPath(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that what npm starts in turn can be ended with it.
      detached: true,
    });
    const end = (): void => endGroup(child.pid);
    signal?.addEventListener('abort', end, { once: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve(output);
      else
        reject(new CommandError(`${[command, ...args].join(' ')} ended with code ${code}\n${output.trim()}`));
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It ended just now.
  }
}

/** Runs a script of the repository with this very Node. @throws CommandError */
export function runScript(
  script: string,
  args: readonly string[] = [],
  options: CommandOptions = {},
): Promise<string> {
  return runCommand(process.execPath, [join(repositoryRoot, script), ...args], options);
}

/** The repository's own Node and tools come first. */
function searchPath(): string {
  return [join(repositoryRoot, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
}
