import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import type { LeadsPage } from '../api/list-leads.ts';
import { useLeadCount } from '../api/use-lead-count.ts';
import { foundText } from '../list/found-text.ts';
import { listLeadsQuery } from '../list/list-settings.ts';

/** How many leads a list has of which no count is kept: those of its page where that is all of it, else as many as the server counts. */
export function FoundCount({ page }: { page: LeadsPage }) {
  const { settings, leads, nextCursor } = page;
  const isWhole = page.page === 1 && nextCursor === null;
  const counted = useLeadCount(listLeadsQuery(settings), !isWhole);
  const known = isWhole ? { count: leads.length, isMore: false } : counted;
  return foundText(known && isTold(known) ? known : ofPage(page), settings);
}

/** That a look at many has found none says nothing of the others. */
function isTold({ count, isMore }: LeadCount): boolean {
  return count > 0 || !isMore;
}

/** Until the answer is there. How many were on the pages before nobody knows: one may have fewer than there is room for. */
function ofPage({ page, leads }: LeadsPage): LeadCount | null {
  return page === 1 && leads.length > 0 ? { count: leads.length, isMore: true } : null;
}
