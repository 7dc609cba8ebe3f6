import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { useToast } from '#components/toasts/toaster.tsx';

/** Stands until the network is back, or it is put away. */
const OFFLINE: ToastOptions = {
  title: 'You are offline',
  description: 'Nothing is loaded or saved until the network is back.',
  variant: 'warning',
  about: 'network',
  durationMs: Number.POSITIVE_INFINITY,
};

const ONLINE: ToastOptions = { title: 'You are online again', variant: 'success', about: 'network' };

/** Names the one reason for whatever fails while there is no network, in place of all that failed for it. */
export function trouble(options: ToastOptions): ToastOptions {
  return options.variant === 'destructive' && !navigator.onLine ? OFFLINE : options;
}

/** Says that the network has gone and that it is back, and loads again what could not be loaded meanwhile. */
export function useNetworkNews(): void {
  const toast = useToast();
  const client = useQueryClient();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isBroken = {
      type: 'active',
      predicate: ({ state }: { state: { status: string } }) => state.status === 'error',
    } as const;
    window.addEventListener('offline', () => toast(OFFLINE), { signal });
    window.addEventListener(
      'online',
      () => {
        toast(ONLINE);
        void client.refetchQueries(isBroken);
      },
      { signal },
    );
    return () => listening.abort();
  }, [toast, client]);
}
