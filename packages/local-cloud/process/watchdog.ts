import { spawn } from 'node:child_process';

/**
 * `watchdog.ts COMMAND ARGUMENTS…` runs a command and ends it, with all that it started, as soon as stdin closes. The
 * parent holds the other end of that pipe, and the kernel closes it however the parent ends, so not even kill -9 leaves
 * a command behind. It leads a process group of its own (see `spawn-watched.ts`).
 */
const graceMilliseconds = 2000;
const [command = '', ...args] = process.argv.slice(2);
let stopping = false;

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));

function stop(): void {
  if (stopping) return;
  stopping = true;
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), graceMilliseconds);
}

function signalGroup(signal: NodeJS.Signals): void {
  process.kill(-process.pid, signal);
}

process.stdin.once('close', stop);
process.stdin.once('error', stop);
process.stdin.resume();
// Nothing ends the watchdog before its command: not its own signal to the group, a closed terminal or a closed pipe.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, stop);
process.stdout.on('error', stop);
process.stderr.on('error', stop);
