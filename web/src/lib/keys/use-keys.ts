import { useEffect, useEffectEvent } from 'react';
import { listenToKeys } from './key-bindings.ts';

/** What keys do, by name: `j`, `?`, `g l` for one after the other, `mod+k` with Ctrl or Cmd. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Binds keys for as long as the component is shown; what was bound last comes first. */
export function useKeys(actions: KeyActions): void {
  const find = useEffectEvent((name: string) => actions[name]);
  const names = Object.keys(actions).join('\n');
  useEffect(() => listenToKeys({ names: names.split('\n'), run: (name) => find(name)?.() }), [names]);
}
