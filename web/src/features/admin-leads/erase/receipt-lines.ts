import type { ErasureReceipt } from '@harbour-haul/contract/leads/erase-lead';
import { momentDay, momentTime } from '../lead-dates.ts';

const COUNTED = [
  ['leads', 'Leads'],
  ['sessions', 'Chats'],
  ['messages', 'Messages'],
  ['photos', 'Photos'],
  ['exports', 'Kept exports'],
] as const;

/** What a receipt says was removed, as pairs of a name and a figure. */
export function receiptLines(receipt: ErasureReceipt): (readonly [string, number])[] {
  return COUNTED.map(([field, label]) => [label, receipt[field]] as const);
}

/** The receipt as a text file: what was removed and when, without personal data. */
export function receiptText(leadId: number, receipt: ErasureReceipt): string {
  const lines = receiptLines(receipt).map(([label, count]) => `${label}: ${count}`);
  return [`Erasure receipt for lead #${leadId}`, `Erased: ${erasedAt(receipt)}`, ...lines, ''].join('\n');
}

/** When it was removed, in Halifax. */
export function erasedAt({ erasedAt: time }: ErasureReceipt): string {
  return `${momentDay(time)} ${momentTime(time)}`;
}
