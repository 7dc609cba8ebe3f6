import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { openLeadsTab, pass, sampleLeads, shownIds } from '../testing/open-leads-tab.tsx';
import { pageNumbers } from './page-position.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(count: number) {
  const tab = await openLeadsTab(sampleLeads(count));
  const click = async (name: string) => {
    fireEvent.click(button(name));
    await pass(50);
  };
  return { ...tab, click };
}

/** By label or text: asking for a role makes jsdom name every button of the table. */
const button = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'nav button, th *' });
const results = () => screen.getByText(/^Showing/).textContent;
const buttons = () => screen.getAllByLabelText(/^Page \d+$/).map((one) => one.textContent);
const current = () => document.querySelector('[aria-current="page"]')?.textContent;

describe('page numbers', () => {
  it('page numbers are the first, the last, and the current one with its neighbours', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 9)).toEqual([1, 2, null, 9]);
    expect(pageNumbers(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageNumbers(9, 9)).toEqual([1, null, 8, 9]);
  });
});

describe('the way through the pages', () => {
  it('the pagination is hidden for a single page', async () => {
    await open(10);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('the pagination uses cursors and ends, never an offset', async () => {
    const { requests, click } = await open(43);
    const asked = () => {
      const { after, before, last } = requests.at(-1)?.query ?? {};
      return { ...(after && { after: true }), ...(before && { before: true }), ...(last && { last }) };
    };
    expect(results()).toBe('Showing 1 to 10 of 43 results');
    expect(buttons()).toEqual(['1', '2', '5']);
    await click('Next');
    expect(asked()).toEqual({ after: true });
    expect(results()).toBe('Showing 11 to 20 of 43 results');
    await click('Page 3');
    expect(asked()).toEqual({ after: true });
    expect(buttons()).toEqual(['1', '2', '3', '4', '5']);
    await click('Previous');
    expect(asked()).toEqual({ before: true });
    expect(results()).toBe('Showing 11 to 20 of 43 results');
    await click('Page 5');
    expect(asked()).toEqual({ last: 'true' });
    expect(results()).toBe('Showing 41 to 43 of 43 results');
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
    await click('Previous');
    expect(asked()).toEqual({ before: true });
    expect(results()).toBe('Showing 31 to 40 of 43 results');
    await click('Page 1');
    expect(asked()).toEqual({});
    expect(shownIds()[0]).toBe('#43');
  });

  it('the pagination stops at both ends', async () => {
    const { requests, click } = await open(11);
    const before = requests.length;
    await click('Previous');
    expect(requests.length).toBe(before);
    await click('Next');
    expect(current()).toBe('2');
    const atEnd = requests.length;
    await click('Next');
    expect(requests.length).toBe(atEnd);
  });

  it('the pagination returns to the first page with other settings, and when the old ones come back', async () => {
    const { click } = await open(25);
    await click('Page 3');
    await click('Name');
    expect(current()).toBe('1');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'createdAt' } });
    await pass(50);
    expect(current()).toBe('1');
  });

  it('the pagination falls back to the last page if this one is empty now', async () => {
    const { state, click } = await open(32);
    await click('Page 4');
    await click('Previous');
    await click('Next');
    expect(results()).toBe('Showing 31 to 32 of 32 results');
    state.leads = sampleLeads(32).slice(15);
    await pass(10_000);
    expect(results()).toBe('Showing 11 to 17 of 17 results');
    expect(current()).toBe('2');
  });

  it('the pagination keeps the shown page when the next one cannot be loaded', async () => {
    const { state, click } = await open(25);
    state.down = true;
    await click('Next');
    expect(results()).toBe('Showing 1 to 10 of 25 results');
    expect(shownIds()).toHaveLength(10);
    state.down = false;
    await click('Next');
    expect(results()).toBe('Showing 11 to 20 of 25 results');
  });
});
