import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useToast } from '#components/toasts/toaster.tsx';
import { takeArrival } from '#lib/sign-in/arrival-note.ts';
import { type Leave, LeaveForLogin } from './leave-for-login.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MessageScreen } from './message-screen.tsx';
import { useSignedInUser } from './signed-in-user.ts';

/** Lets only signed-in users pass; others go to the login and come back to where they wanted to be. */
export function LoginGuard({ leave }: { leave: Leave }) {
  const session = useSignedInUser();
  const location = useLocation();
  useGreeting(Boolean(session.data));
  if (session.data) return <Outlet context={session.data} />;
  if (session.data === null)
    return <LeaveForLogin leave={leave} from={location.pathname + location.search} />;
  if (session.isError && !session.isFetching) {
    const retry = () => void session.refetch();
    return (
      <MessageScreen
        title="We couldn't check your sign-in"
        text="The server did not answer as it should. You may still be signed in: please check your connection and try again."
        action={{ label: 'Try Again', onClick: retry }}
      />
    );
  }
  return <LoadingScreen label="Checking your session…" />;
}

/** Says that the sign-in was successful, which the page of it had no time for. */
function useGreeting(isSignedIn: boolean): void {
  const toast = useToast();
  useEffect(() => {
    if (isSignedIn && takeArrival()) toast({ title: 'Login successful', variant: 'success' });
  }, [isSignedIn, toast]);
}
