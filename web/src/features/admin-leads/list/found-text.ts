import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import type { QuickFilter } from '@harbour-haul/domain/leads/views/lead-view';
import { groupText, numeral, QUICK_LABELS, statusText } from '../list-labels.ts';
import { countedText } from '../overview/counted-text.ts';
import type { ListSettings } from './list-settings.ts';
import { QUICK_LIST_LABELS } from './quick-list-labels.ts';

/** How many leads there are of which no count is kept, as the list's heading says it; what they are where nothing is known of how many. */
export function foundText(known: LeadCount | null, settings: ListSettings): string {
  const text = known === null ? unknownText(settings) : knownText(known, settings);
  const isSaid = headingKind(settings) === 'several' && settings.search === '';
  const group = isSaid ? '' : groupText(settings);
  return group === '' ? text : `${text}: ${group}`;
}

function knownText({ count, isMore }: LeadCount, settings: ListSettings): string {
  const { status, counted } = settings;
  const isOne = count === 1 && !isMore;
  const number = `${numeral(count)}${isMore ? '+' : ''}`;
  const leads = `${number} ${isOne ? 'lead' : 'leads'}`;
  const kind = headingKind(settings);
  if (kind === 'several') return leads + partsText(settings);
  if (counted !== null) return `${leads} ${countedText(counted)}${statusText(status)}`;
  if (kind === 'needs-reply') return `${leads} ${isOne ? 'needs' : 'need'} a reply`;
  if (kind === 'follow-up-due') return `${number} ${isOne ? 'follow-up' : 'follow-ups'} due today or earlier`;
  if (kind === 'pickup-past') return `${number} past ${isOne ? 'pickup' : 'pickups'}`;
  if (kind === 'mine') return `${number} open ${isOne ? 'lead is' : 'leads are'} yours`;
  if (kind === 'unassigned') return `${number} open ${isOne ? 'lead' : 'leads'} without an owner`;
  return leads + statusText(status);
}

function unknownText(settings: ListSettings): string {
  const { status, counted } = settings;
  const kind = headingKind(settings);
  if (kind === 'several') return `Leads${partsText(settings)}`;
  if (counted !== null) return `Leads ${countedText(counted)}${statusText(status)}`;
  return kind === null ? `Leads${statusText(status)}` : QUICK_LIST_LABELS[kind];
}

/** What a heading calls the list by: the quick filter that is all of it but for its type and area, null for its status alone, `several` where more is combined. */
function headingKind({ search, quick, status, counted }: ListSettings): QuickFilter | null | 'several' {
  const [first = null, ...others] = quick;
  if (search === '' && first === null) return null;
  const isOnly = search === '' && others.length === 0 && status === 'all' && counted === null;
  return isOnly ? first : 'several';
}

/** What is found, and of a search for what: ` found for “chen” in Mine`. Several filters stand beside each other as chips. */
function partsText({ search, quick, status }: ListSettings): string {
  if (search === '') return ' found';
  const names = quick.map((one) => QUICK_LABELS[one]).join(' and ');
  return ` found for “${search}”${statusText(status)}${names && ` in ${names}`}`;
}
