import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';
import { descendants, stillRunning } from './process-tree.ts';
import { temporaryLocalDir } from './spawned-product.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryLocalDir();
afterAll(() => folder.remove());

writeFileSync(
  join(folder.path, 'index.mjs'),
  `export const loops = () => { console.log('running'); while (true); };
  export const rests = () => {};`,
);

const imported = (path: string) => JSON.stringify(join(ROOT, 'packages', path));

/** What a test, a bench or a start may be in the middle of when it is killed. Each prints a line once it is. */
const SCRIPTS = {
  'a product and its Java': `
    import { spawnProduct } from ${imported('testing/spawned-product.ts')};
    await spawnProduct(${JSON.stringify(join(folder.path, 'data'))});
    console.log('running');`,
  'a browser': `
    import { launchBrowser } from ${imported('testing/chromium/browser.ts')};
    await (await launchBrowser()).newPage();
    console.log('running');`,
  'functions in an endless loop and at rest': `
    import { startLambda } from ${imported('local-cloud/lambda/lambda-service.ts')};
    const definition = (name) => ({
      logicalId: name, name, label: name, arn: name, codeDirectory: ${JSON.stringify(folder.path)},
      handler: 'index.' + name, variables: () => ({}), timeoutSeconds: 600, memoryMegabytes: 128,
    });
    const lambda = startLambda({
      definitions: new Map(['loops', 'rests'].map((name) => [name, definition(name)])),
      access: { region: 'ca-central-1', keyOf: () => ({ accessKeyId: 'k', secretAccessKey: 's' }), endpointVariables: {} },
      log: (_name, line) => console.log(line),
    });
    await lambda.ready();
    void lambda.invoke('loops', {});`,
  'a command and what it started': `
    import { runCommand } from ${imported('local-cloud/process/run-command.ts')};
    void runCommand('sh', ['-c', 'sleep 600 & sleep 600; true']).catch(() => {});
    console.log('running');
    setInterval(() => {}, 1000);`,
};

it.each(Object.entries(SCRIPTS))(
  '%s are gone after the process that started them is killed',
  async (_what, script) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(createInterface({ input: parent.stdout }), 'line');
    let started: number[] = [];
    await eventually(() => {
      started = descendants(parent.pid ?? 0);
      expect(started.length).toBeGreaterThanOrEqual(3);
    });
    parent.kill('SIGKILL');
    await eventually(() => expect(stillRunning(started)).toEqual([]));
  },
);

/** Runs Jest on files of its own. */
function startRun(files: readonly string[], more: object = {}): ChildProcess {
  const directory = mkdtempSync(join(folder.path, 'run-'));
  for (const [index, text] of files.entries()) writeFileSync(join(directory, `${index}.test.mjs`), text);
  const config = join(directory, 'jest.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testEnvironment: join(ROOT, 'packages/testing/setup/server-environment.js'),
      testMatch: ['**/*.test.mjs'],
      moduleFileExtensions: ['mjs', 'js'],
      transform: {},
      maxWorkers: 2,
      ...more,
    }),
  );
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  return spawn(process.execPath, ['--experimental-vm-modules', jest, '--config', config], {
    cwd: directory,
    env: { ...process.env, NODE_OPTIONS: '', READY_FILE: join(directory, 'ready') },
    stdio: 'ignore',
  });
}

const SERVING = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  const server = createServer().listen(0);
  globalThis.leftovers.add(() => server.close());
  beforeAll(() => appendFileSync(process.env.READY_FILE, 'x'));
  test('hangs', () => new Promise(() => {}), 60_000);`;

it('workers end when their run is killed in the middle of tests that serve', async () => {
  const run = startRun([SERVING, SERVING]);
  const ready = join(run.spawnargs.at(-1) ?? '', '..', 'ready');
  await eventually(() => expect(readFileSync(ready, 'utf8')).toBe('xx'));
  const workers = descendants(run.pid ?? 0);
  expect(workers).toHaveLength(2);
  run.kill('SIGKILL');
  await eventually(() => expect(stillRunning(workers)).toEqual([]));
});

const MARKING = `
  import { appendFileSync } from 'node:fs';
  test('runs', () => appendFileSync(process.env.READY_FILE, import.meta.filename.at(-10)));`;

it('a run runs every file though workers that have grown are replaced, some in the middle of the next', async () => {
  const run = startRun([MARKING, MARKING, MARKING, MARKING], { workerIdleMemoryLimit: 2 });
  expect(await once(run, 'exit')).toEqual([0, null]);
  const ready = join(run.spawnargs.at(-1) ?? '', '..', 'ready');
  expect(new Set(readFileSync(ready, 'utf8'))).toEqual(new Set('0123'));
});

it('a run ends although a test file fails before it closes what it started', async () => {
  const run = startRun([SERVING.replace('appendFileSync(', 'notDefined(')]);
  expect(await once(run, 'exit')).toEqual([1, null]);
});
