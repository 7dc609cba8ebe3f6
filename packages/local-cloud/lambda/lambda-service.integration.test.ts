import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { listenOnLoopback } from '../http/loopback-server.ts';
import { startProcessGuard } from '../process/process-guard.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { ExecutionEnvironment } from './execution-environment.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { type LambdaOptions, startLambda } from './lambda-service.ts';

const root = temporaryDirectory();
let functions = 0;
const ends: (() => Promise<void>)[] = [];
const after = (end: () => Promise<void>): void => void ends.push(end);

afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

function define(code: string, more: Partial<FunctionDefinition> = {}): FunctionDefinition {
  const logicalId = `Function${++functions}`;
  const codeDirectory = join(root, logicalId);
  mkdirSync(codeDirectory);
  writeFileSync(join(codeDirectory, 'index.mjs'), code);
  const named = { logicalId, name: logicalId, label: logicalId, arn: logicalId };
  const limits = { timeoutSeconds: 5, memoryMegabytes: 128 };
  return { ...named, codeDirectory, handler: 'index.handler', variables: () => ({}), ...limits, ...more };
}

function start(
  code: string,
  { more, ...options }: Partial<LambdaOptions> & { more?: Partial<FunctionDefinition> } = {},
) {
  const definition = define(code, more);
  const lines: string[] = [];
  const access = {
    region: 'ca-central-1',
    keyOf: () => ({ accessKeyId: 'key', secretAccessKey: 'secret' }),
    endpointVariables: {},
  };
  const log = (_name: string, line: string) => void lines.push(line);
  const lambda = startLambda({
    definitions: new Map([[definition.arn, definition]]),
    access,
    log,
    ...options,
  });
  after(() => lambda.stop());
  return { lambda, lines, invoke: (event: unknown = {}) => lambda.invoke(definition.arn, event) };
}

/** An address that answers when so many wait for it. */
async function meetingOf(count: number): Promise<string> {
  const held: ServerResponse[] = [];
  const server = await listenOnLoopback((_request, response) => {
    held.push(response);
    if (held.length === count) for (const each of held) each.end();
  });
  after(() => server.close());
  return server.url;
}

const LEAVES_A_TIMER = `
let fired = 0;
export const handler = async ({ wait }) => {
  const before = fired;
  setTimeout(() => { fired += 1; }, 1);
  Promise.resolve().then(() => {}).then(() => { fired += 10; });
  if (wait) await new Promise((resolve) => setTimeout(resolve, 20));
  return before;
};`;

it('stands still between events: what was left behind goes on during the next one', async () => {
  const { invoke, lambda } = start(LEAVES_A_TIMER);
  await lambda.ready();
  expect(await invoke()).toBe(0);
  // Long past the timer's time by any clock, had it run.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await invoke({ wait: true })).toBeLessThan(11);
  expect(await invoke()).toBeGreaterThan(20);
});

it('lets what was left behind go on where freezing is switched off', async () => {
  const { invoke, lambda } = start(LEAVES_A_TIMER, { freezes: false });
  await lambda.ready();
  expect(await invoke()).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await invoke()).toBe(11);
});

it('prints what a function printed last, though it stands still since', async () => {
  const { invoke, lines } = start(
    `export const handler = async () => { console.log('a'); process.stdout.write('b\\n'); };`,
  );
  await invoke();
  expect(lines).toEqual(['a', 'b']);
});

it('names the requests that a function leaves under way', async () => {
  const server = await listenOnLoopback(() => {});
  after(() => server.close());
  const { invoke, lines } = start(
    `import { get } from 'node:http';
    export const handler = async ({ waits }) => {
      const request = get('${server.url}/left').on('error', () => {});
      if (waits) request.destroy();
    };`,
  );
  await invoke({ waits: true });
  expect(lines).toEqual([]);
  await invoke({});
  expect(lines).toEqual([expect.stringMatching(/^LEFT UNDER WAY: GET \S+ \/left$/)]);
});

it.each(['aws:sqs', 'aws:dynamodb'])(
  'names the fetches that an event of %s leaves under way',
  async (eventSource) => {
    const server = await listenOnLoopback((_request, response) => response.end('heard'));
    after(() => server.close());
    const { invoke, lines } = start(
      `export const handler = async ({ Records }) => {
      await (await fetch('${server.url}/heard')).text();
      for (const { body } of Records) fetch(body).catch(() => {});
      await Promise.resolve();
    };`,
    );
    const silent = await listenOnLoopback(() => {});
    after(() => silent.close());
    await invoke({ Records: [{ eventSource, body: `${silent.url}/left` }] });
    expect(lines).toEqual([expect.stringMatching(/^LEFT UNDER WAY: GET \S+ \/left$/)]);
  },
);

const COUNTS = `
let events = 0;
let underWay = 0;
export const handler = async ({ hold }) => {
  events += 1;
  underWay += 1;
  if (hold) await (await fetch(hold)).text();
  underWay -= 1;
  return [events, underWay];
};`;

it('works on one event at a time in each environment, and starts more of them on demand up to the limit', async () => {
  const { invoke, lambda } = start(COUNTS, { concurrency: 3 });
  await lambda.ready();
  const hold = await meetingOf(3);
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => invoke({ hold })));
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(values).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(results[3]).toMatchObject({
    reason: { name: 'TooManyRequestsException', message: 'Rate Exceeded.' },
  });
  expect(await invoke()).toEqual([2, 0]);
});

it('works on as many events of a function as are reserved for it, and refuses the next', async () => {
  const { invoke, lambda } = start(COUNTS, { concurrency: 102, more: { reservedConcurrency: 2 } });
  await lambda.ready();
  const hold = await meetingOf(2);
  const results = await Promise.allSettled([1, 2, 3].map(() => invoke({ hold })));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(lambda.load().refused).toBe(1);
  expect(await invoke()).toEqual([2, 0]);
});

it('works on as many as an account has from when its concurrency is shared out anew', async () => {
  const { invoke, lambda } = start(COUNTS, { concurrency: 102, more: { reservedConcurrency: 2 } });
  await lambda.ready();
  lambda.shareConcurrency(1, {});
  const hold = await meetingOf(1);
  const results = await Promise.allSettled([1, 2].map(() => invoke({ hold })));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('gives each environment a process of its own, which knows the function’s variables and no others', async () => {
  const { invoke, lambda } = start(
    `export const handler = async ({ meet }) => {
      await (await fetch(meet)).text();
      return [process.pid, Object.keys(process.env).filter((name) => !/^(AWS|LAMBDA)_/.test(name)).sort()];
    };`,
    { more: { variables: () => ({ TABLE: 'leads' }) }, compileCache: join(root, 'compiled') },
  );
  await lambda.ready();
  const meet = await meetingOf(2);
  const found = (await Promise.all([1, 2].map(() => invoke({ meet })))) as [number, string[]][];
  expect(new Set([process.pid, ...found.map(([pid]) => pid)]).size).toBe(3);
  for (const [, names] of found) expect(names).toEqual(['LANG', 'TABLE', 'TZ', '_HANDLER']);
});

it('shares no native code between environments: two that decode at a time hear of their own images alone', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 400, height: 300, channels: 3, background: 'gray', noise } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const departing = Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(3, 7), jpeg.subarray(scan)]);
  const garbled = Buffer.from(jpeg);
  garbled.set([0xff, 0xe5], jpeg.length / 2);
  const { invoke } = start(
    `import sharp from ${JSON.stringify(import.meta.resolve('sharp'))};
    export const handler = async ({ image, meet }) => {
      await (await fetch(meet)).text();
      const heard = new Set();
      for (let time = 0; time < 50; time += 1) {
        const decoding = sharp(Buffer.from(image, 'base64'), { failOn: 'warning' }).raw().toBuffer();
        await decoding.then(() => heard.add('nothing'), ({ message }) => {
          for (const line of message.trim().split('\\n')) heard.add(line);
        });
      }
      return [...heard];
    };`,
    { more: { timeoutSeconds: 60 } },
  );
  const meet = await meetingOf(2);
  const decode = (image: Buffer) => invoke({ image: image.toString('base64'), meet });
  expect(await Promise.all([decode(departing), decode(garbled)])).toEqual([
    ['VipsJpeg: Corrupt JPEG data: 3 extraneous bytes before marker 0xda'],
    ['VipsJpeg: Corrupt JPEG data: premature end of data segment'],
  ]);
});

it.each([true, false])(
  'brings events and results of megabytes over, frozen between them: %s',
  async (freezes) => {
    const { invoke } = start(`export const handler = async ({ text }) => text.toUpperCase();`, { freezes });
    const text = 'é\n'.repeat(1_000_000);
    expect(await invoke({ text })).toBe(text.toUpperCase());
    expect(await invoke({ text: '' })).toBe('');
  },
);

it('ends an environment that holds more than its memory, and says so', async () => {
  const { invoke, lines } = start(
    `const kept = [];
    export const handler = async ({ fill }) => { while (fill) kept.push(new Array(100_000).fill(0.5)); return kept.length; };`,
    { more: { memoryMegabytes: 32, timeoutSeconds: 60 } },
  );
  await expect(invoke({ fill: true })).rejects.toThrow('Runtime exited with error: signal: SIGABRT');
  expect(lines.join('\n')).toMatch(/heap out of memory.*CRASHED .*SIGABRT/s);
  expect(await invoke()).toBe(0);
});

it('says what nothing caught', async () => {
  const { invoke, lines } = start(
    `export const handler = () => new Promise(() => setImmediate(() => { throw new Error('loose end'); }));`,
  );
  await expect(invoke()).rejects.toThrow('Runtime exited with error: exit status 1');
  expect(lines).toEqual([expect.stringMatching(/^CRASHED .*loose end/)]);
});

it('prints what native code prints past the function’s own streams', async () => {
  const { invoke, lambda, lines } = start(
    `import { writeSync } from 'node:fs';
    export const handler = async () => { writeSync(2, 'VIPS-WARNING\\n'); };`,
  );
  await invoke();
  await lambda.stop();
  expect(lines).toEqual(['VIPS-WARNING']);
});

it('gives an event that has no environment yet the first that is free', async () => {
  const { invoke, lambda } = start(COUNTS);
  await lambda.ready();
  const results = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => invoke()));
  // Each event is over long before a process is loaded.
  expect(results.filter((result) => (result as number[])[0] === 1).length).toBeLessThan(5);
});

it('forgets everything now and then', async () => {
  const { invoke } = start(COUNTS);
  const counts: unknown[] = [];
  for (let event = 0; event < 60; event += 1) counts.push(((await invoke()) as number[])[0]);
  expect(Math.max(...counts.map(Number))).toBe(50);
  expect(counts.at(-1)).toBe(10);
});

it('keeps its memory for as many events as are wished, and says how much of it is no garbage', async () => {
  const { invoke, lambda } = start(
    `const kept = [];
    export const handler = async ({ keep }) => {
      if (keep) kept.push(new Uint8Array(2 ** 20));
      else new Uint8Array(4 * 2 ** 20);
      return kept.length;
    };`,
    { eventsOfAnEnvironment: Number.POSITIVE_INFINITY },
  );
  const megabytes = async () => {
    const [one] = await lambda.memory();
    return Math.round((one?.bytes ?? 0) / 2 ** 20);
  };
  await lambda.ready();
  await invoke();
  const before = await megabytes();
  for (let event = 0; event < 60; event += 1) await invoke();
  expect((await lambda.memory())[0]?.events).toBe(61);
  expect((await megabytes()) - before).toBeLessThanOrEqual(1);
  for (let event = 0; event < 8; event += 1) await invoke({ keep: true });
  expect((await megabytes()) - before).toBeGreaterThanOrEqual(7);
  expect(await invoke()).toBe(8);
});

it('counts what it has done, does and refuses', async () => {
  const { invoke, lambda } = start(COUNTS, { concurrency: 1 });
  await lambda.ready();
  const server = await listenOnLoopback((_request, response) => setTimeout(() => response.end(), 50));
  after(() => server.close());
  const results = await Promise.allSettled([invoke({ hold: server.url }), invoke()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  const { busySeconds, cpuSeconds, ...counts } = lambda.load();
  expect(counts).toEqual({ begun: 1, underWay: 0, refused: 1 });
  expect(busySeconds).toBeGreaterThanOrEqual(0.045);
  expect(cpuSeconds).toBeGreaterThan(0);
});

it('starts cold after a time-out, which ends the environment', async () => {
  const { invoke, lines } = start(
    `let cold = true;
    export const handler = async ({ hang }) => { const was = cold; cold = false; if (hang) while (true); return was; };`,
    { more: { timeoutSeconds: 0.2 } },
  );
  expect(await invoke()).toBe(true);
  expect(await invoke()).toBe(false);
  await expect(invoke({ hang: true })).rejects.toThrow('Task timed out after 0.20 seconds');
  expect(await invoke()).toBe(true);
  expect(lines.some((line) => line.endsWith('Task timed out after 0.20 seconds'))).toBe(true);
});

it.each([
  ['throws as it loads', `throw new Error('no table');`, 'no table'],
  ['has no handler', `export const other = 1;`, 'Runtime.HandlerNotFound'],
])('reports a function that %s', async (_what, code, message) => {
  const { invoke, lambda, lines } = start(code);
  await expect(lambda.ready()).rejects.toThrow('could not load');
  expect(lines[0]).toMatch(/^INIT_REPORT Init Duration: [\d.]+ ms Phase: init Status: error /);
  await expect(invoke()).rejects.toThrow(message);
});

it('ends an event whose process ends', async () => {
  const { invoke } = start(
    `export const handler = async ({ exit }) => { if (exit) process.exit(1); return 'alive'; };`,
  );
  await expect(invoke({ exit: true })).rejects.toThrow('Runtime exited with error: exit status 1');
  expect(await invoke()).toBe('alive');
});

it('starts nothing any more once it is stopped, and anew after a crash of everything', async () => {
  const { invoke, lambda } = start(COUNTS);
  await lambda.ready();
  await lambda.kill();
  expect(await invoke()).toEqual([1, 0]);
  await lambda.stop();
  await expect(invoke()).rejects.toThrow('no function runs any more');
});

it('ends at once the event of an environment that dies as soon as it is loaded', async () => {
  const mark = join(root, 'dead');
  const definition = define(
    `import { writeFileSync } from 'node:fs';
    process.on('exit', () => writeFileSync(${JSON.stringify(mark)}, ''));
    setImmediate(() => process.exit(1));
    export const handler = async () => 'alive';`,
    { timeoutSeconds: 1 },
  );
  const guard = startProcessGuard();
  after(() => guard.close());
  const environment = new ExecutionEnvironment({
    definition,
    variables: {},
    freezes: false,
    log: () => {},
    guard,
  });
  const outcome = environment.invoke('{}');
  // That it is loaded and that it is dead is then heard in one turn: the process's end follows its mark.
  while (!existsSync(mark));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  await expect(outcome).rejects.toThrow('Runtime exited');
});
