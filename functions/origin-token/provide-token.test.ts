import type { OriginTokenPair } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { provideToken } from './provide-token.ts';

const STACK_ID = 'arn:aws:cloudformation:ca-central-1:000000000000:stack/HarbourHaul/a-uuid';

let stored: OriginTokenPair | null;
let logged: string;
const settle = jest.fn(async () => {});

beforeEach(() => {
  [stored, logged] = [null, ''];
  settle.mockClear();
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    logged += String(line);
    return true;
  });
});

async function provide(properties: Record<string, unknown>): Promise<string | undefined> {
  const request = { type: 'Update', stackId: STACK_ID, properties } as const;
  const write = async (pair: OriginTokenPair) => {
    stored = pair;
  };
  const parameter = { read: async () => stored, write, remove: async () => {} };
  const newToken = () => `secret of ${String(properties.Current)}`;
  return (await provideToken(request, { parameter, newToken, settle })).data.Token;
}

it('waits for functions where they may meet a token that they do not know, and only there', async () => {
  await provide({ Current: '1' });
  await provide({ Current: '1' });
  expect(settle).not.toHaveBeenCalled();
  await provide({ Current: '2', Previous: '1' });
  expect(settle).toHaveBeenCalledTimes(1);
  await provide({ Current: '2' });
  expect(settle).toHaveBeenCalledTimes(1);
});

it('logs names, and no token', async () => {
  expect(await provide({ Current: '1' })).toBe('secret of 1');
  expect(await provide({ Current: '2', Previous: '1' })).toBe('secret of 2');
  expect(logged).toContain('"current":"2","previous":"1"');
  expect(logged).not.toContain('secret');
});

it('accepts a part of the stack’s id where a stack from before asks for it, and until it does no more', async () => {
  await provide({ Current: '1', Previous: 'stack-id' });
  expect(stored?.previous?.token).toBe('a-uuid');
  await provide({ Current: '1' });
  expect(stored).toEqual({ current: { name: '1', token: 'secret of 1' }, previous: null });
});

it('fails where the template names no token', async () => {
  await expect(provide({})).rejects.toThrow('The resource names no Current token.');
});
