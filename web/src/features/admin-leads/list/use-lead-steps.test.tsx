import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { LeadsPage } from '../api/list-leads.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { useLeadSteps } from './use-lead-steps.ts';

const page = (number: number, ids: number[], total: number | null): LeadsPage => ({
  settings: {
    status: 'new',
    sort: 'createdAt',
    order: 'desc',
    search: '',
    quick: [],
    junkType: null,
    area: null,
    counted: null,
    rows: 10,
  },
  rows: 10,
  page: number,
  leads: ids.map((id) => sampleLead(id)),
  total,
  nextCursor: number === 1 ? 'next' : null,
  prevCursor: number === 1 ? null : 'previous',
});
const FIRST = page(1, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4], 13);

function open(id: number, first = FIRST) {
  const [onStep, goTo] = [jest.fn<(to: number) => void>(), jest.fn()];
  const list = { moving: false, failed: false, retry: () => {}, goTo };
  const hook = renderHook((now) => useLeadSteps(now.id, { ...list, page: now.page }, onStep), {
    initialProps: { id, page: first },
  });
  return { ...hook, steps: () => hook.result.current, onStep, goTo };
}

describe('the steps of an open lead', () => {
  it('the steps lead to both neighbours, and say where in the list one is', () => {
    const { steps, onStep, rerender } = open(12);
    expect(steps()).toMatchObject({ position: '2 of 13', reachedBy: null });
    act(() => steps()?.next?.());
    rerender({ id: 11, page: FIRST });
    expect(steps()).toMatchObject({ position: '3 of 13', reachedBy: 'next' });
    act(() => steps()?.previous?.());
    expect(onStep.mock.calls).toEqual([[11], [12]]);
  });

  it('the steps go over the pages and stop at the ends', () => {
    const { steps, onStep, goTo, rerender } = open(4);
    act(() => steps()?.next?.());
    expect([goTo.mock.calls, onStep.mock.calls]).toEqual([[[2]], []]);
    const last = page(2, [3, 2, 1], 13);
    rerender({ id: 4, page: last });
    expect(onStep.mock.calls).toEqual([[3]]);
    rerender({ id: 3, page: last });
    expect(steps()).toMatchObject({ position: '11 of 13', reachedBy: 'next' });
    rerender({ id: 1, page: last });
    expect(steps()?.next).toBeNull();
  });

  it('the steps go on where a lead was that a change has taken from the list', () => {
    const { steps, onStep, rerender } = open(12);
    rerender({ id: 12, page: page(1, [13, 11, 10, 9, 8, 7, 6, 5, 4, 3], 12) });
    expect(steps()?.position).toBe('');
    act(() => steps()?.next?.());
    expect(onStep.mock.calls).toEqual([[11]]);
  });

  it('the steps of a list that nobody counts say where among the shown ones one is, and of all where these are all', () => {
    const { steps, rerender } = open(12, page(1, [13, 12, 11], null));
    expect(steps()?.position).toBe('2 of 3 shown');
    rerender({ id: 12, page: { ...page(1, [13, 12, 11], null), nextCursor: null } });
    expect(steps()?.position).toBe('2 of 3');
    rerender({ id: 9, page: { ...page(2, [10, 9], null), nextCursor: null } });
    expect(steps()?.position).toBe('12 of 12');
  });

  it('the steps of a lead that the list never had are none', () => {
    expect(open(99).steps()).toBeNull();
  });
});
