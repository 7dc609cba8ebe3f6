import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { useToast } from '#components/toasts/toaster.tsx';
import { OwnPasswordPage } from '#features/login/own-password-page.tsx';
import { useLazyLoads } from '#lib/lazy/use-lazy-loads.ts';
import { clearSignedInUser, setSignedInUser } from '../signed-in-user.ts';
import { useDocumentTitle } from '../use-document-title.ts';

/** One's own password: a screen by itself, so that nothing asks the server while the sign-in is replaced. */
export function OwnPasswordRoute() {
  const user = useOutletContext<SignedInUser>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  useDocumentTitle('Change your password');
  useLazyLoads();
  return (
    <OwnPasswordPage
      user={user}
      onChanged={(signedIn) => {
        setSignedInUser(client, signedIn);
        toast({
          title: 'Password changed',
          description: 'Your other browsers are signed out.',
          variant: 'success',
        });
        void navigate('/admin');
      }}
      onSignedOut={() => {
        const description = 'Please sign in with it.';
        clearSignedInUser(client, { title: 'Password changed', description, variant: 'success' });
      }}
    />
  );
}
