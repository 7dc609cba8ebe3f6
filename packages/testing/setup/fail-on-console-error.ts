import { afterEach, beforeEach, expect, jest } from '@jest/globals';

/**
 * An unexpected `console.error` or `console.warn` fails the test that caused it, so that swallowed errors surface.
 * A test that expects one replaces the spy itself: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const calls: unknown[][] = [];

beforeEach(() => {
  calls.length = 0;
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      calls.push([method, ...args]);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(calls).toEqual([]);
});
