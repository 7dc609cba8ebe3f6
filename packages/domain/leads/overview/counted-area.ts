import { areaOfAddress } from '../../site/area-of-address.ts';
import type { Lead } from '../lead.ts';

/** Returns the served area under whose name a lead is counted. */
export function countedArea({ address }: Pick<Lead, 'address'>): string {
  return areaOfAddress(address) ?? 'other';
}
