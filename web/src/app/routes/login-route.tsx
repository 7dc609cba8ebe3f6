import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLazyLoads } from '#lib/lazy/use-lazy-loads.ts';
import { readSetUpLink } from '#lib/team/set-up-link.ts';
import { LoadingScreen } from '../loading-screen.tsx';
import { clearLoadedData, mayBeSignedIn, setSignedInUser, useSignedInUser } from '../signed-in-user.ts';
import { useDocumentTitle } from '../use-document-title.ts';

const LoginPage = lazy(async () => ({
  default: (await import('#features/login/login-page.tsx')).LoginPage,
}));

const SetUpPage = lazy(async () => ({
  default: (await import('#features/login/set-up-page.tsx')).SetUpPage,
}));

/** The login; a signed-in user is redirected to where they came from. */
export function LoginRoute() {
  const [isAsked] = useState(mayBeSignedIn);
  const session = useSignedInUser(isAsked);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const from = cameFrom(state);
  const opened = readSetUpLink(hash);
  const [link, setLink] = useState(opened);
  // A link may be opened in a tab that shows the login already.
  if (opened && opened.secret !== link?.secret) setLink(opened);
  useDocumentTitle(link ? 'Choose your password' : 'Admin Login');
  useLazyLoads();
  useEffect(() => clearLoadedData(client), [client]);
  // The secret of a link is left neither in the address nor in the history.
  useEffect(() => {
    if (readSetUpLink(hash)) void navigate('/login', { replace: true, state });
  }, [hash, state, navigate]);
  if (link)
    return (
      <SetUpPage
        key={link.secret}
        link={link}
        onChosen={() => setLink(null)}
        onSignedIn={(user) => {
          setSignedInUser(client, user);
          setLink(null);
        }}
      />
    );
  if (session.data) return <Navigate to={from} replace />;
  // A check that failed is no reason to hold back the form: signing in is what helps.
  if (session.isLoading) return <LoadingScreen label="Checking your session…" />;
  return <LoginPage onSignedIn={(user) => setSignedInUser(client, user)} />;
}

/** Only places of the admin app count; anything else in the history's state is not ours. */
function cameFrom(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/admin') ? from : '/admin';
}
