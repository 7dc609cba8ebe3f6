import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaveLoginNote } from '#lib/sign-in/login-note.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { clearLoadedData } from './signed-in-user.ts';

/** Goes to a path outside of this app in place of this page. */
export type Leave = (path: string) => void;

interface LeaveForLoginProps {
  leave: Leave;
  /** The place to come back to; the console's first screen where there is none. */
  from?: string;
}

/** The way to the sign-in, a page of its own; nothing of what was loaded for whoever was signed in stays here. */
export function LeaveForLogin({ leave, from }: LeaveForLoginProps) {
  const client = useQueryClient();
  useEffect(() => {
    clearLoadedData(client);
    if (from !== undefined) leaveLoginNote({ from });
    leave('/login');
  }, [client, from, leave]);
  useEffect(() => {
    // Back brings this document as it was left, with nothing to show; somebody may be signed in by then.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload();
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);
  return <LoadingScreen />;
}
