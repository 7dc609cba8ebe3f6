import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { keepUnsentOf } from '#features/admin-chat/unsent/unsent-store.ts';
import { clearPendingCall } from '#features/admin-leads/calls/pending-call.ts';
import { endDrafts } from '#features/admin-leads/lead-editor/draft-store.ts';
import { clearOpenedLeads } from '#features/admin-leads/opened-leads.ts';
import { clearStoredNotifications } from '#features/notifications/stored-notifications.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { clearSignedInUser } from './signed-in-user.ts';

/**
 * Signs out this browser, or every one in which the user is signed in. A refusal is said, and the user stays: the cookie is still
 * good, whatever the screen would claim.
 */
export function useLogout(): { logout: () => void; logoutEverywhere: () => void; busy: boolean } {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (everywhere: boolean) => call('logout', { body: everywhere ? { everywhere } : {} }),
    onSuccess: leave,
    onError: (error) => {
      if (isUnauthenticated(error)) leave();
      else
        toast({
          title: 'Error',
          description: 'Failed to log out. Please try again.',
          variant: 'destructive',
        });
    },
  });
  function leave() {
    clearOpenedLeads();
    clearPendingCall();
    endDrafts();
    keepUnsentOf(null);
    clearStoredNotifications();
    clearSignedInUser(client);
  }
  return { logout: () => mutate(false), logoutEverywhere: () => mutate(true), busy: isPending };
}
