import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepMetrics } from '../cloudwatch/metric-files.ts';
import { checkJava, JavaMissingError } from '../dynamodb/java.ts';
import { listenOnLoopback, PortTakenError } from '../http/loopback-server.ts';
import { Cleanup } from '../process/cleanup.ts';
import { whenParentEnds } from '../process/parent.ts';
import { LockedError, lockDirectory } from '../process/process-lock.ts';
import { stopOnSignal } from '../process/stop-on-signal.ts';
import { isDiskFull } from '../shared/full-disk.ts';
import { DamagedFileError } from '../shared/read-json-file.ts';
import { adminUser, checkAdmin, ensureAdmin } from './admin-user.ts';
import { buildAssembly } from './build-assembly.ts';
import { startHotReload } from './hot-reload.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';
import { mailDirectory, textDirectory } from './messaging.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { devFileOverride, startWebDevServer } from './web-dev-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A part of the product does not respond through the local CloudFront. */
class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
}

/** Errors whose message is shown alone, without a name or stack. */
const plainErrors = [DamagedFileError, JavaMissingError, LockedError, PortTakenError, SettingsError];

const LOOSE = 'Limits: loose. An address may do a thousand times as much as in AWS (LIMITS=loose).';

const DISK_FULL =
  'There is no room on the disk of LOCAL_DIR. Nothing that was stored is lost: make room, then start again.';

const log = (line: string): void => console.log(line);

/** Runs the product until a signal or, where the arguments ask for it, the end of the parent process stops it. */
export async function main(args: readonly string[], env: Environment): Promise<void> {
  const cleanup = new Cleanup();
  const { signal, stop } = stopOnSignal(cleanup);
  try {
    const settings = readSettings(args, env);
    if (settings.endWithParent) whenParentEnds(stop);
    await run(settings, env, cleanup, signal);
  } catch (error) {
    // What a signal cut short fails in some way or other; that is no news.
    if (signal.aborted) return;
    console.error(explain(error));
    await cleanup.run();
    process.exit(1);
  }
}

async function run(
  settings: Settings,
  env: Environment,
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<void> {
  const { localDir, port } = settings;
  await checkAdmin(env);
  await checkJava();
  await checkPort(port);
  const unlock = lockDirectory(
    localDir,
    (owner) =>
      `${localDir} is in use by a running local cloud (${owner}). Stop it, or set LOCAL_DIR to another folder.`,
  );
  cleanup.add(async () => unlock());
  const assemblyDir = settings.assemblyDir ?? (await freshAssembly(localDir, cleanup, signal));
  const cloud = await startCloud(settings, assemblyDir, cleanup, signal);
  await prepareAdmin(cloud, localDir, env);
  log(`Mails: ${mailDirectory(localDir)} · texts: ${textDirectory(localDir)}`);
  await checkReady(cloud.url, cloud.probePath);
  if (settings.dev) {
    const watcher = startHotReload(assemblyDir, () => cloud.reloadFunctions(), log);
    cleanup.add(async () => watcher.close());
  }
  if (!signal.aborted) log(`Ready: ${cloud.url}`);
}

async function freshAssembly(localDir: string, cleanup: Cleanup, signal: AbortSignal): Promise<string> {
  const assemblyDir = join(localDir, 'cdk.out');
  mkdirSync(assemblyDir, { recursive: true });
  const building = buildAssembly(assemblyDir, log, signal);
  cleanup.add(() => building.catch(() => {}));
  await building;
  return assemblyDir;
}

async function startCloud(
  settings: Settings,
  assemblyDir: string,
  cleanup: Cleanup,
  signal: AbortSignal,
): Promise<LocalCloud> {
  const web = settings.dev ? cleanup.own(await startWebDevServer()) : undefined;
  if (settings.limits === 'loose') log(LOOSE);
  log('Starting the local cloud …');
  const starting = startLocalCloud({
    assemblyDir,
    localDir: settings.localDir,
    port: settings.port,
    iam: settings.iam,
    faults: settings.faults,
    limits: settings.limits,
    freezes: settings.freezes,
    ...(settings.concurrency !== undefined && { concurrency: settings.concurrency }),
    grantUses: settings.grantUses,
    log,
    functionLog: keepMetrics(settings.localDir, (name, line) => log(`[${name}] ${line}`)),
    ...(web !== undefined && { fileOverride: devFileOverride(web) }),
  });
  // A signal in the middle of the start waits for its end: half a cloud cannot be stopped without leftovers.
  cleanup.add(async () => (await starting.catch(() => undefined))?.stop());
  const cloud = await starting;
  signal.throwIfAborted();
  return cloud;
}

async function prepareAdmin(cloud: LocalCloud, localDir: string, env: Environment): Promise<void> {
  const usersTable = cloud.outputs.UsersTableName;
  if (usersTable === undefined) return;
  const admin = adminUser(localDir, env);
  await ensureAdmin(cloud, usersTable, admin);
  log(`Admin: ${admin.username} / ${admin.isGiven ? '(the password that you gave)' : admin.password}`);
}

/** Fails for a taken port before a build of several seconds, not after it. */
async function checkPort(port: number): Promise<void> {
  if (port === 0) return;
  const probe = await listenOnLoopback((_request, response) => response.end(), { port, bothFamilies: true });
  await probe.close();
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return DISK_FULL;
  return plainErrors.some((kind) => error instanceof kind)
    ? error.message
    : `${error.name}: ${error.message}`;
}

/** Requests the site and one API call through the local CloudFront. @throws NotReadyError with what came back */
async function checkReady(url: string, apiPath: string | undefined): Promise<void> {
  await expectStatus(`${url}/`, (status) => status < 400);
  // Without a sign-in an API call may be refused, but it must not fail.
  if (apiPath !== undefined) await expectStatus(`${url}${apiPath}`, (status) => status < 500);
}

async function expectStatus(url: string, accepts: (status: number) => boolean): Promise<void> {
  const response = await fetch(url, { redirect: 'manual' });
  const body = await response.text();
  if (!accepts(response.status))
    throw new NotReadyError(`GET ${url} returned ${response.status}: ${body.slice(0, 300)}`);
}
