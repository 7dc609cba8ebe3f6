import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { sampleSession } from '../testing/chat-server.ts';
import { useHeldOrder } from './use-held-order.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const sessions = (ids: string) => ids.split('').map((id) => sampleSession(id));

function openList(ids: string) {
  const { result, rerender } = renderHook(
    (props: { list: readonly ChatSession[]; view: string }) => useHeldOrder(props.list, props.view),
    { initialProps: { list: sessions(ids), view: 'active' } },
  );
  return {
    shown: () => result.current.rows.map(({ id }) => id).join(''),
    move: () => act(() => result.current.handProps.onPointerMove()),
    become: (next: string, view = 'active') => rerender({ list: sessions(next), view }),
    rest: (ms: number) =>
      act(() => {
        jest.advanceTimersByTime(ms);
      }),
  };
}

it('rows are in their own order where no hand is among them', () => {
  const { shown, become } = openList('abc');
  become('cab');
  expect(shown()).toBe('cab');
});

it('rows stay while a hand moves among them, what is new is below, and what has left is gone', () => {
  const { shown, move, become, rest } = openList('abc');
  move();
  become('dcab');
  expect(shown()).toBe('abcd');
  become('dca');
  expect(shown()).toBe('acd');
  rest(4_000);
  move();
  rest(4_000);
  expect(shown()).toBe('acd');
  rest(1_000);
  expect(shown()).toBe('dca');
});

it('another view has an order of its own', () => {
  const { shown, move, become } = openList('abc');
  move();
  become('cba', 'all');
  expect(shown()).toBe('cba');
});
