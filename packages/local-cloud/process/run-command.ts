import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnWatched } from './spawn-watched.ts';

/** The repository's root folder. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** A tool of the repository failed; the message holds its output. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export interface CommandOptions {
  /** Variables on top of this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Runs a tool in the repository's root, without printing; resolves to its output. It ends with `signal` or with this process,
 * and so does what it started in turn.
 * @throws CommandError with that output
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, signal }: CommandOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawnWatched(command, args, {
      cwd: repositoryRoot,
      env: { ...process.env, PATH: searchPath(), ...env },
    });
    const end = (): void => void child.stdin.destroy();
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
