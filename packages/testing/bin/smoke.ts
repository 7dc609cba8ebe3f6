import { parseArgs } from 'node:util';
import { runSmoke } from '../smoke/run-smoke.ts';

const USAGE = `Usage: ADMIN_USERNAME=… ADMIN_PASSWORD=… npm run smoke -- https://SITE [--stack NAME]

Tries the pages, a sign-in, a lead, a photo and a chat of a running product and erases what it made; with --stack
and AWS credentials it rings one of the stack's alarms. It signs its admin out everywhere: give it one of its own.`;

const LOOPBACK = ['localhost', '127.0.0.1'];

/** `npm run smoke`: a line for each step, exit code 1 where one failed. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stack: { type: 'string' } },
  });
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = process.env;
  const site = siteOf(positionals);
  if (site === null || !username || !password) throw new Error(USAGE);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted.abort());
  const target = { site, username, password, stack: values.stack };
  const isWell = await runSmoke(target, console.log, interrupted.signal);
  if (!isWell) process.exitCode = 1;
}

/** A password goes to no other machine without TLS. */
function siteOf([address, ...rest]: string[]): URL | null {
  if (address === undefined || rest.length > 0 || !URL.canParse(address)) return null;
  const site = new URL(address);
  return site.protocol === 'https:' || LOOPBACK.includes(site.hostname) ? site : null;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
