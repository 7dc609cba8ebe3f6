import { useSearchParams } from 'react-router-dom';

/** The dialogs of the list that are also asked for from elsewhere, as by the command palette. */
export type AskedDialog = 'new-lead' | 'export';

const ASKED = 'do';

interface AskedState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** A dialog that the address names. It opens and closes without an entry of the history, so that Back leaves the list as ever. */
export function useAskedDialog(name: AskedDialog): AskedState {
  const [query, setQuery] = useSearchParams();
  return {
    isOpen: query.get(ASKED) === name,
    open: () => setQuery((now) => withAskedDialog(now, name), { replace: true }),
    close: () => setQuery((now) => withAskedDialog(now, null), { replace: true }),
  };
}

/** A list's query that also asks for a dialog, or for none. */
export function withAskedDialog(query: URLSearchParams, name: AskedDialog | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (name === null) next.delete(ASKED);
  else next.set(ASKED, name);
  return next;
}
