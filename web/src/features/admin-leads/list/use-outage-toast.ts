import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToast } from '#components/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';

/**
 * Says once per outage that leads could not be loaded, not with every attempt in it; answers whether there is one. The
 * end of the session is no outage: it leads to the login.
 */
export function useOutageToast(query: UseQueryResult): boolean {
  const toast = useToast();
  const [since, setSince] = useState<number>();
  const failed = query.isError && !isUnauthenticated(query.error);
  if (failed && since === undefined) setSince(query.errorUpdatedAt);
  // Only an answer that is younger than the outage ends it; a page kept from before does not.
  if (!failed && since !== undefined && query.isSuccess && query.dataUpdatedAt >= since) setSince(undefined);
  useEffect(() => {
    if (since === undefined) return;
    toast({ title: 'Error', description: 'Failed to load leads data', variant: 'destructive' });
  }, [since, toast]);
  return since !== undefined;
}
