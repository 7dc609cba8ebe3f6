import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('what was fetched is fetched again by nothing but what asks for it', async () => {
  const client = createQueryClient(() => {});
  const fetchKnown = jest.fn(async () => 'known');
  const fetchGone = jest.fn(async () => {
    throw new Error('gone');
  });
  function Reader() {
    useQuery({ queryKey: ['known'], queryFn: fetchKnown });
    useQuery({ queryKey: ['gone'], queryFn: fetchGone });
    return null;
  }
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <Reader />
      </QueryClientProvider>,
    );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { unmount } = show();
  await pass(3_600_000);
  for (const type of ['focus', 'visibilitychange', 'online']) window.dispatchEvent(new Event(type));
  await pass(3_600_000);
  expect([fetchKnown.mock.calls.length, fetchGone.mock.calls.length]).toEqual([1, 1]);
  unmount();
  show();
  await pass(1000);
  expect(fetchKnown).toHaveBeenCalledTimes(1);
  client.clear();
});
