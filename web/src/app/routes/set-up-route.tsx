import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SetUpPage } from '#features/login/set-up-page.tsx';
import { useLazyLoads } from '#lib/lazy/use-lazy-loads.ts';
import { readSetUpLink, SET_UP_PATH } from '#lib/team/set-up-link.ts';
import { type Leave, LeaveForLogin } from '../leave-for-login.tsx';
import { clearLoadedData, setSignedInUser } from '../signed-in-user.ts';
import { useDocumentTitle } from '../use-document-title.ts';

/** Where a set-up link leads, by way of `/login`; without one there is nothing to set up, and the login is shown. */
export function SetUpRoute({ leave }: { leave: Leave }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [link, setLink] = useState(() => readSetUpLink(hash));
  useDocumentTitle('Choose your password');
  useLazyLoads();
  useEffect(() => clearLoadedData(client), [client]);
  // The secret of a link is left neither in the address nor in the history.
  useEffect(() => {
    if (hash !== '') void navigate(SET_UP_PATH, { replace: true });
  }, [hash, navigate]);
  if (!link) return <LeaveForLogin leave={leave} />;
  return (
    <SetUpPage
      link={link}
      onChosen={() => setLink(null)}
      onSignedIn={(user) => {
        setSignedInUser(client, user);
        void navigate('/admin', { replace: true });
      }}
    />
  );
}
