import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUnauthenticated } from '#lib/api-client.ts';
import { fetchWholeList, type LeadsPage } from '../api/list-leads.ts';
import type { ListSettings } from '../list/list-settings.ts';
import { leadsText, numeral } from '../list-labels.ts';
import { isChoosable, MAX_SELECTED, type Selection } from './use-selection.ts';

interface SelectAll {
  loading: boolean;
  /** Undefined where the page is the whole list. */
  offer: { label: string; run: () => void } | undefined;
}

/** Selects every lead that the filter shows, beyond the page, up to a bound. */
export function useSelectAll(selection: Selection, page: LeadsPage | undefined): SelectAll {
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (settings: ListSettings) => fetchWholeList(client, settings),
    onSuccess: (leads) => selection.set(leads.filter(isChoosable)),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({ title: 'Error', description: 'Failed to load leads data', variant: 'destructive' });
    },
  });
  if (!page || (page.nextCursor === null && page.prevCursor === null)) {
    return { loading: isPending, offer: undefined };
  }
  return { loading: isPending, offer: { label: label(page.total), run: () => mutate(page.settings) } };
}

function label(total: number | null): string {
  if (total === null) return `Select all found, up to ${MAX_SELECTED}`;
  if (total > MAX_SELECTED) return `Select the first ${MAX_SELECTED} of ${numeral(total)} leads`;
  return `Select all ${leadsText(total)} of this list`;
}
