import { once } from 'node:events';
import type { OriginTokenPair } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { expect, it, jest } from '@jest/globals';
import { OriginTokens, READ_AGAIN_MS } from './origin-tokens.ts';

const pair = (current: string, previous: string | null): OriginTokenPair => ({
  current: { name: current, token: current },
  previous: previous === null ? null : { name: previous, token: previous },
});

function start(stored: OriginTokenPair | null) {
  // What the class logs is of no interest here.
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const state = { stored, reads: 0, underWay: 0, time: 0, ssm: 'answers' as 'answers' | 'fails' | 'hangs' };
  const read = async (signal?: AbortSignal) => {
    state.reads += 1;
    if (state.ssm === 'hangs') {
      state.underWay += 1;
      await once(signal ?? new EventTarget(), 'abort');
      state.underWay -= 1;
      throw new Error('It was given up.');
    }
    if (state.ssm === 'fails') throw new Error('SSM is away.');
    return state.stored;
  };
  return { state, tokens: new OriginTokens({ parameter: { read }, now: () => new Date(state.time) }) };
}

const UNAVAILABLE = { code: 'unavailable', retryAfterSeconds: 2 };

it('accepts the current token and the previous one, and reads them once', async () => {
  const { state, tokens } = start(pair('b', 'a'));
  const answers = await Promise.all(['b', 'a', 'c', '', 'bb'].map((one) => tokens.accepts(one)));
  expect(answers).toEqual([true, true, false, false, false]);
  expect(state.reads).toBe(1);
});

it('learns of a new token by the first request that carries it, and of one that is gone in five minutes', async () => {
  const { state, tokens } = start(pair('a', null));
  expect(await tokens.accepts('a')).toBe(true);
  state.stored = pair('b', 'a');
  state.time = READ_AGAIN_MS + 1;
  expect([await tokens.accepts('b'), await tokens.accepts('a')]).toEqual([true, true]);
  state.stored = pair('b', null);
  state.time += READ_AGAIN_MS + 1;
  expect(await tokens.accepts('a')).toBe(true);
  state.time += 5 * 60_000;
  expect([await tokens.accepts('a'), await tokens.accepts('b')]).toEqual([false, true]);
});

it('reads no more than every five seconds for tokens that nobody made', async () => {
  const { state, tokens } = start(pair('a', null));
  for (let i = 0; i < 50; i += 1) {
    expect(await tokens.accepts(`guess ${i}`)).toBe(false);
    state.time += 1_000;
  }
  expect(state.reads).toBeLessThanOrEqual(10);
});

it.each(['fails', 'hangs'] as const)(
  'goes on with what it knows while SSM %s, and asks it seldom',
  async (ssm) => {
    const { state, tokens } = start(pair('a', null));
    await tokens.accepts('a');
    Object.assign(state, { ssm, time: 6 * 60_000 });
    for (let i = 0; i < 3; i += 1) expect(await tokens.accepts('a')).toBe(true);
    expect(state.reads).toBe(2);
    // Whoever is frozen after a response would break off a call that is under way.
    expect(state.underWay).toBe(0);
  },
);

it('neither accepts nor refuses an unknown token that may be new, while SSM fails', async () => {
  const { state, tokens } = start(pair('a', null));
  await tokens.accepts('a');
  Object.assign(state, { ssm: 'fails', time: READ_AGAIN_MS + 1 });
  await expect(tokens.accepts('b')).rejects.toMatchObject(UNAVAILABLE);
  await expect(tokens.accepts('b')).rejects.toMatchObject(UNAVAILABLE);
  expect(state.reads).toBe(2);
  Object.assign(state, { ssm: 'answers', stored: pair('b', 'a'), time: 2 * (READ_AGAIN_MS + 1) });
  expect(await tokens.accepts('b')).toBe(true);
});

it.each(['fails', 'answers'] as const)(
  'asks for patience, once a second at most, where there is no token yet and SSM %s',
  async (ssm) => {
    const { state, tokens } = start(null);
    state.ssm = ssm;
    for (let i = 0; i < 3; i += 1) await expect(tokens.accepts('a')).rejects.toMatchObject(UNAVAILABLE);
    expect(state.reads).toBe(1);
    Object.assign(state, { ssm: 'answers', stored: pair('a', null), time: 1_001 });
    expect(await tokens.accepts('a')).toBe(true);
  },
);
