import type { Key, Write } from './items.ts';
import type { Table } from './table.ts';

/** Stores the receipt of a request, unless one that has not expired is stored under the key (`id` …) already. */
export function puttingReceipt(
  table: Table,
  key: Key,
  receipt: object,
  { now, lifetimeSeconds }: { now: Date; lifetimeSeconds: number },
): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return table.putting(
    { ...key, ...receipt, expiresAt: seconds + lifetimeSeconds },
    { condition: 'attribute_not_exists(id) OR expiresAt <= :now', values: { ':now': seconds } },
  );
}
