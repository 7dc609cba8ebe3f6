import { expect, it } from '@jest/globals';
import type { HostileStage } from '../hostile-stage.ts';
import { watched } from './watched.ts';

/** What is open after an attack during which functions have logged these lines. */
async function openAfter(...lines: object[]): Promise<string[]> {
  const logLines: string[] = [];
  const run = async () => {
    logLines.push(...lines.map((line) => JSON.stringify(line)));
    return { tries: 1, open: [] };
  };
  const stage = { product: { logLines } } as unknown as HostileStage;
  return (await watched({ name: 'an attack', run }).run(stage)).open;
}

const FAILED = { level: 'error', message: 'message failed', messageId: 'a', receives: 1, error: 'TypeError' };

it('counts what functions log as an error meanwhile', async () => {
  expect(await openAfter({ level: 'info', message: 'request' }, FAILED)).toHaveLength(1);
});

it('counts a message whose store was too slow once it is so again', async () => {
  const slow = { ...FAILED, error: 'TimeoutError' };
  expect(await openAfter(slow)).toEqual([]);
  expect(await openAfter(slow, { ...slow, receives: 2 })).toHaveLength(1);
});

it('counts an attack that comes to no end', async () => {
  const run = () => Promise.reject(new Error('no'));
  const outcome = await watched({ name: 'an attack', run }).run({
    product: { logLines: [] },
  } as unknown as HostileStage);
  expect(outcome.open).toEqual([expect.stringContaining('it came to no end: Error: no')]);
});
