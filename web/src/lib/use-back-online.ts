import { useEffect, useState } from 'react';

/** Whether the network has come back since a failure that was of it: what it says is not so any more. */
export function useBackOnline(failure: { isUnreachable: boolean } | null): boolean {
  const [over, setOver] = useState<object | null>(null);
  useEffect(() => {
    if (!failure?.isUnreachable) return;
    const onOnline = () => setOver(failure);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [failure]);
  return failure !== null && over === failure;
}
