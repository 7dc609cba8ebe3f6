import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastProvider, useToast } from '#components/toasts/toaster.tsx';
import { Toasts } from '#components/toasts/toasts.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { trouble, useNetworkNews } from './network-news.ts';

const toasts = () =>
  [...document.querySelectorAll('li[data-state=open]:not([hidden])')].map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let isOnline = true;
const setOnline = async (online: boolean) => {
  isOnline = online;
  fireEvent(window, new Event(online ? 'online' : 'offline'));
  await pass(0);
};

beforeEach(() => {
  isOnline = true;
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
});

function Leads() {
  useNetworkNews();
  const toast = useToast();
  const query = useQuery({
    queryKey: ['leads'],
    queryFn: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return 'Nine leads';
    },
  });
  const fail = (description: string) => toast({ title: 'Error', description, variant: 'destructive' });
  return (
    <>
      <p>{query.data ?? query.status}</p>
      <button type="button" onClick={() => void query.refetch()}>
        Refresh
      </button>
      <button type="button" onClick={() => fail('Failed to update lead details')}>
        Save
      </button>
    </>
  );
}

function show() {
  const client = createQueryClient(() => {});
  render(
    <ToastProvider view={Toasts} rewrite={trouble}>
      <QueryClientProvider client={client}>
        <Leads />
      </QueryClientProvider>
    </ToastProvider>,
  );
}

describe('the network of the admin app', () => {
  it('is named once while it is gone, for as long as it is, whatever fails meanwhile', async () => {
    show();
    await setOnline(false);
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByText('Save'));
    await pass(60_000);
    expect(toasts()).toEqual([expect.stringContaining('You are offline')]);
    await setOnline(true);
    expect(toasts()).toEqual([expect.stringContaining('You are online again')]);
    await pass(6000);
    expect(toasts()).toEqual([]);
  });

  it('loads again what could not be loaded, once it is back', async () => {
    isOnline = false;
    show();
    await pass(0);
    expect(screen.getByText('error')).toBeTruthy();
    await setOnline(true);
    await pass(100);
    expect(screen.getByText('Nine leads')).toBeTruthy();
  });

  it('is no reason for what fails while it is there', async () => {
    show();
    fireEvent.click(screen.getByText('Save'));
    await pass(0);
    expect(toasts()).toEqual([expect.stringContaining('Failed to update lead details')]);
  });
});
