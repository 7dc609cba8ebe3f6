import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { keepUnsentOf } from '#features/admin-chat/unsent/unsent-store.ts';
import { clearPendingCall } from '#features/admin-leads/calls/pending-call.ts';
import { endDrafts } from '#features/admin-leads/drafts/draft-store.ts';
import { clearOpenedLeads } from '#features/admin-leads/opened-leads.ts';
import { clearStoredNotifications } from '#features/notifications/stored-notifications.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { lazyDialog } from '#lib/lazy/lazy-dialog.tsx';
import { useMyId } from '#lib/team/use-my-id.ts';
import { clearSignedInUser } from './signed-in-user.ts';
import { unsavedText } from './unsaved-text.ts';

const ConfirmDialog = lazyDialog(async () => (await import('#components/confirm-dialog.tsx')).ConfirmDialog);

interface Logout {
  logout: () => void;
  logoutEverywhere: () => void;
  busy: boolean;
  /** To be shown: whether to throw away what is typed and not saved, which nobody is to find here after a sign-out. */
  question: ReactNode;
}

/**
 * Signs out this browser, or every one in which the user is signed in; asks first where something is typed and not saved. A refusal
 * is said, and the user stays: the cookie is still good, whatever the screen would claim.
 */
export function useLogout(): Logout {
  const client = useQueryClient();
  const toast = useToast();
  const userId = useMyId();
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
  const [asked, setAsked] = useState<{ everywhere: boolean; unsaved: string } | null>(null);
  const begin = (everywhere: boolean) => {
    const unsaved = unsavedText(userId);
    if (unsaved === '') mutate(everywhere);
    else setAsked({ everywhere, unsaved });
  };
  const question = asked && (
    <ConfirmDialog
      question="Throw away what is not saved?"
      detail={asked.unsaved}
      action="Log out"
      cancel="Stay here"
      onConfirm={() => {
        setAsked(null);
        mutate(asked.everywhere);
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return { logout: () => begin(false), logoutEverywhere: () => begin(true), busy: isPending, question };
}
