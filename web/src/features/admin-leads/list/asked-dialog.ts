import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The dialogs of the list that are also asked for from elsewhere, as by the command palette. */
export type AskedDialog = 'new-lead' | 'export';

const ASKED = 'do';

/** Stored in the history entry of a dialog that was opened over the list, which is the entry before it. */
export const OVER_LIST = { overList: true };

interface AskedState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** A dialog that the address names. It opens as an entry of the history, so that Back closes it, and closes by going back. */
export function useAskedDialog(name: AskedDialog): AskedState {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  /** The history moves later than the call; closing twice must not leave the list as well. */
  const left = useRef<string>(undefined);
  return {
    isOpen: query.get(ASKED) === name,
    open: () => setQuery((now) => withAskedDialog(now, name), { state: OVER_LIST }),
    close: () => {
      if (left.current === key) return;
      left.current = key;
      if (isOverList(state)) void navigate(-1);
      else setQuery((now) => withAskedDialog(now, null), { replace: true });
    },
  };
}

/** Whether an entry of the history is that of a dialog over the list before it. */
export function isOverList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overList' in state;
}

/** Whether a list's query asks for a dialog. */
export function asksForDialog(query: string): boolean {
  return new URLSearchParams(query).has(ASKED);
}

/** A list's query that also asks for a dialog, or for none. */
export function withAskedDialog(query: URLSearchParams, name: AskedDialog | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (name === null) next.delete(ASKED);
  else next.set(ASKED, name);
  return next;
}
