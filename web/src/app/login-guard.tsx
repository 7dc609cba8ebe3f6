import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from './loading-screen.tsx';
import { MessageScreen } from './message-screen.tsx';
import { useSignedInUser } from './signed-in-user.ts';

/** Lets only signed-in users pass; others go to the login and come back to where they wanted to be. */
export function LoginGuard() {
  const session = useSignedInUser();
  const location = useLocation();
  if (session.data) return <Outlet context={session.data} />;
  if (session.data === null) {
    return <Navigate to="/login" replace state={{ from: location.pathname + location.search }} />;
  }
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
