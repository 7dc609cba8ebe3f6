import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsPage } from '../api/list-leads.ts';
import { nameOf } from '../lead-name.ts';
import { numeral } from '../list-labels.ts';
import { unseenOf, unseenText } from './unseen-leads.ts';

const MAX_NAMED = 5;

/** Returns whom something is about that is done to many, in words: those first whom nobody sees. */
export function whoText(leads: readonly Lead[], page: LeadsPage | undefined): string {
  const unseen = unseenOf(leads, page);
  const names = [...unseen, ...leads.filter((lead) => !unseen.includes(lead))].map(nameOf);
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${numeral(more)} more` : '');
  return [named, unseenText(unseen.length, page)].filter(Boolean).join('; ');
}
