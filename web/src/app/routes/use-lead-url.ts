import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asksForDialog, isOverList } from '#features/admin-leads/list/asked-dialog.ts';
import { leadPath } from '#lib/admin-paths.ts';
import { useListSearch } from './use-list-search.ts';

/** Stored in the history entry, so that closing a lead navigates back. */
const FROM_LIST = { fromList: true };

interface LeadUrl {
  /** Opens a lead under its own address; in place of a dialog that the list's address asks for. */
  open: (id: number) => void;
  /** Replaces an open lead by another; closing that one leads to the list as well. */
  replace: (id: number) => void;
  /** Leaves a lead for the list that it was opened from, where it was. */
  close: () => void;
}

/** The ways between the list and the addresses of its leads. */
export function useLeadUrl(): LeadUrl {
  const navigate = useNavigate();
  const location = useLocation();
  const search = useListSearch();
  /** The history moves later than the call; closing twice must not leave the list as well. */
  const left = useRef<string>(undefined);
  return {
    open: (id) => {
      const replace = asksForDialog(location.search);
      const isListBefore = !replace || isOverList(location.state);
      void navigate({ pathname: leadPath(id), search }, { state: isListBefore ? FROM_LIST : null, replace });
    },
    replace: (id) =>
      void navigate({ pathname: leadPath(id), search }, { state: location.state, replace: true }),
    close: () => {
      if (left.current === location.key) return;
      left.current = location.key;
      if (isFromList(location.state)) void navigate(-1);
      else void navigate({ pathname: '/admin', search }, { replace: true });
    },
  };
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
