import type { SaveLeadViewBody } from '@harbour-haul/contract/leads/views/save-lead-view';
import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';

const KEY = ['lead-views'];

/** The lists that admins have saved by name; read when somebody looks for them, and not before. */
export function useLeadViews(enabled: boolean) {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('listLeadViews', {}, { signal })).views,
    enabled,
    staleTime: 0,
  });
}

/** Saves a list by name, and deletes one; both answer with all that there are then. */
export function useChangeLeadViews() {
  const client = useQueryClient();
  const onSuccess = ({ views }: { views: LeadView[] }) => client.setQueryData(KEY, views);
  const save = useMutation({
    mutationFn: (body: SaveLeadViewBody) => call('saveLeadView', { body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('deleteLeadView', { params: { id } }),
    onSuccess,
  });
  return { save, remove };
}
