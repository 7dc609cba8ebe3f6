import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OwnerMenu } from '#components/owner/owner-menu.tsx';
import { useToast } from '#components/toasts/toaster.tsx';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { useMyId } from '#lib/team/use-my-id.ts';
import { useColleagueNames } from '#lib/team/use-team.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { assignLead } from './assign-lead.ts';
import { assignedMeanwhile } from './owner-texts.ts';

/** Whose lead it is, and the menu that assigns it at once: what is typed waits to be saved all the same. */
export function LeadOwner({ lead }: { lead: Lead }) {
  const myId = useMyId();
  const client = useQueryClient();
  const toast = useToast();
  const colleagueName = useColleagueNames(lead.ownerId !== null);
  const { mutate, isPending } = useMutation({
    mutationFn: (ownerId: string | null) => assignLead(lead, ownerId),
    onSuccess: (assigned) => refreshLeads(client, [assigned]),
    onError: (error) => {
      const current = conflictingLead(error);
      void refreshLeads(client, current ? [current] : []);
      if (isUnauthenticated(error)) return;
      const description =
        assignedMeanwhile(lead, current, colleagueName) ?? serverMessage(error) ?? 'Please try again.';
      toast({ about: 'owner', title: 'Failed to assign lead', description, variant: 'destructive' });
    },
  });
  const { ownerId } = lead;
  return (
    <OwnerMenu
      owner={ownerId === null ? null : { id: ownerId, name: colleagueName(ownerId) }}
      myId={myId}
      isBusy={isPending}
      nobody="Owner: Nobody"
      onAssign={mutate}
    />
  );
}
