import { spawn } from 'node:child_process';

/**
 * Runs `java` with this script's arguments and ends it as soon as stdin closes. The parent holds the other end of
 * that pipe, and the kernel closes it however the parent dies, so not even kill -9 leaves a Java behind.
 */
const graceMilliseconds = 2000;
const java = spawn('java', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] });
java.once('error', () => process.exit(127));
java.once('exit', (code) => process.exit(code ?? 0));

function stop(): void {
  java.kill('SIGTERM');
  setTimeout(() => java.kill('SIGKILL'), graceMilliseconds).unref();
}

process.stdin.once('close', stop);
process.stdin.once('error', stop);
process.stdin.resume();
process.once('SIGTERM', stop);
// A closed terminal or pipe must not end the watchdog before its Java.
process.on('SIGHUP', stop);
process.on('SIGINT', stop);
process.stdout.on('error', stop);
