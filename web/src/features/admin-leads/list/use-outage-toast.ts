import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToast } from '#components/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';

/**
 * Shows a toast once per outage of the list, not after every failed attempt. A sign-out is no outage: it leads to the
 * login.
 * @returns whether there is an outage
 */
export function useOutageToast(query: UseQueryResult): boolean {
  const toast = useToast();
  const [since, setSince] = useState<number>();
  const failed = query.isError && !isUnauthenticated(query.error);
  if (failed && since === undefined) setSince(query.errorUpdatedAt);
  // Only a response that is newer than the outage ends it; a page cached before does not.
  if (!failed && since !== undefined && query.isSuccess && query.dataUpdatedAt >= since) setSince(undefined);
  useEffect(() => {
    if (since === undefined) return;
    toast({ title: 'Error', description: 'Failed to load leads data', variant: 'destructive' });
  }, [since, toast]);
  return since !== undefined;
}
